/**
 * Random tests have two forms. `npm test` draws the short one, the same in every run, so that a failure is the
 * change's. `npm run test:long` draws another one each time, for longer. `SEED=n` repeats a run.
 */
const isLong = process.env['LONG'] === 'on';

const SHORT_SEED = 20_261_123;

export const SEED = Number(
  process.env['SEED'] ?? (isLong ? Math.floor(Math.random() * 2 ** 31) : SHORT_SEED),
);

/** How often something is tried. @param long in `npm run test:long` */
export function times(short: number, long: number): number {
  return isLong ? long : short;
}
