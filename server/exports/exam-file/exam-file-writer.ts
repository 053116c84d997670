import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditAction } from '../../audit/audit-event.entity.js';
import { recordAuditEvent } from '../../audit/record-audit-event.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { RateLimits } from '../../core/http/rate-limits.js';
import type { Rubric } from '../../grading/manual/marking-settings.entity.js';
import { MarkingSettingsService } from '../../grading/manual/marking-settings.service.js';
import { RemarksService } from '../../grading/manual/remarks.service.js';
import { ImagesService } from '../../media/images.service.js';
import { ExamRulesService } from '../../exams/rules/exam-rules.service.js';
import type { StoredQuestion } from '../../questions/placement.queries.js';
import { storedQuestions } from '../../questions/stored-questions.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { ExamFileQueue } from './exam-file-queue.js';
import { examFileErrors } from './exam-file.errors.js';
import {
  FORMAT,
  MAX_FILE_BYTES,
  RULE_NAMES,
  VERSION,
  type FileRubric,
} from './exam-file.format.js';
import { mapObjects, type Tree } from './file-tree.js';
import { toQuestionInput } from './question-input.js';

const WRITES = { name: 'exam-files', points: 120, seconds: 3_600 };
/** Base64 encodes three bytes as four characters. */
const BASE64 = 4 / 3;

/** Writes exams to files, which can be imported again. */
@Injectable()
export class ExamFileWriter {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly rules: ExamRulesService,
    private readonly marking: MarkingSettingsService,
    private readonly remarks: RemarksService,
    private readonly images: ImagesService,
    private readonly limits: RateLimits,
    private readonly queue: ExamFileQueue,
  ) {}

  /**
   * The same exam always gives the same bytes.
   * @throws QUIZ_NOT_FOUND, NOT_ALLOWED, EXAM_TOO_LARGE, TOO_MANY_REQUESTS, BUSY
   */
  async write(viewer: Viewer, quizId: string): Promise<{ fileName: string; text: string }> {
    const quiz = await this.quizzes.read(viewer, quizId, 'exam.edit');
    await this.limits.consume(WRITES, viewer.userId);
    return this.queue.write(viewer, async () => this.writeNow(viewer, quiz.id));
  }

  private async writeNow(viewer: Viewer, quizId: string) {
    // Images never change; everything else is read from one snapshot.
    const { quiz, trees, imageIds, size, more } = await this.work.manager.transaction(
      'REPEATABLE READ',
      async (manager) => this.readAll(manager, viewer, quizId),
    );
    const { hashes, images } = await this.readImages(imageIds, size);
    const questions = trees.map((tree) =>
      mapObjects(tree, (object) => withImageHash(object, hashes)),
    );
    const { title, durationMinutes } = quiz;
    const head = { format: FORMAT, version: VERSION, title, durationMinutes };
    const text = `${JSON.stringify({ ...head, ...more, questions, images }, null, 1)}\n`;
    if (Buffer.byteLength(text) > MAX_FILE_BYTES) throw examFileErrors.EXAM_TOO_LARGE();
    await this.work.run(async (tx) =>
      recordAuditEvent(tx, viewer, AuditAction.EXAM_EXPORTED, { quiz }),
    );
    return { fileName: `${title}.exam.json`, text };
  }

  /** @param manager of a REPEATABLE READ transaction @throws EXAM_TOO_LARGE */
  private async readAll(manager: EntityManager, viewer: Viewer, quizId: string) {
    const quiz = await this.quizzes.load(manager, viewer, quizId, { permission: 'exam.edit' });
    const rubrics = await this.marking.getRubrics(quiz.id, manager);
    const { trees, imageIds, size } = await readQuestions(manager, quiz.id, rubrics);
    const rules = await this.rules.inForce(quiz.id, manager);
    const { isAnonymous, step } = await this.marking.get(quiz.id, manager);
    const remarks = await this.remarks.list(quiz.id, manager);
    const fileRemarks = remarks.map(({ shortcut, text }) => ({ shortcut, text }));
    const more = {
      rules: Object.fromEntries(RULE_NAMES.map((name) => [name, rules[name]])),
      marking: { isAnonymous, step },
      ...(fileRemarks.length > 0 ? { remarks: fileRemarks } : {}),
    };
    return { quiz, trees, imageIds, size, more };
  }

  /** Images by the hash of their bytes, in the order in which questions show them. @throws EXAM_TOO_LARGE */
  private async readImages(ids: string[], size: number) {
    const hashes = new Map<string, string>();
    const images: Record<string, { contentType: string; base64: string }> = {};
    let left = MAX_FILE_BYTES - size;
    for (const id of ids) {
      const found = (await this.images.readAll([id])).get(id);
      // The file of the image was lost: the question is exported without it.
      if (!found) continue;
      const { sha256, contentType, sizeBytes } = found.image;
      left -= sizeBytes * BASE64;
      if (left < 0) throw examFileErrors.EXAM_TOO_LARGE();
      hashes.set(id, sha256);
      images[sha256] = { contentType, base64: Buffer.from(found.bytes).toString('base64') };
    }
    return { hashes, images };
  }
}

/** All questions, the ids of their images, and the size of the questions as JSON. @throws EXAM_TOO_LARGE */
async function readQuestions(
  manager: EntityManager,
  quizId: string,
  rubrics: ReadonlyMap<string, Rubric>,
) {
  const trees: Tree[] = [];
  const imageIds = new Set<string>();
  let size = 0;
  for await (const part of storedQuestions(manager, quizId))
    for (const question of part) {
      const tree = toTree(question, rubrics.get(question.id));
      size += JSON.stringify(tree).length;
      if (size > MAX_FILE_BYTES) throw examFileErrors.EXAM_TOO_LARGE();
      mapObjects(tree, ({ imageId }) => {
        if (typeof imageId === 'string') imageIds.add(imageId);
        return null;
      });
      trees.push(tree);
    }
  return { trees, imageIds: [...imageIds], size };
}

function toTree(question: StoredQuestion, rubric: Rubric | undefined): Tree {
  const { kind } = question;
  const input = toQuestionInput(kind, question);
  const rubricField = rubric && rubric.criteria.length > 0 ? { rubric: toFileRubric(rubric) } : {};
  // Through JSON, which drops undefined fields.
  return JSON.parse(JSON.stringify({ kind, ...input, ...rubricField })) as Tree;
}

function toFileRubric({ isBinding, criteria }: Rubric): FileRubric {
  return {
    isBinding,
    criteria: criteria.map(({ name, levels }) => ({
      name,
      levels: levels.map(({ label, marks }) => ({ label, marks })),
    })),
  };
}

/** Replaces the id of an image by its hash. An image whose file was lost is left out. */
function withImageHash(
  object: Record<string, Tree>,
  hashes: ReadonlyMap<string, string>,
): Record<string, Tree> | null {
  const { image } = object;
  if (typeof image !== 'object' || image === null || Array.isArray(image)) return null;
  const { imageId, ...more } = image;
  const sha256 = typeof imageId === 'string' ? hashes.get(imageId) : undefined;
  if (sha256 !== undefined) return { ...object, image: { sha256, ...more } };
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== 'image'));
}
