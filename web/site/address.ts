// The address names a widget and its state: #rope-dials?position=32.

type Addressed = HTMLElement & {
  setState(text: string): void;
  reset(): void;
  updateComplete: Promise<boolean>;
};

/** Without the percent signs that whoever passed it on has put in; what is none of them stays. */
export function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** The widget that an address speaks of, and the state, if it names one. */
function parse(hash: string): { slug: string; state: string } | undefined {
  const match = /^#([a-z][a-z-]*)\?(.*)$/s.exec(decoded(hash));
  return match ? { slug: match[1], state: match[2] } : undefined;
}

const widgetOf = (slug: string) => document.querySelector<Addressed>(`[id="${slug}"] > pe-${slug}`);

export function followAddress(): void {
  const lost = document.querySelector<HTMLElement>('.lost');

  const follow = async () => {
    const target = parse(location.hash);
    const widget = target && widgetOf(target.slug);
    if (lost) lost.hidden = !target || Boolean(widget);
    if (!target || !widget) return;
    await widget.updateComplete;
    widget.setState(target.state);
    widget.scrollIntoView({ block: 'center', behavior: 'instant' });
  };

  window.addEventListener('popstate', follow);
  // Away from a state, or back to before it, its widget is as it was found: also where the menu
  // has named the state in the address, which tells nobody.
  window.addEventListener('hashchange', ({ oldURL }) => {
    const left = parse(new URL(oldURL).hash);
    if (left && left.slug !== parse(location.hash)?.slug) widgetOf(left.slug)?.reset();
  });
  follow();
}
