import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { NameVisibilityPort } from '../events/name-visibility.port.js';
import type { AnsweredPlaces } from './answered-places.js';
import { AnsweredQuestions } from './answered-questions.js';
import { findSheetTime, listSheetRows, type SheetRow } from './bubble-sheet.queries.js';
import type { BubbleRow, BubbleSheet } from './bubble-sheet.types.js';
import { connectionOf, helpReasons } from './help-reasons.js';

/** The bubble sheet of an exam: how far each learner is, and who needs help. */
@Injectable()
export class BubbleSheetService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly names: NameVisibilityPort,
    private readonly answered: AnsweredQuestions,
  ) {}

  /**
   * Reads what is stored, without previews. Whether an answer is right is not part of it.
   * @param since `at` of an earlier sheet: only rows that have changed since then, and those whose learner needs help
   * @throws QUIZ_NOT_FOUND, also for a quiz of another owner; MARKING_ANONYMOUS
   */
  async read(viewer: Viewer, quizId: string, since: Date | null): Promise<BubbleSheet> {
    const { id } = await this.quizzes.read(viewer, quizId);
    await this.names.check(viewer, id);
    const { manager } = this.work;
    const { now, ...sheet } = await findSheetTime(manager, { quizId: id });
    const isChanged = ({ changedAt }: SheetRow): boolean => since === null || changedAt >= since;
    const listed = await listSheetRows(manager, { quizId: id });
    // Nobody needs help any more whose attempt was submitted.
    const watched = listed.filter((row) => isChanged(row) || row.submittedAt === null);
    const answered = await this.answered.read(watched);
    const rows = watched.flatMap((row) => {
      const shown = toBubbleRow(row, answered.get(row.attemptId) ?? NOTHING, now);
      return isChanged(row) || shown.needs.length > 0 ? [shown] : [];
    });
    return { ...sheet, rows };
  }
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
    submittedAt: row.submittedAt,
    submittedBy: row.submittedBy,
    needs: helpReasons({ ...row, answeredCount, questionCount }, now),
  };
}
