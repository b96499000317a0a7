/** A length in a drawing: two decimals are a hundredth of a pixel. Never "-0". */
export const n = (value: number): number => Math.round(value * 100) / 100 + 0;

/** An attribute value that moves a group. */
export const move = (x: number, y: number): string => `translate(${n(x)},${n(y)})`;
