import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { AuditAction } from '../../audit/audit-event.entity.js';
import { recordAuditEvent } from '../../audit/record-audit-event.js';
import { assertCan } from '../../core/access/policy.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { coreErrors, DomainError } from '../../core/errors/domain-error.js';
import { RateLimits } from '../../core/http/rate-limits.js';
import { Storage, TooLargeError, type SpooledFile } from '../../core/storage/storage.js';
import { MarkingSettings, Rubric } from '../../grading/manual/marking-settings.entity.js';
import { Remark } from '../../grading/manual/remark.entity.js';
import { ImagesService } from '../../media/images.service.js';
import { checkCombinations } from '../../exams/rules/exam-rules.validation.js';
import { ExamRulesService } from '../../exams/rules/exam-rules.service.js';
import { QuestionImages } from '../../questions/question-images.js';
import { QuestionStore } from '../../questions/question-store.js';
import { Quiz } from '../../quizzes/quiz.entity.js';
import { titleKey } from '../../quizzes/quiz.validation.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { titleOfCopy, withTitleFound } from '../../quizzes/quiz-titles.js';
import { withRubricIds } from './file-rubrics.js';
import { ExamFileTurns } from './exam-file-turns.js';
import { readExamFile, type ReadExam } from './exam-file-reader.js';
import type { ReadImage } from './exam-file-reading.js';
import { examFileErrors } from './exam-file.errors.js';
import { MAX_FILE_BYTES } from './exam-file.format.js';

const READS = { name: 'exam-file-imports', points: 60, seconds: 3_600 };

/** For all images of a file; others wait meanwhile. Hundreds of photographs take a third of that. */
const IMAGES_MS = 60_000;

/** Makes exams of files. */
@Injectable()
export class ExamFileImport {
  constructor(
    private readonly work: UnitOfWork,
    private readonly storage: Storage,
    private readonly quizzes: QuizService,
    private readonly store: QuestionStore,
    private readonly shown: QuestionImages,
    private readonly images: ImagesService,
    private readonly rules: ExamRulesService,
    private readonly limits: RateLimits,
    private readonly turns: ExamFileTurns,
  ) {}

  /**
   * The exam is active, not completed, and the viewer's. Where they have one of its title it is a copy.
   * @param isWanted whether somebody still waits for the answer
   * @throws NOT_ALLOWED, EXAM_FILE_TOO_LARGE, EXAM_FILE_TOO_COMPLEX, NOT_AN_EXAM_FILE, EXAM_FILE_TOO_NEW,
   * VALIDATION naming what cannot be taken, IMAGES_FULL, BUSY, TOO_MANY_REQUESTS
   */
  async import(viewer: Viewer, stream: Readable, isWanted: () => boolean): Promise<Quiz> {
    assertCan(viewer, 'edit');
    await this.limits.consume(READS, viewer.userId);
    const spooled = await this.spool(stream);
    try {
      return await this.turns.read(viewer, async () =>
        readExamFile(spooled.path, async (exam) => {
          await this.keepImages(viewer, exam, isWanted);
          return withTitleFound(async () =>
            this.work.run(async (tx) => this.make(tx, viewer, exam)),
          );
        }),
      );
    } finally {
      await this.storage.discard(spooled);
    }
  }

  private async make(tx: Transaction, viewer: Viewer, read: ReadExam): Promise<Quiz> {
    const { durationMinutes = null, questions } = read;
    const title = await this.titleFor(tx, viewer, read.title);
    const quiz = await this.quizzes.insert(tx, viewer, { title, durationMinutes });
    await this.shown.attach(tx, viewer, questions);
    const ids = await this.store.append(tx, quiz, questions);
    const rubrics = questions.flatMap(({ rubric }, index) =>
      rubric ? [{ quizId: quiz.id, questionId: ids[index] ?? '', ...withRubricIds(rubric) }] : [],
    );
    if (rubrics.length > 0) await tx.manager.insert(Rubric, rubrics);
    if (read.marking)
      await tx.manager.insert(MarkingSettings, { quizId: quiz.id, ...read.marking });
    const remarks = (read.remarks ?? []).map((remark) => ({ quizId: quiz.id, ...remark }));
    await tx.manager.insert(Remark, remarks);
    if (read.rules) await this.give(tx, quiz, read.rules);
    const details = { questions: ids.length };
    await recordAuditEvent(tx, viewer, AuditAction.EXAM_IMPORTED, { quiz, details });
    return quiz;
  }

  /** @throws VALIDATION */
  private async give(
    tx: Transaction,
    quiz: Quiz,
    given: NonNullable<ReadExam['rules']>,
  ): Promise<void> {
    const rules = await this.rules.ensure(tx, quiz.id);
    Object.assign(rules, given);
    checkCombinations(rules, { ...given, version: rules.version });
    await tx.manager.save(rules);
  }

  private async titleFor(tx: Transaction, viewer: Viewer, title: string): Promise<string> {
    const own = { createdBy: viewer.userId, titleKey: titleKey(title), deletedAt: IsNull() };
    const isTaken = await tx.manager.existsBy(Quiz, own);
    return isTaken ? titleOfCopy(tx, viewer, title) : title;
  }

  /** @throws EXAM_FILE_TOO_COMPLEX, and as `keepImage` */
  private async keepImages(
    viewer: Viewer,
    { images }: ReadExam,
    isWanted: () => boolean,
  ): Promise<void> {
    const until = Date.now() + IMAGES_MS;
    for await (const image of images) {
      // Nobody reads that.
      if (!isWanted()) throw coreErrors.UNAVAILABLE();
      if (Date.now() > until) throw examFileErrors.EXAM_FILE_TOO_COMPLEX();
      await this.keepImage(viewer, image);
    }
  }

  /** @throws VALIDATION naming the image; IMAGES_FULL */
  private async keepImage(viewer: Viewer, { id, path, bytes }: ReadImage): Promise<void> {
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
