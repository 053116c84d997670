import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RevisionCache } from '../attempts/revision-cache.js';
import type { Quiz } from '../quizzes/quiz.entity.js';
import { FiguresReader } from '../results/figures/figures-reader.js';
import { Institute } from '../users/institute.entity.js';
import { ExportContent, type Export } from './export.entity.js';
import { examFiguresTable } from './tables/exam-figures-table.js';
import { figuresTable } from './tables/figures-table.js';
import { responsesTable } from './tables/responses-table.js';
import { resultsTable } from './tables/results-table.js';
import type { Table } from './tables/table.js';

/** Creates the tables that can be exported of an exam. */
@Injectable()
export class ExportTables {
  constructor(
    private readonly revisions: RevisionCache,
    private readonly figures: FiguresReader,
  ) {}

  /**
   * @param manager of a REPEATABLE READ transaction, so that all parts are consistent
   * @param signal stops the computation of figures
   * @throws TOO_MANY_COLUMNS, or the reason of the signal
   */
  async create(
    { content, attemptSet }: Pick<Export, 'content' | 'attemptSet'>,
    manager: EntityManager,
    quiz: Quiz,
    signal: AbortSignal,
  ): Promise<Table> {
    if (content === ExportContent.RESPONSES)
      return responsesTable(manager, this.revisions, quiz.id);
    if (content === ExportContent.QUESTION_FIGURES || content === ExportContent.EXAM_FIGURES) {
      const table = content === ExportContent.EXAM_FIGURES ? examFiguresTable : figuresTable;
      const of = { quizId: quiz.id, set: attemptSet };
      const figures = await this.figures.computeAll(manager, of, async () => {
        signal.throwIfAborted();
        return Promise.resolve();
      });
      return table(figures, attemptSet);
    }
    const { timeZone } = await manager.findOneByOrFail(Institute, { id: quiz.instituteId });
    return resultsTable(manager, quiz.id, timeZone);
  }
}
