import { expect, it } from 'vitest';
import type { SheetAnswer, SheetRow } from './bubble-sheet.query';
import { SheetReader } from './sheet-reader';

const row = (attemptId: string): SheetRow => ({ attemptId, needs: [] }) as unknown as SheetRow;

interface Waiting {
  resolve: (answer: SheetAnswer) => void;
  reject: (error: Error) => void;
}

/** A reader whose requests are answered one by one; what it asked, and what it has shown. */
function reading() {
  const asked: (string | null)[] = [];
  const shown: string[] = [];
  const waiting: Waiting[] = [];
  const reader = new SheetReader({
    ask: async (since) => {
      asked.push(since);
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
    },
    onSheet: ({ rows }) => shown.push([...rows.keys()].join('')),
    onError: (error) => shown.push(String(error)),
  });
  const settle = async (how: (next: Waiting) => void): Promise<void> => {
    const next = waiting.shift();
    if (next) how(next);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const answer = async (at: string, rowCount: number, ...ids: string[]): Promise<void> =>
    settle((next) => next.resolve({ at, rowCount, rows: ids.map(row) }));
  const fail = async (): Promise<void> => settle((next) => next.reject(new Error('offline')));
  return { reader, asked, shown, answer, fail };
}

it('asks for changes, one request at a time', async () => {
  const { reader, asked, shown, answer } = reading();
  for (let n = 0; n < 3; n += 1) reader.refresh();
  expect(asked).toEqual([null]);
  await answer('1', 2, 'a', 'b');
  // What was asked for meanwhile is one more request.
  expect(asked).toEqual([null, '1']);
  await answer('2', 3, 'c');
  expect(shown).toEqual(['ab', 'abc']);
  reader.refresh();
  expect(asked).toEqual([null, '1', '2']);
});

it('keeps what it has after an error, and goes on from there', async () => {
  const { reader, asked, shown, answer, fail } = reading();
  reader.refresh();
  await answer('1', 1, 'a');
  reader.refresh();
  await fail();
  reader.refresh();
  await answer('2', 2, 'b');
  expect(asked).toEqual([null, '1', '1']);
  expect(shown).toEqual(['a', 'Error: offline', 'ab']);
});

it('reads the whole sheet again when rows are gone, and nothing once it is stopped', async () => {
  const { reader, asked, shown, answer } = reading();
  reader.refresh();
  await answer('1', 2, 'a', 'b');
  reader.refresh();
  await answer('2', 1);
  await answer('3', 1, 'b');
  expect(asked).toEqual([null, '1', null]);
  reader.refresh();
  reader.stop();
  await answer('4', 1);
  expect(shown).toEqual(['ab', 'b']);
});
