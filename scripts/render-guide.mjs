/** Renders documents of this project as pages (scripts/build-guide.mjs). */
import { posix } from 'node:path';
import MarkdownIt from 'markdown-it';
import { GUIDE_PAGES } from './guide-sources.mjs';

const { escapeHtml } = new MarkdownIt().utils;

/** Other files that documents link to, and where the application serves them. */
const SERVED = {
  'openapi.json': '/docs/api/openapi.json',
  'schema.graphql': '/docs/schema.graphql',
};

const pageOf = new Map(
  Object.entries(GUIDE_PAGES).map(([page, file]) => [`docs/${file}`, `/docs/${page}`]),
);

/**
 * @param text of a document in `docs`, in Markdown
 * @param file its path in `docs`
 * @returns the HTML of its page, whose links lead to pages of the application
 */
export function renderGuidePage(text, file) {
  const markdown = new MarkdownIt({ html: false });
  const headings = nameHeadings(markdown);
  rewriteLinks(markdown, posix.dirname(posix.join('docs', file)));
  makeScrollable(markdown);
  const article = markdown.render(text);
  const title = headings.find(({ level }) => level === 1)?.text ?? '';
  const body = article.replace('</h1>\n', (end) => end + contentsOf(headings));
  return fill(TEMPLATE, { title: escapeHtml(title), body });
}

/** Gives each heading the anchor that GitHub gives it. @returns the headings, once rendered */
function nameHeadings(markdown) {
  const headings = [];
  const uses = new Map();
  markdown.renderer.rules.heading_open = (tokens, index) => {
    const text = textOf(tokens[index + 1]);
    const slug = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-');
    const before = uses.get(slug) ?? 0;
    uses.set(slug, before + 1);
    const id = before === 0 ? slug : `${slug}-${before}`;
    const { tag } = tokens[index];
    headings.push({ level: Number(tag.slice(1)), text, id });
    return `<${tag} id="${id}">`;
  };
  markdown.renderer.rules.heading_close = (tokens, index) => {
    const { id, level, text } = headings.at(-1);
    // The title needs none: its address is that of the page.
    const anchor = `<a class="anchor" href="#${id}" aria-label="Link to “${escapeHtml(text)}”">#</a>`;
    return `${level === 1 ? '' : ` ${anchor}`}</${tokens[index].tag}>\n`;
  };
  return headings;
}

const textOf = ({ children }) =>
  children
    .filter(({ type }) => type === 'text' || type === 'code_inline')
    .map(({ content }) => content)
    .join('');

/** Links to files that the application does not serve stay as their text. */
function rewriteLinks(markdown, folder) {
  const { renderer } = markdown;
  const isLink = [];
  renderer.rules.link_open = (tokens, index, options, _env, self) => {
    const address = servedAt(tokens[index].attrGet('href'), folder);
    isLink.push(address !== null);
    if (address === null) return '';
    tokens[index].attrSet('href', address);
    return self.renderToken(tokens, index, options);
  };
  renderer.rules.link_close = () => (isLink.pop() ? '</a>' : '');
}

/** @returns the address, or null if it is not served */
function servedAt(link, folder) {
  if (/^(#|https?:)/.test(link)) return link;
  const [file, heading] = link.split('#', 2);
  const path = posix.join(folder, file);
  const address = pageOf.get(path) ?? SERVED[path] ?? null;
  return address !== null && heading !== undefined ? `${address}#${heading}` : address;
}

/** On a phone, wide tables and code scroll, and the page does not. The keyboard reaches what scrolls. */
function makeScrollable({ renderer }) {
  let tables = 0;
  renderer.rules.table_open = () => {
    tables += 1;
    return `<div class="wide" role="region" aria-label="Table ${tables}" tabindex="0"><table>\n`;
  };
  renderer.rules.table_close = () => '</table></div>\n';
  renderer.rules.fence = (tokens, index) =>
    `<pre tabindex="0"><code>${escapeHtml(tokens[index].content)}</code></pre>\n`;
}

function contentsOf(headings) {
  const entries = headings
    .filter(({ level }) => level === 2)
    .map(({ id, text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`);
  if (entries.length < 2) return '';
  return `<nav aria-label="On this page"><ul>\n${entries.join('\n')}\n</ul></nav>\n`;
}

/** Functions, since the inserted text may contain patterns of replaceAll. */
const fill = (template, values) =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`<!--${name}-->`, () => value),
    template,
  );

const TEMPLATE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title><!--title--> · Examwright</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/docs/guide.css" />
  </head>
  <body>
    <header>
      <nav aria-label="Documentation">
        <a href="/docs/api-guide">API guide</a>
        <a href="/graphql">Query editor</a>
        <a href="/docs/api">REST routes</a>
      </nav>
    </header>
    <main>
<!--body-->
    </main>
  </body>
</html>
`;
