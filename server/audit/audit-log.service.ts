import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { assertCan } from '../core/access/policy.js';
import type { Viewer } from '../core/access/viewer.js';
import { escapeLike } from '../core/database/like.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { boundedText, isId, validate } from '../core/errors/validation.js';
import { MAX_PAGE_SIZE } from '../core/graphql/paging.js';
import { AuditAction, type AuditDetails } from './audit-event.entity.js';
import { auditErrors } from './audit.errors.js';

/** An entry as it is read. */
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
  /** Where the log goes on behind it. */
  cursor: string;
}

/** A part of the log, the latest first. */
export interface AuditPart {
  items: AuditRow[];
  /** Where to go on; null at the end of the log. */
  next: string | null;
  /** How far back was looked, where that is not the end and there may be more to find. */
  searchedTo: Date | null;
}

const MAX_SEARCH = 200;
/** Of so many entries what is looked for is picked, by one request: it is the work that is bounded, not the log. */
const LOOKED_THROUGH = 20_000;
const CURSOR = /^(-?\d{1,18})\.(\d{1,18})$/;
const BAD_CURSOR = 'after must be what an earlier part of the log gave as next';
const SIZE = `pageSize must be from 1 to ${MAX_PAGE_SIZE}`;

export const auditFilterRules = z.object({
  search: boundedText('Search', MAX_SEARCH).nullish(),
  actions: z.array(z.enum(AuditAction)).max(Object.keys(AuditAction).length).nullish(),
  actorId: z.string().nullish(),
  quizId: z.string().nullish(),
  from: z.date().nullish(),
  to: z.date().nullish(),
});

const askedRules = z.object({
  filter: auditFilterRules,
  after: z.string().regex(CURSOR, BAD_CURSOR).nullish(),
  pageSize: z.int(SIZE).min(1, SIZE).max(MAX_PAGE_SIZE, SIZE),
});

/** What is left out, or null, does not narrow the log. */
export type AuditFilter = z.input<typeof auditFilterRules>;

/** Microseconds since 1970, as PostgreSQL keeps times: a date of JavaScript's would lose the last three digits. */
const MICROSECONDS = '(extract(epoch FROM at) * 1000000)::bigint';
const CURSOR_OF = `${MICROSECONDS} || '.' || id`;
const SAID = `lower(concat_ws(E'\\n', quiz_title, actor_name, about, reason))`;

/** What staff of an institute did, for its owners. */
@Injectable()
export class AuditLogService {
  constructor(private readonly work: UnitOfWork) {}

  /**
   * A part of the log. What is looked for is looked for in so many entries; then the part says how far that
   * was, and `next` goes on from there.
   * @throws NOT_ALLOWED, VALIDATION, AUDITED_NOT_FOUND for ids of which the institute's log has nothing
   */
  async read(
    viewer: Viewer,
    given: AuditFilter,
    after: string | null,
    size: number,
  ): Promise<AuditPart> {
    assertCan(viewer, 'manage');
    const asked = validate(askedRules, { filter: given, after, pageSize: size });
    const { filter } = asked;
    await this.checkIds(viewer, filter.actorId, filter.quizId);
    const { looked, picked, values } = conditionsOf(viewer, asked);
    const { manager } = this.work;
    const rows = await manager.query<AuditRow[]>(
      `SELECT id, actor_id AS "actorId", actor_name AS "actorName", action, quiz_id AS "quizId",
         quiz_title AS "quizTitle", about, details, reason, count, at, ${CURSOR_OF} AS cursor
       FROM (${looked.text}) looked WHERE ${picked} ORDER BY at DESC, id DESC LIMIT ${size + 1}`,
      values,
    );
    const items = rows.slice(0, size);
    if (rows.length > size) return { items, next: items.at(-1)?.cursor ?? null, searchedTo: null };
    const [end] = await manager.query<{ cursor: string; at: Date }[]>(
      `SELECT ${CURSOR_OF} AS cursor, at FROM (${looked.text}) looked OFFSET ${LOOKED_THROUGH - 1}`,
      values.slice(0, looked.values),
    );
    return { items, next: end?.cursor ?? null, searchedTo: end?.at ?? null };
  }

  /** @throws AUDITED_NOT_FOUND: nobody learns which ids others have */
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
      const known = `SELECT FROM ${table} WHERE id = $1 AND institute_id = $2 UNION ALL
        SELECT FROM audit_events WHERE ${column} = $1 AND institute_id = $2 LIMIT 1`;
      const found = isId(id)
        ? await this.work.manager.query<object[]>(known, [id, instituteId])
        : [];
      if (found.length === 0) throw auditErrors.AUDITED_NOT_FOUND();
    }
  }
}

interface Conditions {
  /** Entries by time, without what is looked for in them; it uses the first so many values. */
  looked: { text: string; values: number };
  picked: string;
  values: unknown[];
}

/** Only what is asked for stands in the statement: so each filter reads the index that is made for it. */
function conditionsOf(
  { instituteId }: Viewer,
  { filter, after }: z.output<typeof askedRules>,
): Conditions {
  const { search, actions, actorId, quizId, from, to } = filter;
  const values: unknown[] = [];
  const taken = (value: unknown): string => `$${values.push(value)}`;
  const of = [`institute_id = ${taken(instituteId)}`];
  if (actorId != null) of.push(`actor_id = ${taken(actorId)}`);
  if (quizId != null) of.push(`quiz_id = ${taken(quizId)}`);
  if (from) of.push(`at >= ${taken(from)}`);
  if (to) of.push(`at < ${taken(to)}`);
  if (after != null) {
    const [, microseconds, id] = CURSOR.exec(after) ?? [];
    const at = `timestamptz 'epoch' + ${taken(microseconds)}::bigint * interval '1 microsecond'`;
    of.push(`(at, id) < (${at}, ${taken(id)}::bigint)`);
  }
  const text = `SELECT * FROM audit_events WHERE ${of.join(' AND ')}
    ORDER BY at DESC, id DESC LIMIT ${LOOKED_THROUGH}`;
  const looked = { text, values: values.length };
  const picked = ['true'];
  if (actions && actions.length > 0) picked.push(`action = ANY(${taken(actions)})`);
  if (search) picked.push(`${SAID} LIKE lower(${taken(`%${escapeLike(search)}%`)})`);
  return { looked, picked: picked.join(' AND '), values };
}
