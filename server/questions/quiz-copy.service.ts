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
import { titleOfCopy, unlessTitleTaken, withTitleFound } from '../quizzes/quiz-titles.js';
import { QuestionCopies } from './question-copies.js';

/** A copy may have 40,000 questions. */
const COPIES = { name: 'quiz-copies', points: 120, seconds: 3_600 };

/** A quiz once more, with all its questions: in this room, because it knows both. */
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
   * The copy is active, not completed, and the viewer's; all of it has ids of its own. It is given by
   * the same rules, under a code and in a window of its own, and marked as the original is.
   * @param title "Copy of ..." and, where needed, a number when it is left out
   * @throws VALIDATION, QUIZ_NOT_FOUND, TITLE_TAKEN, TOO_MANY_REQUESTS
   */
  async duplicate(viewer: Viewer, quizId: string, title?: string | null): Promise<Quiz> {
    const given = title == null ? null : validate(titleRule, title, 'title');
    await this.limits.consume(COPIES, viewer.userId);
    const duplicated = async (): Promise<Quiz> =>
      this.work.run(async (tx) => {
        const source = await this.quizzes.load(tx.manager, viewer, quizId, { ability: 'edit' });
        const copy = await this.quizzes.insert(tx, viewer, {
          title: given ?? (await titleOfCopy(tx, viewer, source.title)),
          durationMinutes: source.durationMinutes,
        });
        const questions = await this.copies.ofQuiz(tx, source.id, copy.id);
        await this.quizzes.countQuestions(tx, copy, questions.length);
        await this.rules.copy(tx, source.id, copy.id);
        await this.marking.copy(tx, source.id, copy.id, questions);
        const details = { copyOf: source.title };
        await recordAuditEvent(tx, viewer, AuditAction.QUIZ_CREATED, { quiz: copy, details });
        return copy;
      });
    return given === null ? withTitleFound(duplicated) : unlessTitleTaken(duplicated);
  }
}
