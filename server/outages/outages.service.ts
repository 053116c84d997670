import { Injectable } from '@nestjs/common';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { QuizService } from '../quizzes/quiz.service.js';
import { listOutages } from './outage.queries.js';
import type { ExamOutage } from './outage.types.js';

/** Outages in one list; seven days with more have worse problems. */
const MAX_REPORTED = 50;

/** Lists the outages that took time from candidates of an exam. */
@Injectable()
export class OutagesService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
  ) {}

  /** Lists the latest first. @throws QUIZ_NOT_FOUND */
  async list(viewer: Viewer, quizId: string): Promise<ExamOutage[]> {
    const { id } = await this.quizzes.read(viewer, quizId);
    return listOutages(this.work.manager, { quizId: id, take: MAX_REPORTED });
  }
}
