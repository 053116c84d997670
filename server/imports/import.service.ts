import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, IsNull, Repository } from 'typeorm';
import { authorize } from '../core/access/policy.js';
import type { Viewer } from '../core/access/viewer.js';
import { lockName } from '../core/database/advisory-lock.js';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { isId } from '../core/errors/validation.js';
import { pageBounds, type PageArgs, type PageOf } from '../core/graphql/paging.js';
import { Scheduled } from '../core/jobs/handlers.js';
import { QuizService } from '../quizzes/quiz.service.js';
import { kindNamed } from '../questions/kinds/registry.js';
import { checkColumns, type ColumnChoice } from './chosen-columns.js';
import { Import, ImportState, OPEN_STATES } from './import.entity.js';
import { importErrors } from './import.errors.js';
import { deleteImports } from './import.queries.js';
import { ImportQueue, type NewImport } from './import.queue.js';
import { Upload } from './upload.entity.js';
import { UploadsService } from './uploads.service.js';

export interface ImportRequest {
  /** Made by the client. Two requests with the same id are one import. */
  id: string;
  quizId: string;
  uploadId: string;
  /** The kind of question the rows are. */
  kind: string;
  /** Whether good rows are stored when others are refused. */
  storeGoodRows: boolean;
  /** Whether nothing is stored before somebody has looked at it. */
  preview: boolean;
  columns?: ColumnChoice | null | undefined;
}

/** A file to import, from a caller that makes no import ids. */
export interface FileToImport {
  quizId: string;
  kind: string;
  /** Of its bytes, in lower-case hexadecimal digits. */
  sha256: string;
  /** Stores the file. Called only when no import of it is under way. */
  upload: () => Promise<Upload>;
}

/** How often `wait` reads the state of an import. */
const POLL_INTERVAL_MS = 200;
const KEEP_MS = 30 * 86_400_000;

/** Starts imports and reads their state. A worker runs them. */
@Injectable()
export class ImportService {
  constructor(
    private readonly work: UnitOfWork,
    @InjectRepository(Import) private readonly imports: Repository<Import>,
    private readonly quizzes: QuizService,
    private readonly uploads: UploadsService,
    private readonly queue: ImportQueue,
  ) {}

  /**
   * @throws VALIDATION naming the column, QUIZ_NOT_FOUND, UPLOAD_NOT_FOUND, IMPORT_ID_TAKEN, TOO_MANY_IMPORTS,
   * IMPORTS_FULL, TOO_MANY_REQUESTS
   */
  async start(viewer: Viewer, request: ImportRequest): Promise<Import> {
    const id = await this.queue.admit(viewer, request.id);
    const next: NewImport = {
      id,
      // As they are stored: clients may send UUIDs in upper case.
      quizId: request.quizId.toLowerCase(),
      uploadId: request.uploadId.toLowerCase(),
      kind: request.kind,
      rules: 'TOLERANT',
      storeGoodRows: request.storeGoodRows,
      isPreview: request.preview,
      chosenColumns: checkColumns(kindNamed(request.kind), request.columns ?? null),
      rememberedNames: null,
      corrects: null,
      corrections: null,
      createdBy: viewer.userId,
    };
    return this.work.runOnce(async (tx) => {
      // First of all: on a repetition, the quiz or the upload may have been removed since.
      const existing = await this.queue.findExisting(tx.manager, next);
      if (existing) return existing;
      await this.quizzes.load(tx.manager, viewer, next.quizId, { permission: 'exam.edit' });
      const upload = await this.uploads.lock(tx, viewer, request.uploadId);
      return this.queue.enqueue(tx, viewer, next, upload.fileName);
    });
  }

  /**
   * Stores what a preview has shown. Asking again changes nothing.
   * @throws IMPORT_NOT_FOUND, QUIZ_NOT_FOUND, NOTHING_TO_STORE, UPLOAD_NOT_FOUND, TOO_MANY_REQUESTS
   */
  async storePreviewed(viewer: Viewer, id: string): Promise<Import> {
    await this.queue.countStart(viewer);
    return this.work.runOnce(async (tx) => {
      const row = await this.load(tx.manager, viewer, id);
      if (!row.isPreview) return row;
      if (row.state !== ImportState.CHECKED) throw importErrors.NOTHING_TO_STORE();
      await this.quizzes.load(tx.manager, viewer, row.quizId, { permission: 'exam.edit' });
      // Before the import, as everywhere: the sweep of uploads changes both in this order.
      await this.lockFile(tx, viewer, row);
      return this.queue.runAgain(tx, viewer, row);
    });
  }

