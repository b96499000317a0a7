/** What colours mean. Each role is a class of marks and of words; styles/tokens.css has its colour. */
export const roles = [
  'content',
  'position',
  'sum',
  'token-dog',
  'token-bite',
  'token-man',
  'other',
  'step',
  'query',
  'key',
  'learned',
  'fault',
];

/** The role of the mark or word that something belongs to. */
export function roleOf(target: EventTarget | null): string | undefined {
  const marked = (target as Element | null)?.closest?.(roles.map((role) => `.${role}`).join());
  return roles.find((role) => marked?.classList.contains(role));
}
