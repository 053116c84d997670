import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import type { ExamProgress } from '../attempt.types.js';
import { countProgress } from './invigilation.queries.js';

/** Counts candidates and attempts of an exam. */
@Injectable()
export class ExamProgressService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
  ) {}

  /** @throws QUIZ_NOT_FOUND, also for a quiz of another owner */
  async read(viewer: Viewer, quizId: string): Promise<ExamProgress> {
    const { id } = await this.quizzes.read(viewer, quizId);
    return countProgress(this.work.manager, { quizId: id });
  }
}
