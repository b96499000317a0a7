// The button that copies what stands beside it.

export function offerCopies(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button.copy')) {
    const words = button.textContent;
    button.hidden = false;
    button.addEventListener('click', async () => {
      const text = button.parentElement?.querySelector('pre');
      if (!text) return;
      try {
        await navigator.clipboard.writeText(text.textContent ?? '');
        button.textContent = button.dataset.done ?? '';
        setTimeout(() => {
          button.textContent = words;
        }, 2000);
      } catch {
        // Not allowed here: selected, it is one key away.
        getSelection()?.selectAllChildren(text);
      }
    });
  }
}
