import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
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
  /** Made by the client; asking twice with one id is one export. */
  id: string;
  quizId: string;
  content: ExportContent;
  format: ExportFormat;
}

const STARTS = { name: 'export-starts', points: 120, seconds: 3_600 };
/** Under way at a time, of one account and of an institute. */
const MAX_OPEN = 3;
const MAX_OPEN_PER_INSTITUTE = 10;
const MAX_LISTED = 20;
const MAX_TITLE = 150;

const idRule = z.uuid('id must be a UUID made by the client');
const CALLED: Record<ExportContent, string> = {
  [ExportContent.RESULTS]: 'results',
  [ExportContent.QUESTION_FIGURES]: 'questions',
  [ExportContent.RESPONSES]: 'responses',
};

/** Starting exports, following them, and their files. What happens in between is the worker's. */
@Injectable()
export class ExportService {
  constructor(
    private readonly work: UnitOfWork,
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
    { quizId, content, format, ...given }: ExportRequest,
  ): Promise<Export> {
    const id = validate(idRule, given.id, 'id').toLowerCase();
    await this.limits.consume(STARTS, viewer.userId);
    return this.work.run(async (tx) => {
      const quiz = await this.quizzes.load(tx.manager, viewer, quizId, { ability: 'edit' });
      const asked = { id, quizId: quiz.id, content, format, createdBy: viewer.userId };
      // Of two that start at once, the second finds the first, and counts it.
      await lockName(tx, `exports of ${viewer.instituteId}`);
      const again = await tx.manager.findOneBy(Export, { id });
      if (again) return unlessOther(again, asked);
      await this.bound(tx, viewer);
      const { instituteId } = viewer;
      const fileName = nameOf(quiz.title, content, format);
      const made = { ...asked, instituteId, fileName, state: ExportState.QUEUED };
      await tx.manager.createQueryBuilder().insert().into(Export).values(made).orIgnore().execute();
      // Another institute may have taken the id meanwhile.
      const row = unlessOther(await tx.manager.findOneBy(Export, { id }), asked);
      await recordAuditEvent(tx, viewer, AuditAction.RESULTS_EXPORTED, {
        quiz,
        details: { content, format },
      });
      this.queues.enqueueAfterCommit(tx, runExport, id);
      return row;
    });
  }

  /** @throws EXPORT_NOT_FOUND, also for another institute's; NOT_ALLOWED */
  async read(viewer: Viewer, id: string): Promise<Export> {
    return this.load(this.work.manager, viewer, id);
  }

  /** The latest of an exam, whoever of the institute asked for them. @throws QUIZ_NOT_FOUND, NOT_ALLOWED */
  async recent(viewer: Viewer, quizId: string): Promise<Export[]> {
    const quiz = await this.quizzes.read(viewer, quizId, 'edit');
    return this.work.manager.find(Export, {
      where: { quizId: quiz.id },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: MAX_LISTED,
    });
  }

  /** Nothing happens to one that has ended. @throws EXPORT_NOT_FOUND, NOT_ALLOWED */
  async cancel(viewer: Viewer, id: string): Promise<Export> {
    await this.read(viewer, id);
    // The worker notices with the next rows.
    const open = { id, state: In(OPEN_STATES) };
    const cancelled = { state: ExportState.CANCELLED, finishedAt: new Date() };
    await this.work.manager.update(Export, open, cancelled);
    return this.read(viewer, id);
  }

  /** @throws EXPORT_NOT_FOUND, NOT_ALLOWED, EXPORT_NOT_DONE */
  async open(viewer: Viewer, id: string): Promise<{ row: Export; bytes: Readable }> {
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
    return authorize(viewer, row, 'edit', exportErrors.EXPORT_NOT_FOUND);
  }

  private async bound(tx: Transaction, { userId, instituteId }: Viewer): Promise<void> {
    const state = In(OPEN_STATES);
    const own = await tx.manager.countBy(Export, { createdBy: userId, state });
    const all = await tx.manager.countBy(Export, { instituteId, state });
    if (own >= MAX_OPEN || all >= MAX_OPEN_PER_INSTITUTE) throw exportErrors.TOO_MANY_EXPORTS();
    await this.files.assertQuota(EXPORT_FILES, userId, tx.manager);
  }
}

type Asked = Pick<Export, 'id' | 'quizId' | 'content' | 'format' | 'createdBy'>;

/** @throws EXPORT_ID_TAKEN where it was made by another request */
function unlessOther(row: Export | null, asked: Asked): Export {
  const names = Object.keys(asked) as (keyof Asked)[];
  if (!row || names.some((name) => row[name] !== asked[name])) throw exportErrors.EXPORT_ID_TAKEN();
  return row;
}

function nameOf(title: string, content: ExportContent, format: ExportFormat): string {
  const short = Array.from(title).slice(0, MAX_TITLE).join('');
  return `${short} – ${CALLED[content]}.${format.toLowerCase()}`;
}
