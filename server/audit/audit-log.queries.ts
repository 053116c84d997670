import { defineQuery, defineQueryVariants } from '../core/database/define-query.js';
import { positionSql, timeSql } from '../core/database/keyset.js';
import type { AuditAction, AuditDetails } from './audit-event.entity.js';

/** Entries that one request searches: this limits its work, not how far the log can be searched. */
const MAX_SEARCHED_ENTRIES = 20_000;

/** An entry as the database returns it. */
export interface AuditRow {
  id: string;
  actorId: string | null;
  actorName: string | null;
  action: AuditAction;
  quizId: string | null;
  quizTitle: string | null;
  about: string | null;
  details: AuditDetails;
  reason: string | null;
  count: number;
  at: Date;
  /** Position of the entry, to continue after it. */
  cursor: string;
}

const CURSOR = positionSql('at', 'id');
const AFTER_AT = timeSql('$afterMicroseconds::bigint');
const SEARCHED_TEXT = `lower(concat_ws(E'\\n', quiz_title, actor_name, about, reason))`;

/** Conditions that select the entries to search, by index. */
const INDEXED = {
  actor: 'actor_id = $actorId',
  quiz: 'quiz_id = $quizId',
  from: 'at >= $from',
  to: 'at < $to',
  after: `(at, id) < (${AFTER_AT}, $afterId::bigint)`,
};
/** Conditions on the entries that are searched. */
const FILTERS = {
  actions: 'action = ANY($actions)',
  search: `${SEARCHED_TEXT} LIKE lower($pattern)`,
};

/** Which conditions a statement has. */
export type AuditCondition = keyof typeof INDEXED | keyof typeof FILTERS;

interface Conditions {
  where: readonly AuditCondition[];
}

interface ScanValues {
  instituteId: string;
  actorId: string | null | undefined;
  quizId: string | null | undefined;
  from: Date | null | undefined;
  /** Exclusive. */
  to: Date | null | undefined;
  /** The two numbers of a cursor. */
  afterMicroseconds: string | undefined;
  afterId: string | undefined;
}

function requested(conditions: Record<string, string>, where: readonly string[]): string[] {
  return Object.entries(conditions).flatMap(([name, text]) => (where.includes(name) ? text : []));
}

/** The statement contains only the requested conditions, so that each filter uses its own index. */
function scan({ where }: Conditions): string {
  const indexed = ['institute_id = $instituteId', ...requested(INDEXED, where)];
  return `SELECT * FROM audit_events WHERE ${indexed.join(' AND ')}
    ORDER BY at DESC, id DESC LIMIT ${MAX_SEARCHED_ENTRIES}`;
}

/** Entries among those that one request searches, the latest first. `$pattern` is one of LIKE. */
export const listAuditEvents = defineQueryVariants<
  Conditions,
  ScanValues & {
    actions: AuditAction[] | null | undefined;
    pattern: string;
    take: number;
  },
  AuditRow
>(
  [
    { where: [] },
    { where: ['actor'] },
    { where: ['quiz'] },
    { where: ['actor', 'quiz', 'from', 'to', 'after', 'actions', 'search'] },
  ],
  ({ where }) => `
  SELECT id, actor_id AS "actorId", actor_name AS "actorName", action, quiz_id AS "quizId",
    quiz_title AS "quizTitle", about, details, reason, count, at, ${CURSOR} AS cursor
  FROM (${scan({ where })}) scanned WHERE ${['true', ...requested(FILTERS, where)].join(' AND ')}
  ORDER BY at DESC, id DESC LIMIT $take`,
);

/** The last entry that one request searches, or no row if it searches to the end of the log. */
export const findSearchEnd = defineQueryVariants<
  Conditions,
  ScanValues,
  Pick<AuditRow, 'cursor' | 'at'>
>(
  [{ where: [] }, { where: ['actor', 'quiz', 'from', 'to', 'after'] }],
  ({ where }) => `
  SELECT ${CURSOR} AS cursor, at FROM (${scan({ where })}) scanned
  OFFSET ${MAX_SEARCHED_ENTRIES - 1}`,
);

const inLog = (column: 'actor_id' | 'quiz_id'): string =>
  `SELECT FROM audit_events WHERE ${column} = $id AND institute_id = $instituteId LIMIT 1`;

/** One row without columns if a user is in the institute or, removed since, in its log. */
export const findAuditedUser = defineQuery<{ id: string; instituteId: string }, object>(`
  SELECT FROM users WHERE id = $id AND institute_id = $instituteId UNION ALL
  ${inLog('actor_id')}`);

/** The same for a quiz. */
export const findAuditedQuiz = defineQuery<{ id: string; instituteId: string }, object>(`
  SELECT FROM quizzes WHERE id = $id AND institute_id = $instituteId UNION ALL
  ${inLog('quiz_id')}`);
