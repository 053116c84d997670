import type { EntityManager } from 'typeorm';
import { expect, it } from 'vitest';
import { AnswerGroups } from './answer-groups.js';

/**
 * A database whose revisions have as many groups as their names say, and whose stamp never changes.
 */
function counting() {
  const counted: string[] = [];
  const query = async (text: string, [, revisionId]: [string, string]): Promise<object> => {
    if (text.includes('AS stamp')) return Promise.resolve({ records: [{ stamp: 'same' }] });
    counted.push(revisionId);
    const length = Number(revisionId.split(' ')[1]);
    return Promise.resolve({ records: Array.from({ length }, () => ({})) });
  };
  return { counted, manager: { queryRunner: { query } } as unknown as EntityManager };
}

it('caches counted groups, up to a limit for all revisions together', async () => {
  const { counted, manager } = counting();
  const groups = new AnswerGroups();
  const read = async (revisionId: string) => groups.read(manager, 'quiz', revisionId);
  for (const name of ['a 60000', 'b 300', 'a 60000', 'b 300']) await read(name);
  expect(counted).toEqual(['a 60000', 'b 300']);
  // The least recently used entry is evicted.
  for (const name of ['c 60000', 'b 300', 'c 60000', 'a 60000']) await read(name);
  expect(counted).toEqual(['a 60000', 'b 300', 'c 60000', 'a 60000']);
  // An entry above the limit is returned, but not cached.
  for (const name of ['d 100001', 'd 100001']) expect(await read(name)).toHaveLength(100_001);
  expect(counted.slice(4)).toEqual(['d 100001', 'd 100001']);
});
