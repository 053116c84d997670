import { Injectable } from '@nestjs/common';
import { RevisionCache } from '../../attempts/revision-cache.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { pageBounds, type PageArgs, type PageOf } from '../../core/graphql/paging.js';
import type { RevisionQuestion } from '../../exams/revisions/paper-revision.entity.js';
import { MAX_EXAM_QUESTIONS } from '../../exams/rules/exam-state.js';
import { assertResultsVisible } from '../../grading/manual/result-visibility.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { listTakenRevisions } from '../figures/figures.queries.js';
import {
  countPictureRows,
  listMeasuredAttempts,
  listPictureRows,
} from './class-picture.queries.js';
import { pictureLines, type PictureLine } from './picture-lines.js';
import { pictureQuestions, type PictureQuestion } from './picture-questions.js';
import { measureQuestions, type QuestionsOf } from './question-shares.js';

export interface ClassPictureData {
  questions: PictureQuestion[];
  lines: PageOf<PictureLine>;
}

/** The difficulty of a question is that of the latest attempts: more would take noticeably long. */
export const MAX_MEASURED_ATTEMPTS = 1_000;
/** Each revision is read as a whole. Hardly any exam is taken with more. */
const MAX_PICTURED_REVISIONS = 20;

/** The class as one picture: learners by questions. */
@Injectable()
export class ClassPictureService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly papers: RevisionCache,
  ) {}

  /**
   * A page of submitted attempts, the highest score first, with the outcome of each answer; questions are
   * ordered by difficulty, the hardest first.
   * @throws QUIZ_NOT_FOUND, also for somebody else's; VALIDATION, MARKING_ANONYMOUS
   */
  async read(viewer: Viewer, quizId: string, page: PageArgs): Promise<ClassPictureData> {
    const { take, skip } = pageBounds(page);
    const { id } = await this.quizzes.read(viewer, quizId);
    const { manager } = this.work;
    await assertResultsVisible(manager, viewer, id);
    const taken = await listTakenRevisions(manager, { quizId: id });
    const revisionIds = taken.slice(0, MAX_PICTURED_REVISIONS).map((revision) => revision.id);
    const measured = { quizId: id, revisionIds, take: MAX_MEASURED_ATTEMPTS };
    const [rows, { count }, attempts, questionsOf] = await Promise.all([
      listPictureRows(manager, { quizId: id, take, skip }),
      countPictureRows(manager, { quizId: id }),
      listMeasuredAttempts(manager, measured),
      this.readPapers(revisionIds),
    ]);
    const shares = await measureQuestions(attempts, questionsOf);
    const questions = pictureQuestions(revisionIds, questionsOf, shares, MAX_EXAM_QUESTIONS);
    const items = pictureLines(rows, questionsOf, questions);
    const lines = { items, totalCount: count, page: page.page, pageSize: page.pageSize };
    return { questions, lines };
  }

  /** @returns no questions for other revisions */
  private async readPapers(revisionIds: readonly string[]): Promise<QuestionsOf> {
    const papers = new Map<string, readonly RevisionQuestion[]>();
    for (const id of revisionIds) papers.set(id, (await this.papers.get(id)).questions);
    return (revisionId) => papers.get(revisionId) ?? [];
  }
}
