/** What a run consists of. Each check is a name, a command and its arguments. */

/** Of files that it does not know it says nothing. */
export const format = (...files) => [
  'format',
  'oxfmt',
  '--check',
  '--no-error-on-unmatched-pattern',
  ...files,
];
export const lintAndTypes = ['lint and types', 'oxlint', '-c', 'oxlint.config.mjs', '.'];
/** Before the tests, which would be in each other's way installing them. */
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
 * Projects of Vitest that run in one go. The groups run beside one another and take about as long: each waits
 * for clocks, kills and retries while the other keeps the cores busy.
 */
export const groups = [
  {
    name: 'faults, run-time contract, browser, structure and client',
    projects: ['faults', 'runtime', 'browser', 'structure', 'client'],
  },
  {
    name: 'worker, hostile requests, units, older routes and API',
    projects: ['worker', 'fuzz', 'unit', 'legacy', 'api'],
  },
];

/** The Vitest project that a file belongs to (vitest.config.ts): the folder below test. */
export function projectOf(path) {
  const [top, folder, ...inner] = path.split('/');
  if (top !== 'test') return top === 'client' ? 'client' : 'unit';
  return inner.length > 0 ? folder : 'structure';
}
