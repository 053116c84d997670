/** Reads the reports of a Vitest run: counts, what failed, and how long each file took. */
import { existsSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** @param root the folder that paths are relative to */
export function readReport(path, root = '.') {
  const report = JSON.parse(readFileSync(path, 'utf8'));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    failures: report.testResults.flatMap((file) => failuresOf(file, root)),
  };
}

/** The files of a run as durations.mjs wrote them; none if Vitest ended before that. */
export function readDurations(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
}

/** Each failure by file, line and name, and the first line of the error. */
function failuresOf({ name, status, message, assertionResults }, root) {
  const file = pathOf(name, root);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  // The file failed to load, or a hook outside of tests failed.
  if (status === 'failed' && failed.length === 0) return [`${file}: ${firstLine(message)}`];
  return failed.map((test) => failureLine(test, name, file));
}

function failureLine({ fullName, failureMessages: [reason = ''] }, name, file) {
  const [, line = '?'] = reason.split(`${name}:`)[1]?.match(/^(\d+)/) ?? [];
  return `${file}:${line} ${fullName}: ${firstLine(reason)}`;
}

const pathOf = (name, root) => relative(root, name).split(sep).join('/');

const firstLine = (text) => stripVTControlCharacters(text).split('\n', 1)[0];

/**
 * @param files as durations.mjs writes them
 * @returns lines that show where the time went. Files run in parallel, so their sum exceeds the
 * elapsed time.
 */
export function timeLines(files, slowest = 10) {
  const sums = new Map();
  for (const { project, seconds } of files) sums.set(project, (sums.get(project) ?? 0) + seconds);
  const byTime = [...files].sort((a, b) => b.seconds - a.seconds).slice(0, slowest);
  return [
    'Time by project, the sum of its files:',
    ...[...sums].sort(([, a], [, b]) => b - a).map(([name, sum]) => line(sum, name)),
    `The ${byTime.length} slowest files:`,
    ...byTime.map(({ path, seconds }) => line(seconds, path)),
  ];
}

const line = (seconds, name) => `${seconds.toFixed(1).padStart(8)} s  ${name}`;
