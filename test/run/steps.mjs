/** The steps of a run. Each check is a name, a command and its arguments. */

/** It ignores files of unknown types. */
export const format = (...files) => [
  'format',
  'oxfmt',
  '--check',
  '--no-error-on-unmatched-pattern',
  ...files,
];
export const lintAndTypes = ['lint and types', 'oxlint', '-c', 'oxlint.config.mjs', '.'];
/** Before the tests, which would install them at the same time. */
export const tools = ['programs for the tests', 'node', 'test/run/prepare-tools.mjs'];
export const build = ['build', 'node', 'scripts/build-if-needed.mjs'];

/** The longest first. */
export const staticChecks = [
  lintAndTypes,
  format('.'),
  ['known vulnerabilities', 'node', 'scripts/audit.mjs'],
  ['subjects of commits', 'node', 'scripts/check-commits.mjs'],
];

/**
 * Projects of Vitest that run together. The groups run in parallel and take about as long: each
 * waits for clocks, kills and retries while the other uses the cores.
 */
export const groups = [
  {
    name: 'faults, run-time contract, browser, structure and client',
    projects: ['faults', 'runtime', 'browser', 'structure', 'client'],
  },
  {
    name: 'worker, hostile requests, units, legacy routes and API',
    projects: ['worker', 'fuzz', 'unit', 'legacy', 'api'],
  },
];

/** The Vitest project that a file belongs to (vitest.config.ts): the folder below test. */
export function projectOf(path) {
  const [top, folder, ...inner] = path.split('/');
  if (top !== 'test') return top === 'client' ? 'client' : 'unit';
  return inner.length > 0 ? folder : 'structure';
}
