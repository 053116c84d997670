/** Writes the public pages as HTML: for scripts/build-site.mjs, which puts them into files. */
import { renderToString } from 'react-dom/server';
import { CANONICAL } from './addresses';
import { Frame } from './frame';
import { pages, type Facts, type SitePage } from './pages/index';
import { productData } from './structured-data';

export interface WrittenPage {
  path: string;
  /** For the place of `<!--head-->` in index.html. */
  head: string;
  /** For the place of `<!--body-->`. */
  body: string;
}

export function writePages(facts: Facts): WrittenPage[] {
  return pages.map((page) => ({
    path: page.path,
    head: headOf(page, facts),
    body: renderToString(
      <Frame place={page.path === '/' ? 'landing' : 'elsewhere'}>{page.render(facts)}</Frame>,
    ),
  }));
}

/** One address a page: what is hidden from searches is not among them. */
export function writeSitemap(): string {
  const addresses = pages
    .filter(({ isHidden }) => !isHidden)
    .map(({ path }) => `  <url><loc>${CANONICAL}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
    '',
  ].join('\n');
}

function headOf({ path, title, description, isHidden }: SitePage, facts: Facts): string {
  const address = CANONICAL + path;
  const tags = [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${address}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Examwright'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', `${CANONICAL}/social.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
  if (isHidden) tags.push(meta('name', 'robots', 'noindex'));
  if (['/', '/plan'].includes(path)) tags.push(data(productData(facts.catalogue)));
  return tags.join('\n    ');
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escaped(content)}" />`;
}

/** Data, not a script: nothing in it may end the element. */
function data(value: object): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
