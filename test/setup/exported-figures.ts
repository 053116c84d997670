import { expect } from 'vitest';
import type { Api, Data } from './api.js';
import { cellsOf, exportedFile } from './exports.js';

/** Digits that must be equal, of two decimals: halves may be rounded either way. */
const ROUNDED = 1.9;

/** Expects the export of figures to equal the page, for all revisions, the latest first. */
export async function expectExportedFigures(
  owner: Api,
  quizId: string,
  figures: (revision: number | null) => Promise<Data>,
): Promise<void> {
  const file = await exportedFile(owner, quizId, 'QUESTION_FIGURES', 'XLSX');
  const [, ...rows] = await cellsOf(file);
  const lines: unknown[][] = [];
  for (const revision of (await figures(null))['revisions'] as number[])
    for (const one of (await figures(revision))['questions'] as Data[]) {
      const counts = ['right', 'partly', 'wrong', 'blank', 'waiting'].map(
        (name) => one[name] as number,
      );
      const options = one['options'] as Data[];
      const key = options.findIndex(({ isCorrect }) => isCorrect as boolean) + 1;
      const shown = [one['facility'], one['meanMarks']].map((figure) =>
        figure === null ? null : (expect.closeTo(figure as number, ROUNDED) as unknown),
      );
      lines.push([
        ...[revision, one['place'], one['text'], expect.any(String)],
        ...[counts.reduce((sum, count) => sum + count, 0), ...counts, ...shown, key || null],
        ...options.flatMap(({ text, count }) => [text, count] as unknown[]),
      ]);
    }
  const most = Math.max(...lines.map((line) => line.length));
  const whole = lines.map((line) => [...line, ...Array<null>(most - line.length).fill(null)]);
  expect(rows).toEqual(whole);
}
