import type { EntityManager } from 'typeorm';
import { expect, it } from 'vitest';
import { AnswerGroups } from './answer-groups.js';

/** A database whose revisions have as many groups as their names say; nothing in it changes. */
function counting() {
  const counted: string[] = [];
  const query = async (text: string, [, revisionId]: [string, string]): Promise<object[]> => {
    if (text.includes('AS stamp')) return Promise.resolve([{ stamp: 'same' }]);
    counted.push(revisionId);
    return Promise.resolve(Array.from({ length: Number(revisionId.split(' ')[1]) }, () => ({})));
  };
  return { counted, manager: { query } as unknown as EntityManager };
}

it('counted groups are kept, but no more of all revisions together than there is room for', async () => {
  const { counted, manager } = counting();
  const groups = new AnswerGroups();
  const look = async (revisionId: string) => groups.read(manager, 'quiz', revisionId);
  for (const name of ['a 60000', 'b 300', 'a 60000', 'b 300']) await look(name);
  expect(counted).toEqual(['a 60000', 'b 300']);
  // The one that was looked at least lately goes.
  for (const name of ['c 60000', 'b 300', 'c 60000', 'a 60000']) await look(name);
  expect(counted).toEqual(['a 60000', 'b 300', 'c 60000', 'a 60000']);
  // One that is larger than all the room is told, and not kept.
  for (const name of ['d 100001', 'd 100001']) expect(await look(name)).toHaveLength(100_001);
  expect(counted.slice(4)).toEqual(['d 100001', 'd 100001']);
});
