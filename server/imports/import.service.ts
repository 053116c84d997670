import { Injectable } from '@nestjs/common';
import { In, LessThan, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { mayUse, type Viewer } from '../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { isId, validate } from '../core/errors/validation.js';
import { pageBounds, type PageArgs, type PageOf } from '../core/graphql/paging.js';
import { RateLimits } from '../core/http/rate-limits.js';
import { Chore } from '../core/jobs/handlers.js';
import { JobQueues } from '../core/jobs/job-queues.js';
import { QuizService } from '../quizzes/quiz.service.js';
import { MOST_FAULTS } from './import.checks.js';
import { Import, ImportFault, ImportState, OPEN_STATES } from './import.entity.js';
import { importErrors } from './import.errors.js';
import { runImport } from './import.jobs.js';
import { UploadsService } from './uploads.service.js';

export interface ImportRequest {
  /** Made by the client; asking twice with one id is one import. */
  id: string;
  quizId: string;
  uploadId: string;
  /** The kind of question the rows are. */
  kind: string;
}

/** Of one account at a time: whoever comes next waits behind that many at most. */
const MOST_OPEN = 5;
const STARTS = { name: 'import-starts', points: 240, seconds: 3_600 };
const KEEP_MS = 30 * 86_400_000;

const idRule = z.uuid('id must be a UUID made by the client');

/** Starting imports and following them. What happens in between is the worker's. */
@Injectable()
export class ImportService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly uploads: UploadsService,
    private readonly queues: JobQueues,
    private readonly limits: RateLimits,
  ) {}

  /**
   * @throws VALIDATION, QUIZ_NOT_FOUND, UPLOAD_NOT_FOUND, IMPORT_ID_TAKEN, TOO_MANY_IMPORTS,
   * TOO_MANY_REQUESTS
   */
  async start(viewer: Viewer, request: ImportRequest): Promise<Import> {
    const id = validate(idRule, request.id, 'id').toLowerCase();
    await this.limits.consume(STARTS, viewer.userId);
    return this.work.run(async (tx) => {
      const quiz = await this.quizzes.load(tx.manager, viewer, request.quizId);
      const upload = await this.uploads.load(tx.manager, viewer, request.uploadId);
      const { kind } = request;
      const same = { id, quizId: quiz.id, uploadId: upload.id, kind, createdBy: viewer.userId };
      const inserted = await tx.manager
        .createQueryBuilder()
        .insert()
        .into(Import)
        .values({
          ...same,
          instituteId: viewer.instituteId,
          fileName: upload.fileName,
          state: ImportState.QUEUED,
        })
        .orIgnore()
        .returning('id')
        .execute();
      const row = await tx.manager.findOneBy(Import, same);
      if (!row) throw importErrors.IMPORT_ID_TAKEN();
      const isNew = (inserted.raw as unknown[]).length > 0;
      if (isNew) {
        await this.boundOpen(tx, viewer);
        this.queues.enqueueAfter(tx, runImport, id);
      }
      return row;
    });
  }

  /** @throws IMPORT_NOT_FOUND, also for somebody else's */
  async read(viewer: Viewer, id: string): Promise<Import> {
    const row = isId(id) ? await this.manager.findOneBy(Import, { id }) : null;
    if (!row || !mayUse(viewer, row)) throw importErrors.IMPORT_NOT_FOUND();
    return row;
  }

  /** @param quiz one that was loaded for the viewer */
  async open(quiz: { id: string }): Promise<Import | null> {
    return this.manager.findOne(Import, {
      where: { quizId: quiz.id, state: In(OPEN_STATES) },
      order: { createdAt: 'DESC' },
    });
  }

  /** @param owner an import that was loaded for the viewer */
  async faults(
    owner: { id: string; faultCount: number },
    page: PageArgs,
  ): Promise<PageOf<ImportFault>> {
    const { take, skip } = pageBounds(page);
    const items = await this.manager.find(ImportFault, {
      where: { importId: owner.id },
      order: { number: 'ASC' },
      take,
      skip,
    });
    const totalCount = Math.min(owner.faultCount, MOST_FAULTS);
    return { items, totalCount, page: page.page, pageSize: page.pageSize };
  }

  @Chore({ everyMinutes: 60 })
  async removeOldImports(): Promise<void> {
    const before = new Date(Date.now() - KEEP_MS);
    await this.manager.delete(Import, { finishedAt: LessThan(before) });
  }

  private async boundOpen(tx: Transaction, { userId }: Viewer): Promise<void> {
    // Of two that start at once, the second counts the first.
    await tx.manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `imports of ${userId}`,
    ]);
    const open = await tx.manager.countBy(Import, { createdBy: userId, state: In(OPEN_STATES) });
    if (open > MOST_OPEN) throw importErrors.TOO_MANY_IMPORTS();
  }

  private get manager(): EntityManager {
    return this.work.manager;
  }
}
