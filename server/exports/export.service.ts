import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Repository } from 'typeorm';
import { z } from 'zod';
import { AuditAction } from '../audit/audit-event.entity.js';
import { recordAuditEvent } from '../audit/record-audit-event.js';
import { authorize } from '../core/access/policy.js';
import type { Viewer } from '../core/access/viewer.js';
import { lockName } from '../core/database/advisory-lock.js';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { isId, validate } from '../core/errors/validation.js';
import { RateLimits } from '../core/http/rate-limits.js';
import { JobQueues } from '../core/jobs/job-queues.js';
import { StoredFiles, storageKey } from '../core/storage/stored-files.js';
import { MissingFileError, Storage } from '../core/storage/storage.js';
import type { AttemptSet } from '../results/figures/attempt-set.js';
import { QuizService } from '../quizzes/quiz.service.js';
import {
  Export,
  EXPORT_FILES,
  ExportContent,
  ExportState,
  OPEN_STATES,
  type ExportFormat,
} from './export.entity.js';
import { exportErrors } from './export.errors.js';
import { runExport } from './export.jobs.js';

export interface ExportRequest {
  /** Made by the client. Two requests with the same id are one export. */
  id: string;
  quizId: string;
  content: ExportContent;
  format: ExportFormat;
  /** Of figures. */
  attemptSet: AttemptSet;
}

const STARTS = { name: 'export-starts', points: 120, seconds: 3_600 };
/** Open exports at a time, of an account and of an institute. */
const MAX_OPEN = 3;
const MAX_OPEN_PER_INSTITUTE = 10;
const MAX_LISTED = 20;
const MAX_TITLE = 150;

const idRule = z.uuid('id must be a UUID made by the client');
const CONTENT_NAMES: Record<ExportContent, string> = {
  [ExportContent.RESULTS]: 'results',
  [ExportContent.QUESTION_FIGURES]: 'questions',
  [ExportContent.EXAM_FIGURES]: 'figures',
  [ExportContent.RESPONSES]: 'responses',
};

/** Starts exports, reads their state and their files. A worker runs them. */
@Injectable()
export class ExportService {
  constructor(
    private readonly work: UnitOfWork,
    @InjectRepository(Export) private readonly exports: Repository<Export>,
    private readonly quizzes: QuizService,
    private readonly queues: JobQueues,
    private readonly limits: RateLimits,
    private readonly files: StoredFiles,
    private readonly storage: Storage,
  ) {}

  /**
   * @throws VALIDATION, QUIZ_NOT_FOUND, NOT_ALLOWED, EXPORT_ID_TAKEN, TOO_MANY_EXPORTS, EXPORTS_FULL,
   * TOO_MANY_REQUESTS
   */
  async start(
    viewer: Viewer,
    { quizId, content, format, attemptSet, ...request }: ExportRequest,
  ): Promise<Export> {
    const id = validate(idRule, request.id, 'id').toLowerCase();
    await this.limits.consume(STARTS, viewer.userId);
    return this.work.runOnce(async (tx) => {
      const quiz = await this.quizzes.load(tx.manager, viewer, quizId, { permission: 'exam.edit' });
      const wanted = {
        ...{ id, quizId: quiz.id, content, format, attemptSet },
        createdBy: viewer.userId,
      };
      // Of two concurrent requests, the second finds and counts the export of the first.
      await lockName(tx, `exports of ${viewer.instituteId}`);
      const existing = await tx.manager.findOneBy(Export, { id });
      if (existing) return assertSameRequest(existing, wanted);
      await this.assertLimits(tx, viewer);
      const { instituteId } = viewer;
      const fileName = fileNameFor(quiz.title, content, format);
      const values = { ...wanted, instituteId, fileName, state: ExportState.QUEUED };
      await tx.manager
        .createQueryBuilder()
        .insert()
        .into(Export)
        .values(values)
        .orIgnore()
        .execute();
      // Another institute may have taken the id meanwhile.
      const row = assertSameRequest(await tx.manager.findOneBy(Export, { id }), wanted);
      await recordAuditEvent(tx, viewer, AuditAction.RESULTS_EXPORTED, {
        quiz,
        details: { content, format },
      });
      this.queues.enqueueAfterCommit(tx, runExport, id);
      return row;
    });
  }

  /** @throws EXPORT_NOT_FOUND, also for an export of another institute; NOT_ALLOWED */
  async read(viewer: Viewer, id: string): Promise<Export> {
    return this.load(this.work.manager, viewer, id);
  }

  /** The latest exports of an exam by all staff of the institute. @throws QUIZ_NOT_FOUND, NOT_ALLOWED */
  async listRecent(viewer: Viewer, quizId: string): Promise<Export[]> {
    const quiz = await this.quizzes.read(viewer, quizId, 'exam.edit');
    return this.exports.find({
      where: { quizId: quiz.id },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: MAX_LISTED,
    });
  }

  /** An export that has ended stays as it is. @throws EXPORT_NOT_FOUND, NOT_ALLOWED */
  async cancel(viewer: Viewer, id: string): Promise<Export> {
    await this.read(viewer, id);
    // The worker notices when it has written the next rows.
    const open = { id, state: In(OPEN_STATES) };
    const cancelled = { state: ExportState.CANCELLED, finishedAt: new Date() };
    await this.work.runOnce(async ({ manager }) => {
      await manager.update(Export, open, cancelled);
    });
    return this.read(viewer, id);
  }

  /** @throws EXPORT_NOT_FOUND, NOT_ALLOWED, EXPORT_NOT_DONE */
  async openFile(viewer: Viewer, id: string): Promise<{ row: Export; bytes: Readable }> {
    const row = await this.read(viewer, id);
    if (row.state !== ExportState.DONE || row.fileId === null) throw exportErrors.EXPORT_NOT_DONE();
    try {
      return { row, bytes: await this.storage.stream(storageKey(EXPORT_FILES, row.fileId)) };
    } catch (error) {
      throw error instanceof MissingFileError ? exportErrors.EXPORT_NOT_FOUND() : error;
    }
  }

  private async load(manager: EntityManager, viewer: Viewer, id: string): Promise<Export> {
    const row = isId(id) ? await manager.findOneBy(Export, { id }) : null;
    return authorize(viewer, row, 'exam.edit', exportErrors.EXPORT_NOT_FOUND);
  }

  private async assertLimits(tx: Transaction, { userId, instituteId }: Viewer): Promise<void> {
    const state = In(OPEN_STATES);
    const own = await tx.manager.countBy(Export, { createdBy: userId, state });
    const all = await tx.manager.countBy(Export, { instituteId, state });
    if (own >= MAX_OPEN || all >= MAX_OPEN_PER_INSTITUTE) throw exportErrors.TOO_MANY_EXPORTS();
    await this.files.assertQuota(EXPORT_FILES, userId, tx.manager);
  }
}

type NewExport = Pick<Export, 'id' | 'quizId' | 'content' | 'format' | 'attemptSet' | 'createdBy'>;

/** @throws EXPORT_ID_TAKEN when another request made the export */
function assertSameRequest(row: Export | null, wanted: NewExport): Export {
  const names = Object.keys(wanted) as (keyof NewExport)[];
  if (!row || names.some((name) => row[name] !== wanted[name]))
    throw exportErrors.EXPORT_ID_TAKEN();
  return row;
}

function fileNameFor(title: string, content: ExportContent, format: ExportFormat): string {
  const short = Array.from(title).slice(0, MAX_TITLE).join('');
  return `${short} – ${CONTENT_NAMES[content]}.${format.toLowerCase()}`;
}
