import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { FiguresReader, type ComputedExamFigures } from './figures-reader.js';

/** Statistics of exams, for staff. */
@Injectable()
export class FiguresService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly figures: FiguresReader,
  ) {}

  /**
   * @param revision whose questions to analyse; null: of the latest that was submitted
   * @throws QUIZ_NOT_FOUND, also for somebody else's; REVISION_NOT_TAKEN
   */
  async read(
    viewer: Viewer,
    quizId: string,
    revision: number | null,
  ): Promise<ComputedExamFigures> {
    const { id } = await this.quizzes.read(viewer, quizId);
    const inputs = await this.work.manager.transaction('REPEATABLE READ', async (manager) =>
      this.figures.read(manager, id, revision),
    );
    return this.figures.compute(inputs);
  }
}
