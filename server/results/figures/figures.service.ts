import { Injectable } from '@nestjs/common';
import { FrozenPapers } from '../../attempts/frozen-papers.js';
import { isPassed } from '../../attempts/pass.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import type { FrozenQuestion } from '../../papers/paper-revision.entity.js';
import { percentOf } from '../../questions/kinds/marks.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { SUBMITTED } from '../result-list.service.js';
import { resultErrors } from '../result.errors.js';
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
  FROM attempts a WHERE ${SUBMITTED}`;

/** A plain join: what stands WITH ... MATERIALIZED is read by one process, and this by several. */
const GROUPS = `
  SELECT g.question_id AS "questionId", g.outcome, g.choice, (g.marks * 100)::int AS marks,
    (g.max_marks * 100)::int AS "maxMarks", a.waiting_count = 0 AS "isMarked", count(*)::int AS count,
    round(sum(a.score::float8) * 100) AS scores
  FROM attempts a JOIN grades g ON g.attempt_id = a.id
  WHERE ${SUBMITTED} AND a.revision_id = $2 AND g.quiz_id = $1 AND g.revision_id = $2
  GROUP BY g.question_id, g.outcome, g.choice, g.marks, g.max_marks, a.waiting_count = 0`;

/** The figures of exams: made of the grades at each look, so that they say what these say. */
@Injectable()
export class FiguresService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly papers: FrozenPapers,
  ) {}

  /**
   * @param revision whose questions are told; null: of the latest that was handed in
   * @throws QUIZ_NOT_FOUND, also for somebody else's; REVISION_NOT_TAKEN
   */
  async read(viewer: Viewer, quizId: string, revision: number | null): Promise<ExamFigured> {
    const { id } = await this.quizzes.read(viewer, quizId);
    const { manager } = this.work;
    const attempts = await manager.query<AttemptRow[]>(ATTEMPTS, [id]);
    const taken = [...new Set(attempts.map(({ revisionId }) => revisionId))];
    const revisions = await manager.query<RevisionRow[]>(
      'SELECT id, number FROM paper_revisions WHERE id = ANY($1) ORDER BY number DESC',
      [taken],
    );
    const shown = revisions.find(({ number }) => revision === null || number === revision);
    if (revision !== null && !shown) throw resultErrors.REVISION_NOT_TAKEN();
    return {
      ...figuresOf(attempts),
      revisions: revisions.map(({ number }) => number),
      revision: shown?.number ?? null,
      questions: shown ? await this.questions(id, shown.id, attempts) : [],
    };
  }

  private async questions(
    quizId: string,
    revisionId: string,
    attempts: readonly AttemptRow[],
  ): Promise<QuestionFigured[]> {
    const groups = await this.work.manager.query<AnswerGroup[]>(GROUPS, [quizId, revisionId]);
    const ofQuestion = new Map<string, AnswerGroup[]>();
    for (const group of groups)
      ofQuestion.set(group.questionId, [...(ofQuestion.get(group.questionId) ?? []), group]);
    const marked = attempts
      .filter((one) => one.revisionId === revisionId && one.waitingCount === 0)
      .map(({ score }) => Math.round(score * 100));
    const together = {
      count: marked.length,
      scores: marked.reduce((sum, score) => sum + score, 0),
      squares: marked.reduce((sum, score) => sum + score ** 2, 0),
    };
    const { questions } = await this.papers.of(revisionId);
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
