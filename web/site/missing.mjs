// The page at addresses that lead nowhere. It may be shown at any depth, where relative links break:
// whichever folder above holds embed.js is the site's own.
const link = /** @type {HTMLAnchorElement} */ (document.querySelector('a'));
let path = location.pathname;
while (path !== '/') {
  path = path.replace(/[^/]*\/?$/, '');
  const folder = location.origin + path;
  const { ok } = await fetch(`${folder}embed.js`, { method: 'HEAD' }).catch(() => Response.error());
  if (!ok) continue;
  link.href = folder;
  break;
}
