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

/** Creates the tables that can be exported of an exam. */
@Injectable()
export class ExportTables {
  constructor(
    private readonly revisions: RevisionCache,
    private readonly figures: FiguresReader,
  ) {}

  /**
   * @param manager of a REPEATABLE READ transaction, so that all parts are consistent
   * @throws TOO_MANY_COLUMNS
   */
  async create(content: ExportContent, manager: EntityManager, quiz: Quiz): Promise<Table> {
    if (content === ExportContent.RESPONSES)
      return responsesTable(manager, this.revisions, quiz.id);
    if (content === ExportContent.QUESTION_FIGURES)
      return figuresTable(manager, this.figures, quiz.id);
    const { timeZone } = await manager.findOneByOrFail(Institute, { id: quiz.instituteId });
    return resultsTable(manager, quiz.id, timeZone);
  }
}
