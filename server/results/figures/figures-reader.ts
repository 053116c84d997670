import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RevisionCache } from '../../attempts/revision-cache.js';
import { isPassed } from '../../attempts/submission/pass-mark.js';
import type { RevisionQuestion } from '../../exams/revisions/paper-revision.entity.js';
import { distributionOf, type Bin } from '../../statistics/distribution.js';
import { summaryOf, type Summary } from '../../statistics/summary.js';
import { resultErrors } from '../result.errors.js';
import { AnswerGroups } from './answer-groups.js';
import {
  listAttemptFigures,
  listRevisionNumbers,
  type AttemptRow,
  type RevisionRow,
} from './figures.queries.js';
import { itemFigures, type AnswerGroup, type ItemFigures } from './item-analysis.js';

/** A question of a revision with its statistics. Never for candidates. */
export interface ComputedQuestionFigures extends ItemFigures {
  /** From 1, in the order of the paper. */
  place: number;
  question: RevisionQuestion;
}

/** The statistics of an exam, without previews and running attempts. */
export interface ComputedExamFigures {
  submittedCount: number;
  /** Attempts that are marked completely; `scores` are of these. */
  markedCount: number;
  passedCount: number;
  failedCount: number;
  /** In per cent of the maximum score. */
  scores: Summary | null;
  distribution: Bin[];
  /** In seconds, without reopened attempts: the time between is not working time. */
  times: Summary | null;
  timedCount: number;
  /** The revisions that were taken, the latest first. */
  revisions: number[];
  /** The revision of `questions`; null while none was submitted. */
  revision: number | null;
  questions: ComputedQuestionFigures[];
}

/** The submitted attempts of an exam and their revisions, from one snapshot. */
interface SubmittedAttempts {
  attempts: readonly AttemptRow[];
  /** The latest first. */
  revisions: readonly RevisionRow[];
}

/** The input of the statistics, from one snapshot. */
export interface FigureInputs extends SubmittedAttempts {
  /** The revision whose questions are analysed; undefined where none was submitted. */
  shown: RevisionRow | undefined;
  groups: readonly AnswerGroup[];
}

/** The only definition of an exam's statistics (item analysis): pages and exports both use it. */
@Injectable()
export class FiguresReader {
  constructor(
    private readonly answers: AnswerGroups,
    private readonly papers: RevisionCache,
  ) {}

  /**
   * @param manager reads one snapshot, so that all parts agree
   * @param revision whose questions to analyse; null: of the latest that was submitted
   * @throws REVISION_NOT_TAKEN
   */
  async read(
    manager: EntityManager,
    quizId: string,
    revision: number | null,
  ): Promise<FigureInputs> {
    const submitted = await this.readAttempts(manager, quizId);
    const shown = submitted.revisions.find(
      ({ number }) => revision === null || number === revision,
    );
    if (revision !== null && !shown) throw resultErrors.REVISION_NOT_TAKEN();
    const groups = shown ? await this.answers.read(manager, quizId, shown.id) : [];
    return { ...submitted, shown, groups };
  }

  /**
   * The questions of each revision that was taken, the latest first.
   * @param manager reads one snapshot
   */
  async *readByRevision(
    manager: EntityManager,
    quizId: string,
  ): AsyncGenerator<{ revision: number; questions: ComputedQuestionFigures[] }> {
    const submitted = await this.readAttempts(manager, quizId);
    for (const shown of submitted.revisions) {
      const groups = await this.answers.read(manager, quizId, shown.id);
      const questions = await this.computeQuestions(shown.id, { ...submitted, shown, groups });
      yield { revision: shown.number, questions };
    }
  }

  private async readAttempts(manager: EntityManager, quizId: string): Promise<SubmittedAttempts> {
    const attempts = await listAttemptFigures(manager, { quizId });
    const ids = [...new Set(attempts.map(({ revisionId }) => revisionId))];
    const revisions = await listRevisionNumbers(manager, { ids });
    return { attempts, revisions };
  }

  /**
   * Computes the statistics. May load the paper, so the API calls it outside the transaction; a
   * worker that writes an export keeps its snapshot open anyway.
   */
  async compute(inputs: FigureInputs): Promise<ComputedExamFigures> {
    const { attempts, revisions, shown } = inputs;
    return {
      ...figuresOf(attempts),
      revisions: revisions.map(({ number }) => number),
      revision: shown?.number ?? null,
      questions: shown ? await this.computeQuestions(shown.id, inputs) : [],
    };
  }

  private async computeQuestions(
    revisionId: string,
    { attempts, groups }: FigureInputs,
  ): Promise<ComputedQuestionFigures[]> {
    const ofQuestion = new Map<string, AnswerGroup[]>();
    for (const group of groups) {
      const others = ofQuestion.get(group.questionId);
      if (others) others.push(group);
      else ofQuestion.set(group.questionId, [group]);
    }
    const marked = attempts
      .filter((one) => one.revisionId === revisionId && one.waitingCount === 0)
      .map(({ score }) => score);
    const totals = {
      count: marked.length,
      scores: marked.reduce((sum, score) => sum + score, 0),
      squares: marked.reduce((sum, score) => sum + score ** 2, 0),
    };
    const { questions } = await this.papers.get(revisionId);
    return questions.map((question, index) => ({
      place: index + 1,
      question,
      ...itemFigures(ofQuestion.get(question.id) ?? [], totals),
    }));
  }
}

function figuresOf(attempts: readonly AttemptRow[]) {
  const passed = attempts.map((attempt) => isPassed(attempt, attempt));
  const marked = attempts.filter(({ waitingCount }) => waitingCount === 0);
  const percents = marked.map(({ score, maxScore }) =>
    maxScore === 0 ? 0 : (100 * score) / maxScore,
  );
  const times = attempts.flatMap(({ seconds }) => (seconds === null ? [] : [seconds]));
  return {
    submittedCount: attempts.length,
    markedCount: marked.length,
    passedCount: passed.filter((is) => is === true).length,
    failedCount: passed.filter((is) => is === false).length,
    scores: summaryOf(percents),
    distribution: distributionOf(percents),
    times: summaryOf(times),
    timedCount: times.length,
  };
}
