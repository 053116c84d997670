import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { AuditAction } from '../../audit/audit-event.entity.js';
import { recordAuditEvent } from '../../audit/record-audit-event.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { coreErrors, DomainError } from '../../core/errors/domain-error.js';
import { RateLimits } from '../../core/http/rate-limits.js';
import { setKeyedContent, withoutIdempotencyKey } from '../../core/idempotency/keyed-call.js';
import { Storage, TooLargeError, type SpooledFile } from '../../core/storage/storage.js';
import {
  MarkingSettings,
  Rubric,
  type Criterion,
} from '../../grading/manual/marking-settings.entity.js';
import { Remark } from '../../grading/manual/remark.entity.js';
import { ImagesService } from '../../media/images.service.js';
import { checkCombinations, presentChanges } from '../../exams/rules/exam-rules.validation.js';
import { ExamRulesService } from '../../exams/rules/exam-rules.service.js';
import { QuestionImages } from '../../questions/question-images.js';
import { QuestionStore } from '../../questions/question-store.js';
import { Quiz } from '../../quizzes/quiz.entity.js';
import { titleKey } from '../../quizzes/quiz.validation.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { findCopyTitle, retryIfTitleTaken } from '../../quizzes/quiz-titles.js';
import { ExamFileQueue } from './exam-file-queue.js';
import { readExamFile, type ExamFileContent } from './exam-file-reader.js';
import type { ParsedImage } from './exam-file-reading.js';
import { examFileErrors } from './exam-file.errors.js';
import { MAX_FILE_BYTES, type FileRubric } from './exam-file.format.js';

const READS = { name: 'exam-file-imports', points: 60, seconds: 3_600 };

/** For all images of a file, while other imports wait. Hundreds of photographs take a third of it. */
const IMAGES_MS = 60_000;

/** Imports exams from files. */
@Injectable()
export class ExamFileImport {
  constructor(
    private readonly work: UnitOfWork,
    private readonly storage: Storage,
    private readonly quizzes: QuizService,
    private readonly store: QuestionStore,
    private readonly questionImages: QuestionImages,
    private readonly images: ImagesService,
    private readonly rules: ExamRulesService,
    private readonly limits: RateLimits,
    private readonly queue: ExamFileQueue,
  ) {}

  /**
   * The new exam is active, not completed, and belongs to the viewer. If the viewer has an exam of the
   * same title, it is titled as a copy.
   * @param isWanted whether the client still waits for the response
   * @throws EXAM_FILE_TOO_LARGE, EXAM_FILE_TOO_COMPLEX, NOT_AN_EXAM_FILE, EXAM_FILE_TOO_NEW,
   * VALIDATION naming the faulty field, IMAGES_FULL, BUSY, TOO_MANY_REQUESTS
   */
  async import(viewer: Viewer, stream: Readable, isWanted: () => boolean): Promise<Quiz> {
    await this.limits.consume(READS, viewer.userId);
    const spooled = await this.spool(stream);
    try {
      setKeyedContent(spooled.sha256);
      const earlier = await this.work.findAnswer();
      if (earlier) return earlier.value as Quiz;
      return await this.queue.read(viewer, async () =>
        readExamFile(spooled.path, async (exam) => {
          await withoutIdempotencyKey(async () => this.storeImages(viewer, exam, isWanted));
          return retryIfTitleTaken(async () =>
            this.work.runOnce(async (tx) => this.createQuiz(tx, viewer, exam)),
          );
        }),
      );
    } finally {
      await this.storage.discard(spooled);
    }
  }

  private async createQuiz(tx: Transaction, viewer: Viewer, exam: ExamFileContent): Promise<Quiz> {
    const { durationMinutes = null, questions } = exam;
    const title = await this.findTitle(tx, viewer, exam.title);
    const quiz = await this.quizzes.insert(tx, viewer, { title, durationMinutes });
    await this.questionImages.attach(tx, viewer, questions);
    const ids = await this.store.append(tx, quiz, questions);
    const rubrics = questions.flatMap(({ rubric }, index) =>
      rubric ? [{ quizId: quiz.id, questionId: ids[index] ?? '', ...withRubricIds(rubric) }] : [],
    );
    if (rubrics.length > 0) await tx.manager.insert(Rubric, rubrics);
    if (exam.marking)
      await tx.manager.insert(MarkingSettings, { quizId: quiz.id, ...exam.marking });
    const remarks = (exam.remarks ?? []).map((remark) => ({ quizId: quiz.id, ...remark }));
    await tx.manager.insert(Remark, remarks);
    if (exam.rules) await this.setRules(tx, quiz, exam.rules);
    const details = { questions: ids.length };
    await recordAuditEvent(tx, viewer, AuditAction.EXAM_IMPORTED, { quiz, details });
    return quiz;
  }

  /** @throws VALIDATION */
  private async setRules(
    tx: Transaction,
    quiz: Quiz,
    changes: NonNullable<ExamFileContent['rules']>,
  ): Promise<void> {
    const rules = await this.rules.ensure(tx, quiz.id);
    Object.assign(rules, presentChanges(changes));
    checkCombinations(rules, { ...changes, version: rules.version });
    await tx.manager.save(rules);
  }

  private async findTitle(tx: Transaction, viewer: Viewer, title: string): Promise<string> {
    const own = { createdBy: viewer.userId, titleKey: titleKey(title), deletedAt: IsNull() };
    const isTaken = await tx.manager.existsBy(Quiz, own);
    return isTaken ? findCopyTitle(tx, viewer, title) : title;
  }

  /** @throws EXAM_FILE_TOO_COMPLEX, and as `keepImage` */
  private async storeImages(
    viewer: Viewer,
    { images }: ExamFileContent,
    isWanted: () => boolean,
  ): Promise<void> {
    const until = Date.now() + IMAGES_MS;
    for await (const image of images) {
      // The client has disconnected: nobody reads this error.
      if (!isWanted()) throw coreErrors.UNAVAILABLE();
      if (Date.now() > until) throw examFileErrors.EXAM_FILE_TOO_COMPLEX();
      await this.storeImage(viewer, image);
    }
  }

  /** @throws VALIDATION naming the image; IMAGES_FULL */
  private async storeImage(viewer: Viewer, { id, path, bytes }: ParsedImage): Promise<void> {
    try {
      await this.images.receiveFromExport(viewer, id, Buffer.from(bytes));
    } catch (error) {
      if (!(error instanceof DomainError) || error.status !== 400) throw error;
      const { message } = error;
      throw coreErrors.VALIDATION({ message, fields: [{ path, message }] });
    }
  }

  private async spool(stream: Readable): Promise<SpooledFile> {
    try {
      return await this.storage.spool(stream, MAX_FILE_BYTES);
    } catch (error) {
      throw error instanceof TooLargeError ? examFileErrors.EXAM_FILE_TOO_LARGE() : error;
    }
  }
}

/** Criteria and levels have no ids in a file. */
function withRubricIds({ isBinding, criteria }: FileRubric): {
  isBinding: boolean;
  criteria: Criterion[];
} {
  return {
    isBinding,
    criteria: criteria.map(({ name, levels }) => ({
      id: randomUUID(),
      name: name.trim(),
      levels: levels.map(({ label, marks }) => ({ id: randomUUID(), label: label.trim(), marks })),
    })),
  };
}
