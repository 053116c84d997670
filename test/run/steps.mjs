/** What a run consists of. Each check is a name, a command and its arguments. */

export const format = (...files) => ['format', 'prettier', '--check', '--ignore-unknown', ...files];
export const lintAndTypes = ['lint and types', 'oxlint', '-c', 'oxlint.config.mjs', '.'];
export const build = ['build', 'node', 'scripts/build-if-needed.mjs'];

/** The longest first. */
export const staticChecks = [format('.'), lintAndTypes];

/**
 * Projects of Vitest that run in one go. The groups run beside one another: what waits for clocks, kills and
 * retries, and what keeps a core busy.
 */
export const groups = [
  { name: 'browser, API and older routes', projects: ['browser', 'api', 'legacy'] },
  {
    name: 'faults, run-time contract, worker, structure and units',
    projects: ['faults', 'runtime', 'worker', 'structure', 'unit'],
  },
];

/** The Vitest project that a file belongs to (vitest.config.ts): the folder below test. */
export function projectOf(path) {
  const [top, folder, ...inner] = path.split('/');
  if (top !== 'test') return 'unit';
  return inner.length > 0 ? folder : 'structure';
}
