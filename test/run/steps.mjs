/** What a run consists of. Each check is a name, a command and its arguments. */

export const format = (...files) => ['format', 'prettier', '--check', '--ignore-unknown', ...files];
export const lintAndTypes = ['lint and types', 'oxlint', '-c', 'oxlint.config.mjs', '.'];
export const build = ['build', 'node', 'scripts/build-if-needed.mjs'];

/** The longest first. */
export const staticChecks = [format('.'), lintAndTypes];

/** Projects of Vitest that run in one go, so that none waits for the end of another. */
export const groups = [
  { name: 'unit, structure, drift and documents', projects: ['unit', 'structure'] },
  {
    name: 'API, older routes, worker, run-time contract and browser',
    projects: ['api', 'legacy', 'worker', 'runtime', 'browser'],
  },
  { name: 'faults', projects: ['faults'] },
];

/** The Vitest project that a file belongs to (vitest.config.ts): the folder below test. */
export function projectOf(path) {
  const [top, folder, ...inner] = path.split('/');
  if (top !== 'test') return 'unit';
  return inner.length > 0 ? folder : 'structure';
}
