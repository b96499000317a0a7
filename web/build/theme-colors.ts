// The colours of the paper, for the browser's own frame: what styles/tokens.css says.

import tokens from '../styles/tokens.css?raw';

const found = /--paper: light-dark\((#\w+), (#\w+)\)/.exec(tokens);
if (!found) throw new Error('styles/tokens.css: no --paper: light-dark(#…, #…)');

export const [, light, dark] = found;
