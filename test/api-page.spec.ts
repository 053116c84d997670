import { expect, it } from 'vitest';
import { cataloguedCodes, fileCodes, refusedCodes } from './setup/error-codes.js';
import { read } from './setup/sources.js';

/** docs/API.md lists every stable code. test/api/api-page.spec.ts runs its curl examples. */

const page = read('docs/API.md');
const rows = [...page.matchAll(/^\| `([A-Z_]+)` +\| (?:(\d{3}) +\| )?(.+?) *\|$/gm)].map(
  ([, code = '', status, message = '']) => ({ code, status, message }),
);

it('has a row for each code that a module declares, with its status and its sentence', async () => {
  const expected = (await cataloguedCodes()).map(
    ({ code, status, message }) => `| \`${code}\` | ${status} | ${message} |`,
  );
  const given = rows.map(({ code, status, message }) => `| \`${code}\` | ${status} | ${message} |`);
  expect(expected.length).toBeGreaterThan(20);
  expect(
    expected.filter((row) => !given.includes(row)),
    'rows missing in docs/API.md',
  ).toEqual([]);
});

it('has a row for what is refused before a module sees it, and for the codes of imports', async () => {
  const named = rows.map(({ code }) => code);
  const known = [...refusedCodes(), ...fileCodes()];
  expect(known.length).toBeGreaterThan(15);
  expect(
    known.filter((code) => !named.includes(code)),
    'codes missing in docs/API.md',
  ).toEqual([]);
  const all = [...known, ...(await cataloguedCodes()).map(({ code }) => code)];
  expect(
    named.filter((code) => !all.includes(code)),
    'codes that nobody uses',
  ).toEqual([]);
});
