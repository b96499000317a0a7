const site = 'https://pe.example/';

const escaped = (text) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

hexo.extend.tag.register('pe', ([slug = '', ...rest]) => {
  if (!/^[a-z]+(-[a-z]+)*$/.test(slug)) throw new Error(`pe: slug “${slug}”`);
  const pairs = rest.map((text) => text.match(/^([a-z-]+)=(.*)$/)?.slice(1) ?? [text, '']);
  const { name = slug, ...params } = Object.fromEntries(pairs);
  const attributes = Object.entries(params).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const picture = `<img src="${site}embed/${slug}/picture.svg" alt="${escaped(name)}" loading="lazy">`;
  const link = `<a href="${site}#${slug}">${picture}</a>`;
  return `<script type="module" src="${site}embed.js"></script>
<pe-${slug}${attributes.join('')}>${link}</pe-${slug}>`;
});
