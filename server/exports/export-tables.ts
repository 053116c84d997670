import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RevisionCache } from '../attempts/revision-cache.js';
import type { Quiz } from '../quizzes/quiz.entity.js';
import { FiguresReader } from '../results/figures/figures-reader.js';
import { Institute } from '../users/institute.entity.js';
import { ExportContent } from './export.entity.js';
import { figuresTable } from './tables/figures-table.js';
import { responsesTable } from './tables/responses-table.js';
import { resultsTable } from './tables/results-table.js';
import type { Table } from './tables/table.js';

/** What there is to be exported of an exam. */
@Injectable()
export class ExportTables {
  constructor(
    private readonly papers: RevisionCache,
    private readonly figures: FiguresReader,
  ) {}

  /**
   * @param manager that of one moment: all parts of it say the same
   * @throws TOO_MANY_COLUMNS
   */
  async tableOf(content: ExportContent, manager: EntityManager, quiz: Quiz): Promise<Table> {
    if (content === ExportContent.RESPONSES) return responsesTable(manager, this.papers, quiz.id);
    if (content === ExportContent.QUESTION_FIGURES)
      return figuresTable(manager, this.figures, quiz.id);
    const { timeZone } = await manager.findOneByOrFail(Institute, { id: quiz.instituteId });
    return resultsTable(manager, quiz.id, timeZone);
  }
}
