import { expect } from 'vitest';
import type { Api, Data } from './api.js';
import { cellsOf, exportedFile } from './exports.js';

/** The words for a set of attempts. */
const SET_NAMES: Record<string, string> = {
  FIRST: 'First attempts',
  LAST: 'Last attempts',
  BEST: 'Best attempts',
  ALL: 'All attempts',
};

/** Digits that must be equal, of two decimals: halves may be rounded either way. */
const ROUNDED = 1.9;
const OF_QUESTION = [
  ...['meanMarks', 'facility', 'rightAnswers', 'standardDeviation'],
  ...['intendedWeight', 'effectiveWeight', 'discriminationIndex', 'discriminativeEfficiency'],
];

/** Expects the export of figures to equal the page, for all revisions, the latest first. */
export async function expectExportedFigures(
  owner: Api,
  quizId: string,
  set: string,
  figures: (revision: number | null) => Promise<Data>,
): Promise<void> {
  const file = await exportedFile(owner, quizId, 'QUESTION_FIGURES', 'XLSX', set);
  const [, ...rows] = await cellsOf(file);
  const lines: unknown[][] = [];
  for (const revision of (await figures(null))['revisions'] as number[])
    for (const one of (await figures(revision))['questions'] as Data[]) {
      const counts = ['attempts', 'right', 'partly', 'wrong', 'blank'].map(
        (name) => one[name] as number,
      );
      const options = one['options'] as Data[];
      const key = options.findIndex(({ isCorrect }) => isCorrect as boolean) + 1;
      const [mean, facility, rights, deviation, ...others] = OF_QUESTION.map((name) =>
        cellOf(one[name] as Data),
      );
      lines.push([
        ...[revision, one['place'], one['text'], expect.any(String), SET_NAMES[set], ...counts],
        near(numberOf(one['maxMarks'] as string)),
        ...[mean, facility, rights, deviation, near(one['guessScore'] as number | null)],
        ...[...others, key || null],
        ...options.flatMap(({ text, count, discriminationIndex }) => [
          ...([text, count] as unknown[]),
          cellOf(discriminationIndex as Data),
        ]),
      ]);
    }
  const most = Math.max(...lines.map((line) => line.length));
  const whole = lines.map((line) => [...line, ...Array<null>(most - line.length).fill(null)]);
  expect(rows).toEqual(whole);
  await expectExamFigures(owner, quizId, set, await figures(null));
}

async function expectExamFigures(
  owner: Api,
  quizId: string,
  set: string,
  { scores, reliability, chosenCount, revision }: Data,
): Promise<void> {
  const file = await exportedFile(owner, quizId, 'EXAM_FIGURES', 'XLSX', set);
  const [, ...rows] = await cellsOf(file);
  const { attempts, mean, kurtosis } = scores as Data;
  const consistency = (reliability as Data)['internalConsistency'] as Data;
  const counted = (reliability as Data)['attempts'] as number;
  expect(rows).toContainEqual([
    null,
    'Attempts that count',
    chosenCount,
    null,
    SET_NAMES[set],
    expect.any(String),
  ]);
  expect(rows).toContainEqual([
    null,
    'Mean: score (%)',
    cellOf(mean as Data),
    attempts,
    SET_NAMES[set],
    expect.any(String),
  ]);
  expect(rows).toContainEqual([
    null,
    'Kurtosis',
    cellOf(kurtosis as Data),
    attempts,
    SET_NAMES[set],
    expect.any(String),
  ]);
  const name = 'Coefficient of internal consistency (%)';
  expect(rows).toContainEqual([
    ...[revision, name, cellOf(consistency), counted, SET_NAMES[set]],
    expect.any(String),
  ]);
  expect(rows).toContainEqual([
    ...[null, 'Each question: Facility (%)', 'in the figures of questions', null, SET_NAMES[set]],
    expect.any(String),
  ]);
  // Each figure says what it means.
  expect(rows.filter(([, , , , , meaning]) => typeof meaning !== 'string')).toEqual([]);
}

/** A number with two decimals, or the sentence that says why there is none. */
function cellOf({ value, needed, refusal }: Data): unknown {
  if (value !== null) return near(value as number);
  const what = refusal === 'TOO_FEW_ATTEMPTS' ? 'attempt' : 'question';
  return needed === null
    ? expect.stringMatching(/^none: /)
    : `none: needs ${needed} ${what}${needed === 1 ? '' : 's'}`;
}

function near(value: number | null): unknown {
  return value === null ? null : expect.closeTo(value, ROUNDED);
}

function numberOf(marks: string): number {
  const [over, under = '1'] = marks.split('/');
  return Number(over) / Number(under);
}
