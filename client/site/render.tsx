/** Renders the public pages as HTML; scripts/build-site.mjs writes them into files. */
import { renderToString } from 'react-dom/server';
import { CANONICAL } from './texts/addresses';
import { Frame } from './frame';
import { pages, type SiteData, type SitePage } from './pages/index';
import { productData } from './structured-data';

export interface RenderedPage {
  path: string;
  /** Replaces `<!--head-->` in index.html. */
  head: string;
  /** Replaces `<!--body-->`. */
  body: string;
}

export function renderPages(data: SiteData): RenderedPage[] {
  return pages.map((page) => ({
    path: page.path,
    head: renderHead(page, data),
    body: renderToString(
      <Frame place={page.path === '/' ? 'landing' : 'elsewhere'}>{page.render(data)}</Frame>,
    ),
  }));
}

/** The sitemap, without the pages that are hidden from search engines. */
export function renderSitemap(): string {
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

function renderHead({ path, title, description, isHidden }: SitePage, data: SiteData): string {
  const address = CANONICAL + path;
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    metaTag('name', 'description', description),
    `<link rel="canonical" href="${address}" />`,
    metaTag('property', 'og:type', 'website'),
    metaTag('property', 'og:site_name', 'Examwright'),
    metaTag('property', 'og:title', title),
    metaTag('property', 'og:description', description),
    metaTag('property', 'og:url', address),
    metaTag('property', 'og:image', `${CANONICAL}/social.png`),
    metaTag('property', 'og:image:width', '1200'),
    metaTag('property', 'og:image:height', '630'),
    metaTag('name', 'twitter:card', 'summary_large_image'),
  ];
  if (isHidden) tags.push(metaTag('name', 'robots', 'noindex'));
  if (['/', '/plan'].includes(path)) tags.push(jsonLdTag(productData(data.catalogue)));
  return tags.join('\n    ');
}

function metaTag(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;
}

/** JSON-LD; `<` is escaped, so that no value can end the element. */
function jsonLdTag(value: object): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
