import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, it } from 'vitest';
import { MAX_AT_ONCE } from './in-chunks';
import { undoEach } from './undo-each';

/** The server refuses a part, and names these entries of it. */
function refusal(code: string, indexes: readonly number[]): CombinedGraphQLErrors {
  const fields = indexes.map((index) => ({ path: `versions.${index}`, message: 'No' }));
  return new CombinedGraphQLErrors({ errors: [{ message: 'No', extensions: { code, fields } }] });
}

/** A server on which some of the entries were changed, and others are gone. */
function serverOf({ changed = [], gone = [] }: { changed?: number[]; gone?: number[] }) {
  const undone: number[] = [];
  const answer = (part: readonly number[]): void => {
    for (const [code, refused] of [
      ['QUESTION_NOT_FOUND', gone],
      ['STALE_VERSION', changed],
    ] as const) {
      const indexes = part.flatMap((entry, index) => (refused.includes(entry) ? index : []));
      if (indexes.length > 0) throw refusal(code, indexes);
    }
    undone.push(...part);
  };
  const send = async (part: readonly number[]): Promise<void> => Promise.resolve(part).then(answer);
  return { undone, send };
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

it('leaves what was changed since, and undoes the others', async () => {
  const { undone, send } = serverOf({ changed: [2, 4], gone: [5] });
  expect(await undoEach(upTo(6), send)()).toEqual({ changed: 2, gone: 1 });
  expect(undone).toEqual([1, 3, 6]);
});

it('goes over as many as one call takes', async () => {
  const last = MAX_AT_ONCE + 20;
  const { undone, send } = serverOf({ changed: [1, last] });
  expect(await undoEach(upTo(last), send)()).toEqual({ changed: 2, gone: 0 });
  expect(undone).toEqual(upTo(last).slice(1, -1));
});

it('knows the only one without its name', async () => {
  const send = async (): Promise<void> => Promise.reject(refusal('QUESTION_NOT_FOUND', []));
  expect(await undoEach([1], send)()).toEqual({ changed: 0, gone: 1 });
});

it('goes on where a call got no response, and undoes nothing twice', async () => {
  const { undone, send } = serverOf({ changed: [3] });
  let isOffline = false;
  const undo = undoEach(upTo(150), async (part) => {
    if (isOffline) throw new TypeError('Failed to fetch');
    await send(part);
    isOffline = true;
  });
  await expect(undo()).rejects.toThrow('Failed to fetch');
  isOffline = false;
  expect(await undo()).toEqual({ changed: 1, gone: 0 });
  expect(undone).toEqual(upTo(150).filter((entry) => entry !== 3));
});

it('fails with any other refusal', async () => {
  const send = async (): Promise<void> => Promise.reject(refusal('QUIZ_IS_FULL', [0]));
  await expect(undoEach([1, 2], send)()).rejects.toThrow('No');
});
