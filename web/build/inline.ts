// Scripts and styles that stand in a page itself: the page's policy names them by their hashes.

import { createHash } from 'node:crypto';

/** A source expression that allows exactly this text. */
export const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
