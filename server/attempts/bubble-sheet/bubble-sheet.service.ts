import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../core/access/viewer.js';
import { SharedReads } from '../../core/database/shared-reads.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { coreErrors } from '../../core/errors/domain-error.js';
import { isStorable } from '../../core/errors/validation.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { ResultVisibilityPort } from '../events/result-visibility.port.js';
import type { AnsweredPlaces } from './answered-places.js';
import { AnsweredQuestions } from './answered-questions.js';
import {
  countSheetRows,
  findSheetTime,
  listSheetRows,
  type SheetRow,
} from './bubble-sheet.queries.js';
import { MAX_SEARCH, type BubbleRow, type BubbleSheet } from './bubble-sheet.types.js';
import { connectionOf, helpReasons } from './help-reasons.js';

/** Which rows are asked for. */
interface SheetPart {
  /** `at` of an earlier sheet: only rows that have changed since then, and those whose learner needs help. */
  since: Date | null;
  /** Only learners with this in their name, or as their roll number. */
  search: string | null;
}

/** What is shown, with the time of each row's last change. */
interface SharedSheet extends Omit<BubbleSheet, 'rows'> {
  rows: { shown: BubbleRow; changedAt: Date }[];
}

/** The bubble sheet of an exam: how far each learner is, and who needs help. */
@Injectable()
export class BubbleSheetService {
  /**
   * By the quiz, the search, and whether only changes are read: however many watch an exam, their reads cost one. Whole
   * sheets are apart, because of a large exam they have fewer rows than may have changed.
   */
  private readonly reads = new SharedReads<SharedSheet>(async (key, since) => {
    const [quizId, search] = JSON.parse(key) as [string, string | null];
    return this.load(quizId, { since, search });
  });

  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly visibility: ResultVisibilityPort,
    private readonly answered: AnsweredQuestions,
  ) {}

  /**
   * Reads what is stored, without previews. Whether an answer is right is not part of it.
   * @throws QUIZ_NOT_FOUND, also for a quiz of another owner; MARKING_ANONYMOUS; VALIDATION for a search that is too long
   */
  async read(viewer: Viewer, quizId: string, { since, search }: SheetPart): Promise<BubbleSheet> {
    const wanted = search?.trim() || null;
    if (wanted !== null && (wanted.length > MAX_SEARCH || !isStorable(wanted))) {
      const message = `search may have at most ${MAX_SEARCH} characters, and none that no name can have`;
      throw coreErrors.VALIDATION({ message, fields: [{ path: 'search', message }] });
    }
    const { id } = await this.quizzes.read(viewer, quizId);
    await this.visibility.check(viewer, id);
    const sheet = await this.reads.read(JSON.stringify([id, wanted, since === null]), since);
    // Others may have asked for earlier changes.
    const rows = sheet.rows
      .filter(({ shown, changedAt }) => isSent(shown, changedAt, since))
      .map(({ shown }) => shown);
    return { ...sheet, rows };
  }

  private async load(quizId: string, { since, search }: SheetPart): Promise<SharedSheet> {
    const { manager } = this.work;
    const { now, ...sheet } = await findSheetTime(manager, { quizId });
    const listed = await listSheetRows(manager, { quizId, since, search });
    const { rowCount } = await countSheetRows(manager, { quizId, search });
    // Nobody needs help any more whose attempt was submitted.
    const watched = listed.filter(
      ({ changedAt, submittedAt }) => since === null || submittedAt === null || changedAt >= since,
    );
    const answered = await this.answered.read(watched);
    const rows = watched.map((row) => ({
      shown: toBubbleRow(row, answered.get(row.attemptId) ?? NOTHING, now),
      changedAt: row.changedAt,
    }));
    return { ...sheet, rowCount, rows };
  }
}

function isSent({ needs }: BubbleRow, changedAt: Date, since: Date | null): boolean {
  return since === null || changedAt >= since || needs.length > 0;
}

const NOTHING: AnsweredPlaces = { answered: '', answeredCount: 0 };

function toBubbleRow(
  row: SheetRow,
  { answered, answeredCount }: AnsweredPlaces,
  now: Date,
): BubbleRow {
  const questionCount = answered.length;
  return {
    attemptId: row.attemptId,
    candidateId: row.candidateId,
    name: row.name,
    rollNumber: row.rollNumber,
    number: row.number,
    answered,
    answeredCount,
    questionCount,
    lastSavedAt: row.lastSavedAt,
    lastSeenAt: row.lastSeenAt,
    leaveCount: row.leaveCount,
    connection: connectionOf(row, now),
    startedAt: row.startedAt,
    deadlineAt: row.deadlineAt,
    pausedAt: row.pausedAt,
    individuallyPausedAt: row.individuallyPausedAt,
    submittedAt: row.submittedAt,
    submittedBy: row.submittedBy,
    needs: helpReasons({ ...row, answeredCount, questionCount }, now),
  };
}
