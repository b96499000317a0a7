// The page around the widgets. It needs no core: it works where that cannot be loaded.

import { tapCitations } from './citations.ts';
import { followReader } from './contents.ts';
import { offerCopies } from './copy.ts';
import { followGoLinks } from './go.ts';
import { linkTerms } from './terms.ts';

export function startShell(): void {
  followReader();
  followGoLinks();
  linkTerms();
  tapCitations();
  offerCopies();
}
