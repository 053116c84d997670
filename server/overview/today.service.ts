import { Injectable } from '@nestjs/common';
import { ResultVisibilityPort } from '../attempts/events/result-visibility.port.js';
import { can, type Permission } from '../core/access/policy.js';
import type { Viewer } from '../core/access/viewer.js';
import type { Role } from '../core/access/role.js';
import { SharedReads } from '../core/database/shared-reads.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { possibleAssignee } from '../grading/assignments/assigned-answers.js';
import { CorrectionCounts } from './correction-counts.js';
import {
  findInstituteFacts,
  listDrafts,
  listRunningExams,
  listUpcomingExams,
  MAX_LISTED,
  type Listed,
} from './today.queries.js';
import { WaitingKind, type Today, type TodayWaiting } from './today.types.js';
import { listWaiting } from './waiting.queries.js';

/** What somebody must be allowed to do who deals with what waits: nobody else sees it. */
const PERMISSIONS: Readonly<Record<WaitingKind, Permission>> = {
  [WaitingKind.RETURN]: 'exam.edit',
  [WaitingKind.LATE]: 'exam.edit',
  [WaitingKind.TO_MARK]: 'exam.mark',
  [WaitingKind.UNRELEASED]: 'exam.edit',
  [WaitingKind.FAILED_IMPORT]: 'exam.edit',
};

/**
 * What of an institute is read: all whose viewers have one role and the same permissions share it. Markers do not: each may
 * be assigned other answers.
 */
interface Part {
  instituteId: string;
  role: Role;
  assigneeId: string | null;
  kinds: WaitingKind[];
}

/** What there is to do in an institute: what is going on, what waits for staff, what comes, what is unfinished. */
@Injectable()
export class TodayService {
  /** However many of an institute watch, their reads cost one. */
  private readonly reads = new SharedReads<Today>(async (key) =>
    this.load(JSON.parse(key) as Part),
  );

  constructor(
    private readonly work: UnitOfWork,
    private readonly correctionCounts: CorrectionCounts,
    private readonly visibility: ResultVisibilityPort,
  ) {}

  /** Every role may read all exams of its institute. What waits is of the kinds that the viewer can deal with. */
  async read(viewer: Viewer): Promise<Today> {
    const { instituteId, role } = viewer;
    const own = { instituteId, createdBy: viewer.userId };
    const kinds = Object.values(WaitingKind).filter((kind) => can(viewer, own, PERMISSIONS[kind]));
    const part: Part = { instituteId, role, assigneeId: possibleAssignee(viewer), kinds };
    return this.reads.read(JSON.stringify(part), null);
  }

  /**
   * The number of statements is the same for all institutes. They run one
   * after the other: many watchers ask at once, and must not take the connections that saves of learners need.
   */
  private async load(part: Part): Promise<Today> {
    const { instituteId } = part;
    const { manager } = this.work;
    const facts = await findInstituteFacts(manager, { instituteId });
    const running = await listRunningExams(manager, { instituteId });
    const waiting = await this.readWaiting(part);
    const upcoming = await listUpcomingExams(manager, { instituteId });
    const drafts = await listDrafts(manager, { instituteId });
    // What opens soon is checked first.
    const checked = await this.correctionCounts.add<(typeof upcoming | typeof drafts)[number]>([
      ...upcoming,
      ...drafts,
    ]);
    const corrects = new Map(checked.map((entry) => [entry.quizId, entry]));
    const withCorrections = <Entry extends { quizId: string }>(entry: Entry) => ({
      ...entry,
      correctionCount: corrects.get(entry.quizId)?.correctionCount ?? null,
      firstCorrection: corrects.get(entry.quizId)?.firstCorrection ?? null,
    });
    return {
      ...facts,
      running,
      runningTotal: totalOf(running),
      ...waiting,
      upcoming: upcoming.map(withCorrections),
      upcomingTotal: totalOf(upcoming),
      drafts: drafts.map(withCorrections),
      draftsTotal: totalOf(drafts),
    };
  }

  /** The kinds share the places of the list, and its length counts them only. */
  private async readWaiting({
    instituteId,
    role,
    assigneeId,
    kinds,
  }: Part): Promise<Pick<Today, 'waiting' | 'waitingTotal'>> {
    const lists: { total: number; entries: TodayWaiting[] }[] = [];
    for (const kind of kinds) {
      const rows = await listWaiting(this.work.manager, { kind }, { instituteId, assigneeId });
      const undated = await this.findUndated({ role, assigneeId }, kind, rows);
      const entries = rows.map((row) => ({
        ...row,
        kind,
        since: undated.includes(row.quizId) ? null : row.since,
      }));
      lists.push({ total: totalOf(rows), entries });
    }
    return {
      waiting: pickFromEach(lists.map(({ entries }) => entries)),
      waitingTotal: lists.reduce((sum, { total }) => sum + total, 0),
    };
  }

  /**
   * Exams whose answers must not be dated: when one was submitted tells a marker of an anonymous exam whose it is, if
   * they saw who was done then.
   */
  private async findUndated(
    { role, assigneeId: userId }: Pick<Part, 'role' | 'assigneeId'>,
    kind: WaitingKind,
    rows: readonly { quizId: string }[],
  ): Promise<string[]> {
    if (kind !== WaitingKind.TO_MARK || userId === null) return [];
    return this.visibility.findHidden(
      { role, userId },
      rows.map(({ quizId }) => quizId),
    );
  }
}

function totalOf(rows: readonly Listed<object>[]): number {
  return rows[0]?.total ?? 0;
}

/**
 * The first entries of several lists, so that a long list leaves places to the others.
 * @returns at most `MAX_LISTED`, list by list
 */
export function pickFromEach(lists: readonly TodayWaiting[][]): TodayWaiting[] {
  const places = lists.flatMap((list, index) =>
    list.map((entry, place) => ({ entry, index, place })),
  );
  return places
    .sort((a, b) => a.place - b.place || a.index - b.index)
    .slice(0, MAX_LISTED)
    .sort((a, b) => a.index - b.index || a.place - b.place)
    .map(({ entry }) => entry);
}
