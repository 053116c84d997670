import { describe, expect, it } from 'vitest';
import { DomainError } from '../errors/domain-error.js';
import {
  connectionPart,
  toConnection,
  toConnectionOf,
  type ConnectionArgs,
} from './connections.js';

const ID = 'c0ffee00-1234-4567-89ab-0123456789ab';
const row = (n: number) => ({ n, position: `${1_700_000_000_000_000 + n}.${ID}` });
const encoded = (text: string): string => Buffer.from(text).toString('base64url');

/** The connection that the API returns of rows. */
function connection(args: ConnectionArgs, rows: { n: number; position: string }[]) {
  return toConnection(toConnectionOf(connectionPart(args), rows, 9), ({ n }) => n);
}

function refusedPath(args: ConnectionArgs): string | undefined {
  try {
    connectionPart(args);
  } catch (error) {
    if (error instanceof DomainError) return error.fields?.[0]?.path;
  }
  return undefined;
}

describe('a connection', () => {
  it('reads one entry more than requested, and says that older ones follow', () => {
    expect(connectionPart({ first: 2 }).values.take).toBe(3);
    expect(connection({ first: 2 }, [row(3), row(2), row(1)])).toMatchObject({
      edges: [{ node: 3 }, { node: 2 }],
      totalCount: 9,
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
    });
  });

  it('continues from the cursor of an entry, exact to the microsecond', () => {
    const { endCursor } = connection({ first: 1 }, [row(7)]).pageInfo;
    const { options, values } = connectionPart({ first: 1, after: endCursor });
    expect(options).toEqual({ isFrom: true, isBackward: false });
    expect(values).toMatchObject({ fromMicroseconds: '1700000000000007', fromId: ID });
  });

  it('returns the latest first also when it goes backward', () => {
    const before = encoded(row(1).position);
    expect(connection({ last: 2, before }, [row(2), row(3), row(4)])).toMatchObject({
      edges: [{ node: 3 }, { node: 2 }],
      pageInfo: { hasNextPage: true, hasPreviousPage: true },
    });
  });

  it('has no cursors without entries', () => {
    const pageInfo = connection({}, []).pageInfo;
    expect(pageInfo).toMatchObject({ hasNextPage: false, startCursor: null, endCursor: null });
  });

  it.each([
    ['first', { first: 0 }],
    ['first', { first: 101 }],
    ['last', { last: 101 }],
    ['last', { first: 1, last: 1 }],
    ['after', { last: 1, after: 'x' }],
    ['before', { first: 1, before: 'x' }],
    ['after', { after: '' }],
    ['after', { after: 'x'.repeat(101) }],
    ['after', { after: encoded(`1.${ID} `) }],
    ['after', { after: encoded(`-1.${ID}`) }],
    ['after', { after: encoded(`${'9'.repeat(18)}.${ID}`) }],
    ['before', { last: 1, before: encoded('1.x') }],
  ] as const)('refuses %s by name: %o', (path, args) => {
    expect(refusedPath(args)).toBe(path);
  });
});
