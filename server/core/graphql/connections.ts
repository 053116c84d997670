/** Lists for programs that read all of them: cursor connections as Relay specifies them. */
import type { Type } from '@nestjs/common';
import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import type { KeysetOptions, KeysetParameters } from '../database/keyset.js';
import { coreErrors } from '../errors/domain-error.js';
import { MAX_PAGE_SIZE } from './paging.js';

const DEFAULT_SIZE = 10;
/** As `positionSql` writes it. 17 digits reach to the year 5138, which the database can represent. */
const POSITION = /^(\d{1,17})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

@ArgsType()
export class ConnectionArgs {
  @Field(() => Int, {
    nullable: true,
    description: `How many of the latest entries, at most ${MAX_PAGE_SIZE}; ${DEFAULT_SIZE} without \`last\`.`,
  })
  first?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only older entries than that of this cursor.',
  })
  after?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `How many of the oldest entries, instead of \`first\`; at most ${MAX_PAGE_SIZE}.`,
  })
  last?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'With `last`: only newer entries than that of this cursor.',
  })
  before?: string | null;
}

@ObjectType({ description: 'Where a part of a list stands in it.' })
export class PageInfo {
  @Field({ description: 'Whether older entries follow.' })
  hasNextPage!: boolean;

  @Field({ description: 'Whether there are newer entries.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Of the first edge; null without one.' })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'Of the last edge; null without one.' })
  endCursor!: string | null;
}

/** A validated part of a list, for a statement with `keysetSql`. */
export interface ConnectionPart {
  options: KeysetOptions;
  values: KeysetParameters & { take: number };
}

/** A part of a list as services return it, the latest entry first. */
export interface ConnectionOf<Row> extends Omit<PageInfo, 'startCursor' | 'endCursor'> {
  rows: Row[];
  totalCount: number;
}

/** A row with its position, of `positionSql`. */
export interface Positioned {
  position: string;
}

/**
 * What a statement has to read: one entry more than requested, to find out whether more follow.
 * @throws VALIDATION naming the argument
 */
export function connectionPart({ first, after, last, before }: ConnectionArgs): ConnectionPart {
  const isBackward = last != null;
  const [name, size] = isBackward ? ['last', last] : ['first', first ?? DEFAULT_SIZE];
  if (isBackward && first != null) throw refused('last', 'Send first or last, not both');
  if (isBackward && after != null) throw refused('after', 'after goes with first');
  if (!isBackward && before != null) throw refused('before', 'before goes with last');
  if (size < 1 || size > MAX_PAGE_SIZE)
    throw refused(name, `${name} must be from 1 to ${MAX_PAGE_SIZE}`);
  const cursor = isBackward ? before : after;
  const from = cursor == null ? null : positionOf(cursor);
  if (cursor != null && !from)
    throw refused(isBackward ? 'before' : 'after', 'A cursor must be one that a list has returned');
  const [fromMicroseconds = null, fromId = null] = from ?? [];
  return {
    options: { isFrom: from !== null, isBackward },
    values: { fromMicroseconds, fromId, take: size + 1 },
  };
}

/** @param rows as the statement has returned them */
export function toConnectionOf<Row>(
  { options: { isFrom, isBackward }, values: { take } }: ConnectionPart,
  rows: Row[],
  totalCount: number,
): ConnectionOf<Row> {
  const isMore = rows.length === take;
  const read = isMore ? rows.slice(0, -1) : rows;
  // There was an entry at the cursor.
  const [hasNextPage, hasPreviousPage] = isBackward ? [isFrom, isMore] : [isMore, isFrom];
  return { rows: isBackward ? read.toReversed() : read, totalCount, hasNextPage, hasPreviousPage };
}

/** A connection as the API returns it, with each entry mapped. */
export function toConnection<Row extends Positioned, Node>(
  { rows, totalCount, hasNextPage, hasPreviousPage }: ConnectionOf<Row>,
  map: (row: Row) => Node,
) {
  const edges = rows.map((row) => ({ cursor: toCursor(row.position), node: map(row) }));
  const [startCursor, endCursor] = [edges[0]?.cursor ?? null, edges.at(-1)?.cursor ?? null];
  return { edges, totalCount, pageInfo: { hasNextPage, hasPreviousPage, startCursor, endCursor } };
}

/** The `complexity` of a connection: as many entries as were requested. */
export function connectionCost({
  args,
  childComplexity,
}: {
  args: Record<string, unknown>;
  childComplexity: number;
}): number {
  const size = Number(args['first'] ?? args['last'] ?? DEFAULT_SIZE);
  return 1 + Math.max(1, size) * childComplexity;
}

/** The GraphQL type of an edge to `Node`: extend it with a class that has its name. */
export function EdgeTo<Node>(Node: Type<Node>): Type<{ cursor: string; node: Node }> {
  @ObjectType({ isAbstract: true })
  abstract class Edge {
    @Field({ description: 'To continue the list from here.' })
    cursor!: string;

    @Field(() => Node, { description: 'The entry.' })
    node!: Node;
  }
  return Edge as Type<{ cursor: string; node: Node }>;
}

/** The GraphQL type of a connection of such edges: extend it with a class that has its name. */
export function ConnectionWith<Edge>(
  Edge: Type<Edge>,
): Type<{ edges: Edge[]; pageInfo: PageInfo; totalCount: number }> {
  @ObjectType({ isAbstract: true })
  abstract class Connection {
    @Field(() => [Edge], { description: 'The entries, the latest first.' })
    edges!: Edge[];

    @Field({ description: 'Where they stand in the list.' })
    pageInfo!: PageInfo;

    @Field(() => Int, { description: 'Entries of the whole list.' })
    totalCount!: number;
  }
  return Connection as Type<{ edges: Edge[]; pageInfo: PageInfo; totalCount: number }>;
}

/** Clients must not read it: what it contains may change. */
function toCursor(position: string): string {
  return Buffer.from(position).toString('base64url');
}

/** Time and id of a cursor; null for what is none. */
function positionOf(cursor: string): [microseconds: string, id: string] | null {
  if (!/^[\w-]{1,100}$/.test(cursor)) return null;
  const found = POSITION.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  return found && [found[1] ?? '', found[2] ?? ''];
}

function refused(path: string, message: string) {
  return coreErrors.VALIDATION({ message, fields: [{ path, message }] });
}
