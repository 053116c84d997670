import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Viewer } from '../core/access/viewer.js';
import { escapeLike } from '../core/database/escape-like.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { boundedText, isId, validate } from '../core/errors/validation.js';
import { MAX_PAGE_SIZE } from '../core/graphql/paging.js';
import { AuditAction } from './audit-event.entity.js';
import {
  findAuditedQuiz,
  findAuditedUser,
  findSearchEnd,
  listAuditEvents,
  type AuditCondition,
  type AuditRow,
} from './audit-log.queries.js';
import { auditErrors } from './audit.errors.js';

/** A page of the log, the latest entries first. */
export interface AuditPage {
  items: AuditRow[];
  /** Cursor of the next page; null at the end of the log. */
  next: string | null;
  /** How far back was searched, if that is not the end of the log and there may be more to find. */
  searchedTo: Date | null;
}

const MAX_SEARCH = 200;
/** 17 digits of microseconds reach to the year 5138, which the database can represent. */
const CURSOR = /^(\d{1,17})\.(\d{1,18})$/;
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

/** Reads the audit log of an institute, for its owners. */
@Injectable()
export class AuditLogService {
  constructor(private readonly work: UnitOfWork) {}

  /**
   * A page of the log. One request searches a limited number of entries; if there may be more, the page says
   * how far back it searched, and `next` continues from there.
   * @throws VALIDATION, AUDITED_NOT_FOUND for ids that the institute's log does not contain
   */
  async read(
    viewer: Viewer,
    requestedFilter: AuditFilter,
    after: string | null,
    size: number,
  ): Promise<AuditPage> {
    const query = validate(auditQueryRules, { filter: requestedFilter, after, pageSize: size });
    const { filter } = query;
    await this.checkIds(viewer, filter.actorId, filter.quizId);
    const { manager } = this.work;
    const { where, values } = buildConditions(viewer, query);
    const rows = await listAuditEvents(manager, { where }, { ...values, take: size + 1 });
    const items = rows.slice(0, size);
    if (rows.length > size) return { items, next: items.at(-1)?.cursor ?? null, searchedTo: null };
    const [end] = await findSearchEnd(manager, { where }, values);
    return { items, next: end?.cursor ?? null, searchedTo: end?.at ?? null };
  }

  /** @throws AUDITED_NOT_FOUND also for ids of other institutes, so that callers cannot tell which exist */
  private async checkIds(
    { instituteId }: Viewer,
    actorId: string | null | undefined,
    quizId: string | null | undefined,
  ): Promise<void> {
    for (const [id, find] of [
      [actorId, findAuditedUser],
      [quizId, findAuditedQuiz],
    ] as const) {
      if (id == null) continue;
      const found = isId(id) ? await find(this.work.manager, { id, instituteId }) : [];
      if (found.length === 0) throw auditErrors.AUDITED_NOT_FOUND();
    }
  }
}

/** The conditions that were requested, and their values. */
function buildConditions(
  { instituteId }: Viewer,
  { filter, after }: z.output<typeof auditQueryRules>,
) {
  const { search, actions, actorId, quizId, from, to } = filter;
  const isRequested: Record<AuditCondition, boolean> = {
    actor: actorId != null,
    quiz: quizId != null,
    from: from != null,
    to: to != null,
    after: after != null,
    actions: actions != null && actions.length > 0,
    search: search != null && search !== '',
  };
  const names = Object.keys(isRequested) as AuditCondition[];
  const where = names.filter((name) => isRequested[name]);
  const [, afterMicroseconds, afterId] = CURSOR.exec(after ?? '') ?? [];
  const pattern = `%${escapeLike(search ?? '')}%`;
  const ids = { instituteId, actorId, quizId };
  return { where, values: { ...ids, from, to, afterMicroseconds, afterId, actions, pattern } };
}
