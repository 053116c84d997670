import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { requesterOf } from '../../core/jobs/fair-queue.js';
import type { RevisionQuestion } from '../../exams/revisions/paper-revision.entity.js';
import { assertSeesAll } from '../../grading/assignments/assigned-answers.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { resultErrors } from '../result.errors.js';
import { AttemptSet } from './attempt-set.js';
import { computeExamFigures } from './exam-figures.js';
import { FiguresCache } from './figures-cache.js';
import { areForWorker, assertComputable } from './figure-limits.js';
import { FiguresReader, type FiguresRequest } from './figures-reader.js';
import { listTakenRevisions } from './figures.queries.js';
import { FiguresStore, type FiguresProgress } from './stored-figures.js';

/** Figures with what is needed to show them. */
export interface FiguresAnswer extends FiguresProgress {
  set: AttemptSet;
  /** The revisions that were taken, the latest first. */
  revisions: number[];
  /** The revision of the questions; null while none was submitted. */
  revision: number | null;
  /** Of the revision, with their keys. Never for candidates. */
  questions: readonly RevisionQuestion[];
}

/** Statistics of exams, for staff. */
@Injectable()
export class FiguresService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly figures: FiguresReader,
    private readonly cache: FiguresCache,
    private readonly store: FiguresStore,
  ) {}

  /**
   * @param asked `revision`: whose questions to analyse; null: of the latest that was submitted
   * @throws QUIZ_NOT_FOUND, also for somebody else's; REVISION_NOT_TAKEN, TOO_MANY_ANSWERS,
   *   FIGURES_FAILED, BUSY, MARKING_ASSIGNED
   */
  async read(
    viewer: Viewer,
    asked: { quizId: string; set: AttemptSet; revision: number | null },
  ): Promise<FiguresAnswer> {
    const { id: quizId } = await this.quizzes.read(viewer, asked.quizId);
    await assertSeesAll(this.work.manager, viewer, quizId);
    const { set } = asked;
    const revisions = await listTakenRevisions(this.work.manager, { quizId });
    const revision = revisions.find(
      ({ number }) => asked.revision === null || number === asked.revision,
    );
    if (asked.revision !== null && !revision) throw resultErrors.REVISION_NOT_TAKEN();
    const questions = revision ? await this.figures.questionsOf(revision) : [];
    return {
      ...(revision
        ? await this.readFigures(viewer, { quizId, set, revision }, questions.length)
        : await noFigures(set)),
      set,
      revisions: revisions.map(({ number }) => number),
      revision: revision?.number ?? null,
      questions,
    };
  }

  private async readFigures(
    viewer: Viewer,
    request: FiguresRequest,
    questionCount: number,
  ): Promise<FiguresProgress> {
    const { quizId, set, revision } = request;
    const running = await this.store.findProgress(request);
    if (running) return running;
    const state = await this.figures.readState(quizId);
    assertComputable(state.count, questionCount);
    if (areForWorker(state.count, questionCount)) return this.store.readOrStart(request, state);
    const key = `${quizId} ${set} ${revision.id}`;
    const figures = await this.cache.get(requesterOf(viewer), key, state.stamp, async () =>
      this.figures.compute(request),
    );
    return { progress: 100, figures };
  }
}

/** Of an exam that nobody has submitted. */
async function noFigures(set: AttemptSet): Promise<FiguresProgress> {
  const figures = await computeExamFigures({ attempts: [], set, revisionId: '', questions: [] });
  return { progress: 100, figures };
}
