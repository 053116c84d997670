/** Shares of the test files that take about as long as one another. */

export interface Weighted {
  path: string;
  /** The project of Vitest (vitest.config.ts). */
  project: string;
  text: string;
}

/** Seconds per test, estimated. A wrong estimate only makes one shard wait for another. */
const SECONDS: Readonly<Record<string, number>> = {
  unit: 0.05,
  client: 0.05,
  structure: 1,
  legacy: 0.4,
  api: 0.4,
  worker: 3,
  fuzz: 10,
  browser: 3,
  runtime: 6,
  faults: 20,
};
/** Of a project without a figure. */
const USUAL_SECONDS = 1;
/** Imports and hooks. */
const SECONDS_PER_FILE = 0.5;

export function estimatedSeconds({ project, text }: Weighted): number {
  const tests = text.match(/^\s*it(?:\.\w+)?\(/gm)?.length ?? 0;
  return SECONDS_PER_FILE + tests * (SECONDS[project] ?? USUAL_SECONDS);
}

/**
 * Every file is in exactly one share, and each machine comes to the same shares: they depend on nothing
 * but the files.
 * @param count how many shares
 */
export function sharesOf<File extends Weighted>(files: readonly File[], count: number): File[][] {
  const shares = Array.from({ length: count }, () => ({ seconds: 0, files: [] as File[] }));
  const longestFirst = files
    .map((file) => ({ file, seconds: estimatedSeconds(file) }))
    .sort((a, b) => b.seconds - a.seconds || (a.file.path < b.file.path ? -1 : 1));
  for (const { file, seconds } of longestFirst) {
    const share = shares.reduce((least, other) => (other.seconds < least.seconds ? other : least));
    share.seconds += seconds;
    share.files.push(file);
  }
  return shares.map(({ files: chosen }) => chosen);
}
