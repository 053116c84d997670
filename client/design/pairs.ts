/** Tokens (tokens.css) that stand on each other. */

/** The least contrast of text and of borders and signs, by WCAG 2.2, 1.4.3 and 1.4.11. */
const TEXT = 4.5;
const SIGN = 3;

const GROUNDS = ['paper', 'desk', 'hover'];
/** Tokens of states and outcomes, each with a tint. */
export const STATES = [
  'draft',
  'scheduled',
  'open',
  'marking',
  'released',
  'good',
  'caution',
  'error',
];

/** What stands on what, and the least contrast of it. */
export const PAIRS: [string, string, number][] = [
  ...GROUNDS.flatMap((ground): [string, string, number][] => [
    ['ink', ground, TEXT],
    ['dim', ground, TEXT],
    ['accent', ground, TEXT],
    ['accent-hover', ground, TEXT],
    ['second', ground, TEXT],
    ['edge', ground, SIGN],
  ]),
  ...STATES.flatMap((state): [string, string, number][] => [
    [state, `${state}-tint`, TEXT],
    [state, 'paper', TEXT],
    [state, 'desk', TEXT],
    ['ink', `${state}-tint`, TEXT],
    ['dim', `${state}-tint`, TEXT],
    [state, 'hover', TEXT],
  ]),
  ['on-accent', 'accent', TEXT],
  ['on-accent', 'accent-hover', TEXT],
  ['accent', 'tint', TEXT],
  ['ink', 'tint', TEXT],
  ['dim', 'tint', TEXT],
  ['ink', 'key', TEXT],
  ['dim', 'key', TEXT],
  ['accent', 'key', TEXT],
  ['good', 'key', TEXT],
  ['edge', 'tint', SIGN],
  ['second', 'second-tint', TEXT],
];
