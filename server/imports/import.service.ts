import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { mayUse, type Viewer } from '../core/access/viewer.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { isId } from '../core/errors/validation.js';
import { pageBounds, type PageArgs, type PageOf } from '../core/graphql/paging.js';
import { Chore } from '../core/jobs/handlers.js';
import { QuizService } from '../quizzes/quiz.service.js';
import { Import, OPEN_STATES } from './import.entity.js';
import { importErrors } from './import.errors.js';
import { ImportStarts, type NewImport } from './import.starts.js';
import { UploadsService } from './uploads.service.js';

export interface ImportRequest {
  /** Made by the client; asking twice with one id is one import. */
  id: string;
  quizId: string;
  uploadId: string;
  /** The kind of question the rows are. */
  kind: string;
  /** Whether rows that can be taken are stored when others cannot. */
  storeGoodRows: boolean;
}

const KEEP_MS = 30 * 86_400_000;

/** Starting imports and following them. What happens in between is the worker's. */
@Injectable()
export class ImportService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly uploads: UploadsService,
    private readonly starts: ImportStarts,
  ) {}

  /**
   * @throws VALIDATION, QUIZ_NOT_FOUND, UPLOAD_NOT_FOUND, IMPORT_ID_TAKEN, TOO_MANY_IMPORTS,
   * IMPORTS_FULL, TOO_MANY_REQUESTS
   */
  async start(viewer: Viewer, request: ImportRequest): Promise<Import> {
    const id = await this.starts.admit(viewer, request.id);
    const next: NewImport = {
      id,
      // As they are stored: UUIDs may come in capital letters.
      quizId: request.quizId.toLowerCase(),
      uploadId: request.uploadId.toLowerCase(),
      kind: request.kind,
      storeGoodRows: request.storeGoodRows,
      corrects: null,
      corrections: null,
      createdBy: viewer.userId,
    };
    return this.work.run(async (tx) => {
      // Before all else: what it was started with may be gone by now.
      const again = await this.starts.found(tx.manager, next);
      if (again) return again;
      await this.quizzes.load(tx.manager, viewer, next.quizId);
      const upload = await this.uploads.hold(tx, viewer, request.uploadId);
      return this.starts.put(tx, viewer, next, upload.fileName);
    });
  }

  /** @throws IMPORT_NOT_FOUND, also for somebody else's */
  async read(viewer: Viewer, id: string): Promise<Import> {
    return this.load(this.manager, viewer, id);
  }

  /** The same, within a transaction. */
  async load(manager: EntityManager, viewer: Viewer, id: string): Promise<Import> {
    const row = isId(id) ? await manager.findOneBy(Import, { id }) : null;
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

  /** The imports into a quiz, the latest first. @param quiz one that was loaded for the viewer */
  async history(quiz: { id: string }, page: PageArgs): Promise<PageOf<Import>> {
    const { take, skip } = pageBounds(page);
    const [items, totalCount] = await this.manager.findAndCount(Import, {
      where: { quizId: quiz.id },
      order: { createdAt: 'DESC', id: 'DESC' },
      take,
      skip,
    });
    return { items, totalCount, page: page.page, pageSize: page.pageSize };
  }

  @Chore({ everyMinutes: 60 })
  async removeOldImports(): Promise<void> {
    const before = new Date(Date.now() - KEEP_MS);
    await this.manager
      .createQueryBuilder()
      .delete()
      .from(Import)
      .where('finished_at < :before', { before })
      // A correction that is under way still reads what this one has left.
      .andWhere(
        `NOT EXISTS (SELECT 1 FROM imports later
                     WHERE later.corrects = imports.id AND later.state IN (:...open))`,
        { open: OPEN_STATES },
      )
      .execute();
  }

  private get manager(): EntityManager {
    return this.work.manager;
  }
}
