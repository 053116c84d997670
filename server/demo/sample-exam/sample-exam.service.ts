import { Injectable } from '@nestjs/common';
import { AuditAction } from '../../audit/audit-event.entity.js';
import { recordAuditEvent } from '../../audit/record-audit-event.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { RateLimits } from '../../core/http/rate-limits.js';
import { Quiz } from '../../quizzes/quiz.entity.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { findFreeTitle, retryIfTitleTaken } from '../../quizzes/quiz-titles.js';
import { sampleQuiz } from './sample-exam.plan.js';
import { SampleExamTemplate } from './sample-exam.template.js';

/** Each has the attempts of a class. */
const SAMPLES = { name: 'sample-exams', points: 20, seconds: 86_400 };

/** Adds an exam that newcomers can look around in: submitted, open, taken by a class that is made up, partly marked. */
@Injectable()
export class SampleExamService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly template: SampleExamTemplate,
    private readonly limits: RateLimits,
  ) {}

  /** It belongs to the viewer. Its learners have no addresses, so no mail is sent. @throws TOO_MANY_REQUESTS */
  async add(viewer: Viewer): Promise<Quiz> {
    await this.limits.consume(SAMPLES, viewer.userId);
    return retryIfTitleTaken(async () => {
      await this.template.prepare();
      return this.work.runOnce(async (tx) => {
        const title = await findFreeTitle(tx, viewer, sampleQuiz.title);
        const id = await this.template.copy(tx, viewer, title);
        await tx.manager.update(Quiz, id, { isSample: true });
        const quiz = await tx.manager.findOneByOrFail(Quiz, { id });
        await recordAuditEvent(tx, viewer, AuditAction.QUIZ_CREATED, { quiz });
        this.quizzes.announce(tx, quiz);
        return quiz;
      });
    });
  }
}
