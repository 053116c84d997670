import { expect, it } from 'vitest';
import { projectFiles, read } from './setup/sources.js';

/** What looks the same in every scheme, by file. */
const FIXED: Readonly<Record<string, string[]>> = {
  // Margin boxes of printed pages know no variables.
  'client/app/global.css': ['#4d4d4d'],
  'client/take/styles/print.css': ['#4d4d4d'],
  // Pictures and codes to be scanned lie on white; a sheet that will be printed is white in the dark theme, too.
  'client/take/styles/picture.css': ['#ffffff'],
  'client/exams/share/share-card.module.css': ['#fff'],
  'client/print/print-page.module.css': ['#000', '#4d4d4d', '#8c8c8c', '#fff'],
  'client/profile/picture/crop-dialog.module.css': ['#1b1d21', '#ffffff'],
};
/** Pages with styles of other projects: Swagger UI, GraphiQL, and the served documents. */
const OTHERS = /^client\/(public\/docs|graphiql)\//;

/** Set by Mantine for its own components. */
const OF_MANTINE = /^--(mantine-.*|(button|input)-height)$/;

const sheets = projectFiles().filter(
  (path) => /^client\/.*\.css$/.test(path) && !OTHERS.test(path),
);

it('no style sheet has a colour of its own: tokens.css has all', () => {
  const others = sheets.filter((path) => !path.endsWith('/tokens.css'));
  const found = others.flatMap((path) => {
    const css = read(path).replace(/mask-image:[^;]*;/g, '');
    const colours = css.match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\([^)]*\)/gi) ?? [];
    return colours
      .filter((colour) => !FIXED[path]?.includes(colour))
      .map((colour) => `${path}: ${colour}`);
  });
  expect(sheets.length).toBeGreaterThan(40);
  expect(found).toEqual([]);
});

/** Styles with a property that nobody sets are dropped by browsers, without a word. */
it('style sheets use no custom property that nothing sets', () => {
  const sources = projectFiles().filter((path) => /^client\/.*\.(css|tsx?)$/.test(path));
  const isSet = new Set(
    sources.flatMap((path) =>
      [...read(path).matchAll(/(?:^|[\s{;'"`])(--[\w-]+)['"`]?\]?\s*[:,]/gm)].map(
        ([, name]) => name,
      ),
    ),
  );
  const unknown = sheets.flatMap((path) =>
    [...read(path).matchAll(/var\(\s*(--[\w-]+)\s*\)/g)]
      .map(([, name]) => String(name))
      .filter((name) => !isSet.has(name) && !OF_MANTINE.test(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

/** Otherwise each change below, also a key in a field, makes the browser look at all elements above again. */
it('style sheets have no :has() without a named subject', () => {
  const found = sheets.flatMap((path) =>
    (read(path).match(/(?:^|[\s,>+~*])(?::(?:is|where|not)\()?:has\([^)]*\)/gm) ?? []).map(
      (rule) => `${path}: ${rule}`,
    ),
  );
  expect(found).toEqual([]);
});
