import { Injectable } from '@nestjs/common';
import { AuditAction } from '../audit/audit-event.entity.js';
import { recordAuditEvent } from '../audit/record-audit-event.js';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { validate } from '../core/errors/validation.js';
import { RateLimits } from '../core/http/rate-limits.js';
import { ExamRulesCopyPort } from '../quizzes/exam-rules-copy.port.js';
import { MarkingCopyPort } from '../quizzes/marking-copy.port.js';
import type { Quiz } from '../quizzes/quiz.entity.js';
import { titleRule } from '../quizzes/quiz.validation.js';
import { QuizService } from '../quizzes/quiz.service.js';
import { findCopyTitle, withTitleErrors, retryIfTitleTaken } from '../quizzes/quiz-titles.js';
import { QuestionCopies } from './question-copies.js';

/** Limited because a copy may have 40,000 questions. */
const COPIES = { name: 'quiz-copies', points: 120, seconds: 3_600 };

/** Duplicates a quiz with its questions. In this module, because it depends on both. */
@Injectable()
export class QuizCopyService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly copies: QuestionCopies,
    private readonly rules: ExamRulesCopyPort,
    private readonly marking: MarkingCopyPort,
    private readonly limits: RateLimits,
  ) {}

  /**
   * The copy is active, not completed, and belongs to the viewer; everything in it has new ids. It has the
   * same exam rules, except code and window, and the same marking settings.
   * @param title "Copy of ..." by default, with a number if needed
   * @throws VALIDATION, QUIZ_NOT_FOUND, TITLE_TAKEN, TOO_MANY_REQUESTS
   */
  async duplicate(viewer: Viewer, quizId: string, title?: string | null): Promise<Quiz> {
    const requested = title == null ? null : validate(titleRule, title, 'title');
    await this.limits.consume(COPIES, viewer.userId);
    const duplicated = async (): Promise<Quiz> =>
      this.work.runOnce(async (tx) => {
        const source = await this.quizzes.load(tx.manager, viewer, quizId, {
          permission: 'exam.edit',
        });
        const copy = await this.quizzes.insert(tx, viewer, {
          title: requested ?? (await findCopyTitle(tx, viewer, source.title)),
          durationMinutes: source.durationMinutes,
        });
        const questions = await this.copies.copyAll(tx, source.id, copy.id);
        await this.quizzes.changeQuestionCount(tx, copy, questions.length);
        await this.rules.copy(tx, source.id, copy.id);
        await this.marking.copy(tx, source.id, copy.id, questions);
        const details = { copyOf: source.title };
        await recordAuditEvent(tx, viewer, AuditAction.QUIZ_CREATED, { quiz: copy, details });
        return copy;
      });
    return requested === null ? retryIfTitleTaken(duplicated) : withTitleErrors(duplicated);
  }
}
