import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { FiguresReader, type ExamFigured } from './figures-reader.js';

/** The figures of exams, for their staff. */
@Injectable()
export class FiguresService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly figures: FiguresReader,
  ) {}

  /**
   * @param revision whose questions are told; null: of the latest that was handed in
   * @throws QUIZ_NOT_FOUND, also for somebody else's; REVISION_NOT_TAKEN
   */
  async read(viewer: Viewer, quizId: string, revision: number | null): Promise<ExamFigured> {
    const { id } = await this.quizzes.read(viewer, quizId);
    const read = await this.work.manager.transaction('REPEATABLE READ', async (manager) =>
      this.figures.read(manager, id, revision),
    );
    return this.figures.figured(read);
  }
}
