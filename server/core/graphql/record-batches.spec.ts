import { describe, expect, it } from 'vitest';
import { Role } from '../access/role.js';
import type { Viewer } from '../access/viewer.js';
import { RecordBatches } from './record-batches.js';

const viewer: Viewer = {
  userId: 'ada',
  instituteId: 'institute',
  role: Role.EDITOR,
  sessionId: null,
  scope: 'read',
};

interface Row {
  id: string;
  title: string;
}

/** @returns batches over `rows`, and the ids of each statement */
function batchesOf(rows: Row[]) {
  const statements: string[][] = [];
  const batches = new RecordBatches<Row>((_viewer, ids) => {
    statements.push(ids);
    return Promise.resolve(rows.filter(({ id }) => ids.includes(id)));
  });
  const load = async (request: object, id: string | null): Promise<string | null> =>
    batches.load(request, viewer, id, ({ title }) => title);
  return { statements, load };
}

describe('record batches', () => {
  const rows = [
    { id: '1', title: 'Algebra' },
    { id: '2', title: 'Botany' },
  ];

  it('read the records of a list with one statement, each once', async () => {
    const { statements, load } = batchesOf(rows);
    const request = {};
    const found = await Promise.all(['2', '1', '2', '3'].map(async (id) => load(request, id)));
    expect(found).toEqual(['Botany', 'Algebra', 'Botany', null]);
    expect(statements).toEqual([['2', '1', '3']]);
  });

  it('read nothing where there is no id', async () => {
    const { statements, load } = batchesOf(rows);
    expect(await load({}, null)).toBeNull();
    expect(statements).toEqual([]);
  });

  it('read a record again after the request has changed it', async () => {
    const stored = [{ id: '1', title: 'Algebra' }];
    const { load } = batchesOf(stored);
    const request = {};
    expect(await load(request, '1')).toBe('Algebra');
    stored[0] = { id: '1', title: 'Geometry' };
    expect(await load(request, '1')).toBe('Geometry');
  });

  it('are separate for each request', async () => {
    const { statements, load } = batchesOf(rows);
    await Promise.all([load({}, '1'), load({}, '2')]);
    expect(statements).toEqual([['1'], ['2']]);
  });
});
