import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { assertCan } from '../core/access/policy.js';
import type { Viewer } from '../core/access/viewer.js';
import { escapeLike } from '../core/database/escape-like.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { boundedText, isId, validate } from '../core/errors/validation.js';
import { MAX_PAGE_SIZE } from '../core/graphql/paging.js';
import { AuditAction, type AuditDetails } from './audit-event.entity.js';
import { auditErrors } from './audit.errors.js';

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

/** A page of the log, the latest entries first. */
export interface AuditPage {
  items: AuditRow[];
  /** Cursor of the next page; null at the end of the log. */
  next: string | null;
  /** How far back was searched, if that is not the end of the log and there may be more to find. */
  searchedTo: Date | null;
}

const MAX_SEARCH = 200;
/** Entries that one request searches: this limits its work, not how far the log can be searched. */
const MAX_SEARCHED_ENTRIES = 20_000;
const CURSOR = /^(-?\d{1,18})\.(\d{1,18})$/;
const BAD_CURSOR = 'after must be what an earlier part of the log gave as next';
const BAD_PAGE_SIZE = `pageSize must be from 1 to ${MAX_PAGE_SIZE}`;

export const auditFilterRules = z.object({
  search: boundedText('Search', MAX_SEARCH).nullish(),
  actions: z.array(z.enum(AuditAction)).max(Object.keys(AuditAction).length).nullish(),
  actorId: z.string().nullish(),
  quizId: z.string().nullish(),
  from: z.date().nullish(),
  to: z.date().nullish(),
});

const auditQueryRules = z.object({
  filter: auditFilterRules,
  after: z.string().regex(CURSOR, BAD_CURSOR).nullish(),
  pageSize: z.int(BAD_PAGE_SIZE).min(1, BAD_PAGE_SIZE).max(MAX_PAGE_SIZE, BAD_PAGE_SIZE),
});

/** A field that is missing or null does not restrict the log. */
export type AuditFilter = z.input<typeof auditFilterRules>;

/**
 * Microseconds since 1970, like PostgreSQL's timestamps: a JavaScript date would lose the last
 * three digits.
 */
const MICROSECONDS = '(extract(epoch FROM at) * 1000000)::bigint';
const CURSOR_SQL = `${MICROSECONDS} || '.' || id`;
const SEARCHED_TEXT = `lower(concat_ws(E'\\n', quiz_title, actor_name, about, reason))`;

/** Reads the audit log of an institute, for its owners. */
@Injectable()
export class AuditLogService {
  constructor(private readonly work: UnitOfWork) {}

  /**
   * A page of the log. One request searches a limited number of entries; if there may be more, the page says
   * how far back it searched, and `next` continues from there.
   * @throws NOT_ALLOWED, VALIDATION, AUDITED_NOT_FOUND for ids that the institute's log does not contain
   */
  async read(
    viewer: Viewer,
    requestedFilter: AuditFilter,
    after: string | null,
    size: number,
  ): Promise<AuditPage> {
    assertCan(viewer, 'manage');
    const query = validate(auditQueryRules, { filter: requestedFilter, after, pageSize: size });
    const { filter } = query;
    await this.checkIds(viewer, filter.actorId, filter.quizId);
    const { scanned, filter: condition, values } = buildConditions(viewer, query);
    const { manager } = this.work;
    const rows = await manager.query<AuditRow[]>(
      `SELECT id, actor_id AS "actorId", actor_name AS "actorName", action, quiz_id AS "quizId",
         quiz_title AS "quizTitle", about, details, reason, count, at, ${CURSOR_SQL} AS cursor
       FROM (${scanned.text}) scanned WHERE ${condition} ORDER BY at DESC, id DESC LIMIT ${size + 1}`,
      values,
    );
    const items = rows.slice(0, size);
    if (rows.length > size) return { items, next: items.at(-1)?.cursor ?? null, searchedTo: null };
    const [end] = await manager.query<{ cursor: string; at: Date }[]>(
      `SELECT ${CURSOR_SQL} AS cursor, at FROM (${scanned.text}) scanned OFFSET ${MAX_SEARCHED_ENTRIES - 1}`,
      values.slice(0, scanned.values),
    );
    return { items, next: end?.cursor ?? null, searchedTo: end?.at ?? null };
  }

  /** @throws AUDITED_NOT_FOUND also for ids of other institutes, so that callers cannot tell which exist */
  private async checkIds(
    { instituteId }: Viewer,
    actorId: string | null | undefined,
    quizId: string | null | undefined,
  ): Promise<void> {
    for (const [id, column, table] of [
      [actorId, 'actor_id', 'users'],
      [quizId, 'quiz_id', 'quizzes'],
    ] as const) {
      if (id == null) continue;
      const lookup = `SELECT FROM ${table} WHERE id = $1 AND institute_id = $2 UNION ALL
        SELECT FROM audit_events WHERE ${column} = $1 AND institute_id = $2 LIMIT 1`;
      const found = isId(id)
        ? await this.work.manager.query<object[]>(lookup, [id, instituteId])
        : [];
      if (found.length === 0) throw auditErrors.AUDITED_NOT_FOUND();
    }
  }
}

interface Conditions {
  /** The statement that selects entries by index. `values` is the number of leading values it uses. */
  scanned: { text: string; values: number };
  filter: string;
  values: unknown[];
}

/** The statement contains only the requested conditions, so that each filter uses its own index. */
function buildConditions(
  { instituteId }: Viewer,
  { filter, after }: z.output<typeof auditQueryRules>,
): Conditions {
  const { search, actions, actorId, quizId, from, to } = filter;
  const values: unknown[] = [];
  const parameter = (value: unknown): string => `$${values.push(value)}`;
  const indexed = [`institute_id = ${parameter(instituteId)}`];
  if (actorId != null) indexed.push(`actor_id = ${parameter(actorId)}`);
  if (quizId != null) indexed.push(`quiz_id = ${parameter(quizId)}`);
  if (from) indexed.push(`at >= ${parameter(from)}`);
  if (to) indexed.push(`at < ${parameter(to)}`);
  if (after != null) {
    const [, microseconds, id] = CURSOR.exec(after) ?? [];
    const at = `timestamptz 'epoch' + ${parameter(microseconds)}::bigint * interval '1 microsecond'`;
    indexed.push(`(at, id) < (${at}, ${parameter(id)}::bigint)`);
  }
  const text = `SELECT * FROM audit_events WHERE ${indexed.join(' AND ')}
    ORDER BY at DESC, id DESC LIMIT ${MAX_SEARCHED_ENTRIES}`;
  const scanned = { text, values: values.length };
  const filters = ['true'];
  if (actions && actions.length > 0) filters.push(`action = ANY(${parameter(actions)})`);
  if (search) filters.push(`${SEARCHED_TEXT} LIKE lower(${parameter(`%${escapeLike(search)}%`)})`);
  return { scanned, filter: filters.join(' AND '), values };
}
