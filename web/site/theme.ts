// Light, dark, or as the system has it. A file of its own, so that it runs before the page is drawn.
// So does what else must be known by then.

const choices = ['auto', 'light', 'dark'] as const;
type Choice = (typeof choices)[number];

const root = document.documentElement;
const key = 'theme';

/** Storage may be forbidden: then the choice lasts as long as the page. */
function stored(): Choice {
  try {
    const found = localStorage.getItem(key);
    return choices.find((choice) => choice === found) ?? 'auto';
  } catch {
    return 'auto';
  }
}

function store(choice: Choice): void {
  try {
    localStorage.setItem(key, choice);
  } catch {}
}

function apply(choice: Choice): void {
  if (choice === 'auto') delete root.dataset.theme;
  else root.dataset.theme = choice;
  // The browser's own frame is coloured along: of its two colours, the chosen theme's.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const { scheme } = meta.dataset;
    if (choice === 'auto') meta.media = `(prefers-color-scheme: ${scheme})`;
    else meta.media = choice === scheme ? 'all' : 'not all';
  }
}

let choice = stored();
apply(choice);

// A page that is not opened at its top is laid out whole: the browser looks for a place in it.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.type !== 'navigate' || location.hash !== '') root.classList.remove('fresh');

function offer(): void {
  const button = document.querySelector<HTMLButtonElement>('button.theme');
  if (!button) return;
  const name = () => {
    const label = button.dataset[choice] ?? '';
    button.setAttribute('aria-label', label);
    button.title = label;
  };
  button.addEventListener('click', () => {
    choice = choices[(choices.indexOf(choice) + 1) % choices.length];
    apply(choice);
    store(choice);
    name();
  });
  name();
  button.hidden = false;
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', offer);
else offer();
