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
import { storedQuestions, type StoredQuestion } from '../../questions/stored-questions.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { ExamFileTurns } from './exam-file-turns.js';
import { examFileErrors } from './exam-file.errors.js';
import {
  FORMAT,
  MAX_FILE_BYTES,
  RULE_NAMES,
  VERSION,
  type FileRubric,
} from './exam-file.format.js';
import { changed, type Tree } from './file-tree.js';
import { inputOf } from './question-input.js';

const WRITES = { name: 'exam-files', points: 120, seconds: 3_600 };
/** Base64 makes four characters of three bytes. */
const BASE64 = 4 / 3;

/** Writes exams to files from which they can be made once more. */
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
    private readonly turns: ExamFileTurns,
  ) {}

  /**
   * The same for the same exam, to the byte.
   * @throws QUIZ_NOT_FOUND, NOT_ALLOWED, EXAM_TOO_LARGE, TOO_MANY_REQUESTS, BUSY
   */
  async write(viewer: Viewer, quizId: string): Promise<{ fileName: string; text: string }> {
    const quiz = await this.quizzes.read(viewer, quizId, 'edit');
    await this.limits.consume(WRITES, viewer.userId);
    return this.turns.write(viewer, async () => this.inTurn(viewer, quiz.id));
  }

  private async inTurn(viewer: Viewer, quizId: string) {
    // What a question shows stays where it is; the rest is of one moment.
    const { quiz, trees, shown, size, more } = await this.work.manager.transaction(
      'REPEATABLE READ',
      async (manager) => this.readAll(manager, viewer, quizId),
    );
    const { hashes, images } = await this.imagesOf(shown, size);
    const questions = trees.map((tree) => changed(tree, (one) => withHash(one, hashes)));
    const { title, durationMinutes } = quiz;
    const head = { format: FORMAT, version: VERSION, title, durationMinutes };
    const text = `${JSON.stringify({ ...head, ...more, questions, images }, null, 1)}\n`;
    if (Buffer.byteLength(text) > MAX_FILE_BYTES) throw examFileErrors.EXAM_TOO_LARGE();
    await this.work.run(async (tx) =>
      recordAuditEvent(tx, viewer, AuditAction.EXAM_EXPORTED, { quiz }),
    );
    return { fileName: `${title}.exam.json`, text };
  }

  /** @param manager that of one moment @throws EXAM_TOO_LARGE */
  private async readAll(manager: EntityManager, viewer: Viewer, quizId: string) {
    const quiz = await this.quizzes.load(manager, viewer, quizId, { ability: 'edit' });
    const rubrics = await this.marking.getRubrics(quiz.id, manager);
    const { trees, shown, size } = await questionsOf(manager, quiz.id, rubrics);
    const rules = await this.rules.inForce(quiz.id, manager);
    const { isAnonymous, step } = await this.marking.get(quiz.id, manager);
    const remarks = await this.remarks.list(quiz.id, manager);
    const said = remarks.map(({ shortcut, text }) => ({ shortcut, text }));
    const more = {
      rules: Object.fromEntries(RULE_NAMES.map((name) => [name, rules[name]])),
      marking: { isAnonymous, step },
      ...(said.length > 0 ? { remarks: said } : {}),
    };
    return { quiz, trees, shown, size, more };
  }

  /** By the hash of their bytes, in the order in which they are shown. @throws EXAM_TOO_LARGE */
  private async imagesOf(ids: string[], size: number) {
    const hashes = new Map<string, string>();
    const images: Record<string, { contentType: string; base64: string }> = {};
    let left = MAX_FILE_BYTES - size;
    for (const id of ids) {
      const found = (await this.images.readAll([id])).get(id);
      // Only where a file was lost: the question is exported without it.
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

/** All questions, the images they show, and how large the questions are. @throws EXAM_TOO_LARGE */
async function questionsOf(
  manager: EntityManager,
  quizId: string,
  rubrics: ReadonlyMap<string, Rubric>,
) {
  const trees: Tree[] = [];
  const shown = new Set<string>();
  let size = 0;
  for await (const part of storedQuestions(manager, quizId))
    for (const question of part) {
      const tree = treeOf(question, rubrics.get(question.id));
      size += JSON.stringify(tree).length;
      if (size > MAX_FILE_BYTES) throw examFileErrors.EXAM_TOO_LARGE();
      changed(tree, ({ imageId }) => {
        if (typeof imageId === 'string') shown.add(imageId);
        return null;
      });
      trees.push(tree);
    }
  return { trees, shown: [...shown], size };
}

function treeOf(question: StoredQuestion, rubric: Rubric | undefined): Tree {
  const { kind } = question;
  const input = inputOf(kind, question);
  const said = rubric && rubric.criteria.length > 0 ? { rubric: toFileRubric(rubric) } : {};
  // Through JSON: what is left out is not there.
  return JSON.parse(JSON.stringify({ kind, ...input, ...said })) as Tree;
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

/** An image goes by its hash in a file; one that is gone is none. */
function withHash(
  one: Record<string, Tree>,
  hashes: ReadonlyMap<string, string>,
): Record<string, Tree> | null {
  const { image } = one;
  if (typeof image !== 'object' || image === null || Array.isArray(image)) return null;
  const { imageId, ...more } = image;
  const sha256 = typeof imageId === 'string' ? hashes.get(imageId) : undefined;
  if (sha256 !== undefined) return { ...one, image: { sha256, ...more } };
  return Object.fromEntries(Object.entries(one).filter(([name]) => name !== 'image'));
}
