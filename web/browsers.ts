/** What the style sheets are written for: light-dark() as it is, not taken apart by the minifier. */
export const cssTarget = ['chrome123', 'firefox128', 'safari17.5'];