  /** A correction of a partly stored import has no file. @throws UPLOAD_NOT_FOUND */
  private async lockFile(tx: Transaction, viewer: Viewer, row: Import): Promise<void> {
    const { corrects } = row;
    const origin = corrects && (await tx.manager.findOneBy(Import, { id: corrects }));
    if (origin && origin.state === ImportState.SUCCEEDED) return;
    await this.uploads.lock(tx, viewer, row.uploadId ?? '');
  }

  /**
   * Imports all rows of a file or none, for callers that make no import ids. If an import of the same
   * bytes into the same quiz is under way, it is returned instead.
   * @throws the errors of `sent.upload`; QUIZ_NOT_FOUND, TOO_MANY_IMPORTS, IMPORTS_FULL, TOO_MANY_REQUESTS
   */
  async startOrJoin(viewer: Viewer, sent: FileToImport): Promise<Import> {
    const { quizId, kind, sha256 } = sent;
    const id = await this.queue.admit(viewer, randomUUID());
    await this.quizzes.load(this.manager, viewer, quizId, { permission: 'exam.edit' });
    // Before the file is stored, or each repetition would store it once more.
    const joined = await this.findOpenWithSameFile(this.manager, sent);
    if (joined) return joined;
    const { id: uploadId } = await sent.upload();
    return this.work.runOnce(async (tx) => {
      await this.quizzes.load(tx.manager, viewer, quizId, { permission: 'exam.edit' });
      const { fileName } = await this.uploads.lock(tx, viewer, uploadId);
      // Of two concurrent requests, the second sees the import of the first.
      await lockName(tx, `import of ${sha256} into ${quizId}`);
      const open = await this.findOpenWithSameFile(tx.manager, sent);
      if (open) return open;
      const nothing = { chosenColumns: null, rememberedNames: null };
      const none = { ...nothing, corrects: null, corrections: null };
      const defaults = { rules: 'LEGACY', storeGoodRows: false, isPreview: false } as const;
      const createdBy = viewer.userId;
      const next = { ...defaults, ...none, id, quizId, uploadId, kind, createdBy };
      return this.queue.enqueue(tx, viewer, next, fileName);
    });
  }

  /**
   * Waits until an import has ended.
   * @param signal ends the waiting, not the import
   * @returns the import once it has ended, `milliseconds` have passed or the signal was aborted
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
      await sleep(POLL_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  /** An import of the same bytes that has not ended. */
  private async findOpenWithSameFile(
    manager: EntityManager,
    sent: FileToImport,
  ): Promise<Import | null> {
    const { quizId, kind, sha256 } = sent;
    return manager
      .createQueryBuilder(Import, 'import')
      .innerJoin(Upload, 'upload', 'upload.id = import.upload_id')
      .where({ quizId, kind, rules: 'LEGACY', corrects: IsNull(), state: In(OPEN_STATES) })
      .andWhere('upload.sha256 = :sha256', { sha256 })
      .getOne();
  }

  /** @throws IMPORT_NOT_FOUND, also for an import of another institute */
  async read(viewer: Viewer, id: string): Promise<Import> {
    return this.load(this.manager, viewer, id);
  }

  /** The same, within a transaction. */
  async load(manager: EntityManager, viewer: Viewer, id: string): Promise<Import> {
    const row = isId(id) ? await manager.findOneBy(Import, { id }) : null;
    return authorize(viewer, row, 'exam.edit', importErrors.IMPORT_NOT_FOUND);
  }

  /** @param quiz one that was loaded for the viewer */
  async findOpen(quiz: { id: string }): Promise<Import | null> {
    return this.imports.findOne({
      where: { quizId: quiz.id, state: In(OPEN_STATES) },
      order: { createdAt: 'DESC' },
    });
  }

  /** The imports into a quiz, the latest first. @param quiz one that was loaded for the viewer */
  async list(quiz: { id: string }, page: PageArgs): Promise<PageOf<Import>> {
    const { take, skip } = pageBounds(page);
    const [items, totalCount] = await this.imports.findAndCount({
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
    const openStates = [...OPEN_STATES, ImportState.CHECKED];
    await deleteImports(this.manager, { before, openStates });
  }

  private get manager(): EntityManager {
    return this.work.manager;
  }
}
