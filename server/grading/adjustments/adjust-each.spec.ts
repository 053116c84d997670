import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { adjustEach, MAX_FAILED } from './adjust-each.js';

const attempts = (count: number): { id: string }[] =>
  Array.from({ length: count }, (_, index) => ({ id: String(index) }));

/** @returns which were tried, and what was thrown */
async function tried(
  count: number,
  fails: (id: string) => boolean,
  { signal } = new AbortController(),
): Promise<{ ids: string[]; message: string | null }> {
  const ids: string[] = [];
  const adjust = async (id: string): Promise<void> => {
    ids.push(id);
    await setImmediate();
    if (fails(id)) throw new TypeError(`No paper of ${id}`);
  };
  const message = await adjustEach(attempts(count), signal, adjust).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );
  return { ids, message };
}

describe('attempts that are adjusted one after another', () => {
  it('are all tried when one in the middle fails, which is reported then', async () => {
    expect(await tried(5, () => false)).toMatchObject({ message: null });
    expect(await tried(5, (id) => id === '2' || id === '3')).toEqual({
      ids: ['0', '1', '2', '3', '4'],
      message: '2 of 5 attempts could not be adjusted. The first: TypeError: No paper of 2',
    });
  });

  it('are left once many have failed', async () => {
    const { ids, message } = await tried(MAX_FAILED + 30, (id) => id !== '0');
    expect(ids).toHaveLength(MAX_FAILED + 1);
    expect(message).toBe(
      `${MAX_FAILED} of ${MAX_FAILED + 30} attempts could not be adjusted, and 29 were not tried. The first: TypeError: No paper of 1`,
    );
  });

  it('are left at once when the process stops', async () => {
    const stop = new AbortController();
    const fails = (id: string): boolean => {
      if (id === '1') stop.abort(new Error('Stops'));
      return id === '0';
    };
    expect(await tried(5, fails, stop)).toEqual({ ids: ['0', '1'], message: 'Stops' });
  });
});
