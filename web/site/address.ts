// The address names a widget and its state: #rope-dials?position=32.

type Addressed = HTMLElement & {
  setState(text: string): void;
  reset(): void;
  updateComplete: Promise<boolean>;
};

/** The widget that an address speaks of, and the state, if it names one. */
function parse(hash: string): { slug: string; state: string } | undefined {
  const match = /^#([a-z][a-z-]*)\?(.*)$/.exec(hash);
  return match ? { slug: match[1], state: match[2] } : undefined;
}

export function followAddress(): void {
  let addressed: Addressed | undefined;
  const lost = document.querySelector<HTMLElement>('.lost');

  const follow = async () => {
    const target = parse(location.hash);
    const widget =
      target && document.querySelector<Addressed>(`[id="${target.slug}"] > pe-${target.slug}`);
    // Back at an address without a state, the widget is as that address shows it.
    if (addressed !== widget) addressed?.reset();
    addressed = widget ?? undefined;
    if (lost) lost.hidden = !target || Boolean(widget);
    if (!target || !widget) return;
    await widget.updateComplete;
    widget.setState(target.state);
    widget.scrollIntoView({ block: 'center', behavior: 'instant' });
  };

  window.addEventListener('popstate', follow);
  follow();
}
