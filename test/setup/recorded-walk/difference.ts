/** Says in a few lines how an answer differs from the recorded one. */
import type { RecordedAnswer } from './recorder.js';

const MAX_LINES = 12;
const MAX_ANSWERS = 10;
const MAX_CHARACTERS = 300;

/** @returns '' if all are as recorded; otherwise the first ones that differ, each under its label */
export function differencesOf(
  recorded: readonly RecordedAnswer[],
  now: readonly RecordedAnswer[],
): string {
  const places = Array.from({ length: Math.max(recorded.length, now.length) }, (_, at) => at);
  // Compared as JSON, since the order of fields counts, too.
  const different = places.filter((at) => JSON.stringify(recorded[at]) !== JSON.stringify(now[at]));
  const shown = different.slice(0, MAX_ANSWERS).map((at) => {
    const lines = linesOf(recorded[at], now[at], '').slice(0, MAX_LINES);
    return [`${now[at]?.label ?? recorded[at]?.label}`, ...lines].join('\n  ');
  });
  const more = different.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}

function linesOf(before: unknown, after: unknown, path: string): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (!isContainer(before) || !isContainer(after))
    return [`${path}: recorded ${shortened(before)}, now ${shortened(after)}`];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const lines = names.flatMap((name) => linesOf(before[name], after[name], `${path}.${name}`));
  // Only the order of fields differs.
  return lines.length > 0
    ? lines
    : [`${path}: recorded as ${Object.keys(before).join()}, now as ${Object.keys(after).join()}`];
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function shortened(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value).slice(0, MAX_CHARACTERS);
}
