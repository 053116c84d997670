import { expect, it } from 'vitest';
import { hashOf, packagesOf, problemsOf } from '../scripts/audit.mjs';

/** The logic of `npm run audit`; the command itself is a check of its own. */
const packages = packagesOf({
  packages: {
    '': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0' },
    'node_modules/b/node_modules/@x/a': { version: '1.2.3' },
    'node_modules/alias': { name: 'c', version: '3.0.0' },
  },
});
const now = Date.parse('2026-03-31');
const reviewed = {
  reviewed: '2026-01-01',
  source: 'A list',
  lock: hashOf(packages),
  advisories: [{ id: 'GHSA-1', name: 'b', range: '<2.0.0' }],
};

it('finds no problems with a lock file that was reviewed', () => {
  expect(packages.map(({ name }) => name)).toEqual(['@x/a', 'b', 'c']);
  expect(problemsOf(reviewed, packages, now)).toEqual([]);
});

it.each([
  ['an empty list', { advisories: [] }, /is empty/],
  ['a list without a source', { source: '' }, /is empty/],
  ['a list of more than 90 days ago', { reviewed: '2025-12-30' }, /look again, every 90 days/],
  ['a list of tomorrow', { reviewed: '2026-04-01' }, /look again/],
  ['a list without a date', { reviewed: 'soon' }, /look again/],
  ['another lock', { lock: hashOf(packages.slice(1)) }, /not looked at/],
  [
    'a vulnerable package',
    { advisories: [{ id: 'GHSA-2', name: '@x/a', range: '>=1.2.0 <1.2.4' }] },
    /@x\/a 1\.2\.3 has a known vulnerability: GHSA-2/,
  ],
])('reports %s', (_what, change, problem) => {
  const problems = problemsOf({ ...reviewed, ...change }, packages, now);
  expect(problems).toEqual([expect.stringMatching(problem)]);
});

it('ignores what was accepted for a reason', () => {
  const advisories = [{ id: 'GHSA-3', name: 'b', range: '*', accepted: 'Only in tests.' }];
  expect(problemsOf({ ...reviewed, advisories }, packages, now)).toEqual([]);
});
