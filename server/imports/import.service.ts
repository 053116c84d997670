import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { In, IsNull, type EntityManager } from 'typeorm';
import { authorize } from '../core/access/policy.js';
import type { Viewer } from '../core/access/viewer.js';
import { lockName } from '../core/database/advisory-lock.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { isId } from '../core/errors/validation.js';
import { pageBounds, type PageArgs, type PageOf } from '../core/graphql/paging.js';
import { Scheduled } from '../core/jobs/handlers.js';
import { QuizService } from '../quizzes/quiz.service.js';
import { Import, OPEN_STATES } from './import.entity.js';
import { importErrors } from './import.errors.js';
import { ImportStarts, type NewImport } from './import.starts.js';
import { Upload } from './upload.entity.js';
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

/** A file of a caller who makes no ids. */
export interface SentFile {
  quizId: string;
  kind: string;
  /** Of its bytes, in lower-case hexadecimal digits. */
  sha256: string;
  /** Keeps it: only where no import of it is under way. */
  upload: () => Promise<Upload>;
}

/** Of those who wait for the end of an import. */
const ASK_EVERY_MS = 200;
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
      await this.quizzes.load(tx.manager, viewer, next.quizId, { ability: 'edit' });
      const upload = await this.uploads.hold(tx, viewer, request.uploadId);
      return this.starts.put(tx, viewer, next, upload.fileName);
    });
  }

  /**
   * Imports all rows of an upload or none, for callers who make no ids: the same bytes for the same quiz
   * join the import of them that is not at its end.
   * @throws what `sent.upload` does; QUIZ_NOT_FOUND, TOO_MANY_IMPORTS, IMPORTS_FULL, TOO_MANY_REQUESTS
   */
  async startOrJoin(viewer: Viewer, sent: SentFile): Promise<Import> {
    const { quizId, kind, sha256 } = sent;
    const id = await this.starts.admit(viewer, randomUUID());
    await this.quizzes.load(this.manager, viewer, quizId, { ability: 'edit' });
    // Before the file is kept, or each repetition would keep it once more.
    const joined = await this.openOf(this.manager, sent);
    if (joined) return joined;
    const { id: uploadId } = await sent.upload();
    return this.work.run(async (tx) => {
      await this.quizzes.load(tx.manager, viewer, quizId, { ability: 'edit' });
      const { fileName } = await this.uploads.hold(tx, viewer, uploadId);
      // Of two that come at once, the second sees the first.
      await lockName(tx, `import of ${sha256} into ${quizId}`);
      const open = await this.openOf(tx.manager, sent);
      if (open) return open;
      const plain = { storeGoodRows: false, corrects: null, corrections: null };
      const next = { ...plain, id, quizId, uploadId, kind, createdBy: viewer.userId };
      return this.starts.put(tx, viewer, next, fileName);
    });
  }

  /**
   * Waits until an import has ended.
   * @param signal of whoever waits: the import does not depend on it
   * @returns the import as it is when it has ended, `milliseconds` have passed or nobody waits any more
   */
  async wait(
    viewer: Viewer,
    id: string,
    milliseconds: number,
    signal: AbortSignal,
  ): Promise<Import> {
    const until = Date.now() + milliseconds;
    for (;;) {
      const row = await this.read(viewer, id);
      const isOpen = OPEN_STATES.includes(row.state);
      if (!isOpen || signal.aborted || Date.now() >= until) return row;
      await sleep(ASK_EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  /** The import of the same bytes that is not at its end. */
  private async openOf(manager: EntityManager, sent: SentFile): Promise<Import | null> {
    const { quizId, kind, sha256 } = sent;
    return manager
      .createQueryBuilder(Import, 'import')
      .innerJoin(Upload, 'upload', 'upload.id = import.upload_id')
      .where({ quizId, kind, storeGoodRows: false, corrects: IsNull(), state: In(OPEN_STATES) })
      .andWhere('upload.sha256 = :sha256', { sha256 })
      .getOne();
  }

  /** @throws IMPORT_NOT_FOUND, also for somebody else's */
  async read(viewer: Viewer, id: string): Promise<Import> {
    return this.load(this.manager, viewer, id);
  }

  /** The same, within a transaction. */
  async load(manager: EntityManager, viewer: Viewer, id: string): Promise<Import> {
    const row = isId(id) ? await manager.findOneBy(Import, { id }) : null;
    return authorize(viewer, row, 'edit', importErrors.IMPORT_NOT_FOUND);
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

  @Scheduled({ everyMinutes: 60 })
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
