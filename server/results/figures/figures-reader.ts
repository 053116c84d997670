import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RevisionCache } from '../../attempts/revision-cache.js';
import { SUBMITTED_AT_EXAM } from '../../attempts/submitted.js';
import { isPassed } from '../../attempts/submission/pass.js';
import type { FrozenQuestion } from '../../exams/revisions/paper-revision.entity.js';
import { percentOf } from '../../questions/kinds/marks.js';
import { resultErrors } from '../result.errors.js';
import { AnswerGroups } from './answer-groups.js';
import { itemFigures, type AnswerGroup, type ItemFigures } from './item-analysis.js';
import { distributionOf, summaryOf, type Bin, type Summary } from './statistics.js';

/** A question of a revision with what became of it. Never for learners. */
export interface QuestionFigured extends ItemFigures {
  /** From 1, as the paper has them. */
  place: number;
  question: FrozenQuestion;
}

/** What became of an exam. Previews and attempts that run are no part of it. */
export interface ExamFigured {
  submittedCount: number;
  /** Of those, with nothing that waits to be marked: scores are of these. */
  markedCount: number;
  passedCount: number;
  failedCount: number;
  /** In per cent of what could be earned. */
  scores: Summary | null;
  distribution: Bin[];
  /** In seconds, without attempts that were reopened: what lay between is no time spent. */
  times: Summary | null;
  timedCount: number;
  /** The revisions that were taken, the latest first. */
  revisions: number[];
  /** Which one the questions are of; null while none was handed in. */
  revision: number | null;
  questions: QuestionFigured[];
}

interface AttemptRow {
  revisionId: string;
  score: number;
  maxScore: number;
  waitingCount: number;
  passMark: number | null;
  /** Null of one that was reopened. */
  seconds: number | null;
}

interface RevisionRow {
  id: string;
  number: number;
}

const ATTEMPTS = `
  SELECT a.revision_id AS "revisionId", a.score::float8, a.max_score::float8 AS "maxScore",
    a.waiting_count AS "waitingCount", (a.rules->>'passMark')::float8 AS "passMark",
    CASE WHEN a.reopened_until IS NULL
      THEN extract(epoch FROM a.submitted_at - a.started_at)::float8 END AS seconds
  FROM attempts a WHERE ${SUBMITTED_AT_EXAM}`;

/** Who took an exam, and by which papers, as it was at one moment. */
interface AttemptsRead {
  attempts: readonly AttemptRow[];
  /** The latest first. */
  revisions: readonly RevisionRow[];
}

/** What figures are made of, as it was at one moment. */
export interface FiguresRead extends AttemptsRead {
  /** Whose questions are told; undefined where none was handed in. */
  shown: RevisionRow | undefined;
  groups: readonly AnswerGroup[];
}

/** The one definition of an exam's figures: what staff see and what is exported is made here. */
@Injectable()
export class FiguresReader {
  constructor(
    private readonly answers: AnswerGroups,
    private readonly papers: RevisionCache,
  ) {}

  /**
   * @param manager that of one moment: all parts of it say the same
   * @param revision whose questions are told; null: of the latest that was handed in
   * @throws REVISION_NOT_TAKEN
   */
  async read(
    manager: EntityManager,
    quizId: string,
    revision: number | null,
  ): Promise<FiguresRead> {
    const taken = await this.taken(manager, quizId);
    const shown = taken.revisions.find(({ number }) => revision === null || number === revision);
    if (revision !== null && !shown) throw resultErrors.REVISION_NOT_TAKEN();
    const groups = shown ? await this.answers.read(manager, quizId, shown.id) : [];
    return { ...taken, shown, groups };
  }

  /** The questions of each revision that was taken, the latest first. @param manager that of one moment */
  async *ofEach(
    manager: EntityManager,
    quizId: string,
  ): AsyncGenerator<{ revision: number; questions: QuestionFigured[] }> {
    const taken = await this.taken(manager, quizId);
    for (const shown of taken.revisions) {
      const groups = await this.answers.read(manager, quizId, shown.id);
      const questions = await this.questions(shown.id, { ...taken, shown, groups });
      yield { revision: shown.number, questions };
    }
  }

  private async taken(manager: EntityManager, quizId: string): Promise<AttemptsRead> {
    const attempts = await manager.query<AttemptRow[]>(ATTEMPTS, [quizId]);
    const ids = [...new Set(attempts.map(({ revisionId }) => revisionId))];
    const revisions = await manager.query<RevisionRow[]>(
      'SELECT id, number FROM paper_revisions WHERE id = ANY($1) ORDER BY number DESC',
      [ids],
    );
    return { attempts, revisions };
  }

  /**
   * It may read the paper: where exams are served, nothing of the database is held meanwhile. A worker
   * that writes an export holds its moment anyway.
   */
  async figured(read: FiguresRead): Promise<ExamFigured> {
    const { attempts, revisions, shown } = read;
    return {
      ...figuresOf(attempts),
      revisions: revisions.map(({ number }) => number),
      revision: shown?.number ?? null,
      questions: shown ? await this.questions(shown.id, read) : [],
    };
  }

  private async questions(
    revisionId: string,
    { attempts, groups }: FiguresRead,
  ): Promise<QuestionFigured[]> {
    const ofQuestion = new Map<string, AnswerGroup[]>();
    for (const group of groups) {
      const others = ofQuestion.get(group.questionId);
      if (others) others.push(group);
      else ofQuestion.set(group.questionId, [group]);
    }
    const marked = attempts
      .filter((one) => one.revisionId === revisionId && one.waitingCount === 0)
      .map(({ score }) => Math.round(score * 100));
    const together = {
      count: marked.length,
      scores: marked.reduce((sum, score) => sum + score, 0),
      squares: marked.reduce((sum, score) => sum + score ** 2, 0),
    };
    const { questions } = await this.papers.get(revisionId);
    return questions.map((question, index) => ({
      place: index + 1,
      question,
      ...itemFigures(ofQuestion.get(question.id) ?? [], together),
    }));
  }
}

function figuresOf(attempts: readonly AttemptRow[]) {
  const passed = attempts.map((attempt) => isPassed(attempt, attempt));
  const marked = attempts.filter(({ waitingCount }) => waitingCount === 0);
  const percents = marked.map(({ score, maxScore }) => percentOf(score, maxScore));
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
