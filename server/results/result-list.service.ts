import { Injectable } from '@nestjs/common';
import type { AttemptRules, SubmittedBy } from '../attempts/attempt.entity.js';
import { SUBMITTED_AT_EXAM } from '../attempts/submitted-condition.js';
import { LATE_ATTEMPTS_OF_QUIZ, LATE_COUNT } from '../attempts/late-responses/late-list.js';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { validate } from '../core/errors/validation.js';
import { pageBounds, type PageArgs, type PageOf } from '../core/graphql/paging.js';
import { assertNamesVisible } from '../grading/manual/name-visibility.js';
import { learnerMatchesSql, learnerSearchPattern } from '../candidates/learner-search.js';
import { searchRule } from '../candidates/candidate.validation.js';
import { QuizService } from '../quizzes/quiz.service.js';

export enum ResultSort {
  LATEST = 'LATEST',
  BEST = 'BEST',
  LOWEST = 'LOWEST',
  NAME = 'NAME',
  LATE = 'LATE',
  QUICKEST = 'QUICKEST',
  SLOWEST = 'SLOWEST',
}

export enum ResultFilter {
  PASSED = 'PASSED',
  FAILED = 'FAILED',
  WAITING = 'WAITING',
  LATE = 'LATE',
}

/** Search, filter and order of a list of results. */
export interface ResultListing {
  /** Part of a name or an address, case-insensitive. */
  search: string | null;
  filter: ResultFilter | null;
  sort: ResultSort;
}

/** An attempt with its learner. */
export interface ResultRow {
  attemptId: string;
  candidateId: string;
  learnerId: string;
  name: string;
  email: string | null;
  number: number;
  rules: AttemptRules;
  startedAt: Date;
  /** Null while it runs, as are the fields that follow. */
  submittedAt: Date | null;
  submittedBy: SubmittedBy | null;
  score: number | null;
  maxScore: number | null;
  waitingCount: number | null;
  /** Late answers without a decision. */
  lateCount: number;
}

/** Every order is total. */
const ORDER: Record<ResultSort, string> = {
  [ResultSort.LATEST]: 'a.submitted_at DESC, a.id DESC',
  [ResultSort.BEST]: 'a.score DESC, a.id DESC',
  [ResultSort.LOWEST]: 'a.score, a.id',
  [ResultSort.LATE]: `${LATE_COUNT} DESC, a.submitted_at DESC, a.id DESC`,
  [ResultSort.QUICKEST]: '(a.submitted_at - a.started_at), a.id',
  [ResultSort.SLOWEST]: '(a.submitted_at - a.started_at) DESC, a.id DESC',
  [ResultSort.NAME]: 'l.name COLLATE "und-x-icu", a.submitted_at, a.id',
};

const PASS_MARK = `(a.rules->>'passMark')::numeric`;

/** As `isPassed` (server/attempts/submission/pass-mark.ts); `$1` is the exam. */
const FILTERS: Record<ResultFilter, string> = {
  [ResultFilter.PASSED]: `AND a.score >= ${PASS_MARK}`,
  [ResultFilter.FAILED]: `AND a.score < ${PASS_MARK} AND a.waiting_count = 0`,
  [ResultFilter.WAITING]: 'AND a.waiting_count > 0',
  [ResultFilter.LATE]: `AND a.id IN ${LATE_ATTEMPTS_OF_QUIZ}`,
};

/** Columns of a result; `a` is the attempt, `c` the candidate, `l` the learner. */
export const RESULT_COLUMNS = `a.id AS "attemptId", a.candidate_id AS "candidateId",
  c.learner_id AS "learnerId", l.name, l.email,
  a.number, a.rules, a.started_at AS "startedAt", a.submitted_at AS "submittedAt",
  a.submitted_by AS "submittedBy", a.score::float8, a.max_score::float8 AS "maxScore",
  a.waiting_count AS "waitingCount", ${LATE_COUNT} AS "lateCount"`;

/** Joins candidate and learner to attempts `a`. */
export const LEARNER_JOIN = `JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id`;
const MATCHES_SEARCH = `AND ${learnerMatchesSql('$2')}`;

/** The results of an exam. */
@Injectable()
export class ResultListService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
  ) {}

  /**
   * Lists submitted attempts.
   * @throws QUIZ_NOT_FOUND, also for somebody else's; VALIDATION, MARKING_ANONYMOUS
   */
  async list(
    viewer: Viewer,
    quizId: string,
    { search, filter, sort }: ResultListing,
    page: PageArgs,
  ): Promise<PageOf<ResultRow>> {
    const { take, skip } = pageBounds(page);
    const wanted = learnerSearchPattern(validate(searchRule, search, 'search'));
    const quiz = await this.quizzes.read(viewer, quizId);
    await assertNamesVisible(this.work.manager, viewer, quiz.id);
    const values = [quiz.id, ...(wanted === null ? [] : [wanted])];
    const found = [
      wanted === null ? '' : MATCHES_SEARCH,
      filter === null ? '' : FILTERS[filter],
    ].join(' ');
    const { manager } = this.work;
    const isByLearner = wanted !== null || sort === ResultSort.NAME;
    // Rows before a late page are skipped in the index; only the rows of the page are joined.
    const ofPage = `SELECT a.id FROM attempts a ${isByLearner ? LEARNER_JOIN : ''} WHERE ${SUBMITTED_AT_EXAM} ${found}
      ORDER BY ${ORDER[sort]} LIMIT ${take} OFFSET ${skip}`;
    const [items, [total]] = await Promise.all([
      manager.query<ResultRow[]>(
        `SELECT ${RESULT_COLUMNS} FROM attempts a ${LEARNER_JOIN} WHERE a.id IN (${ofPage})
         ORDER BY ${ORDER[sort]}`,
        values,
      ),
      manager.query<{ count: number }[]>(
        `SELECT count(*)::int AS count FROM attempts a ${wanted === null ? '' : LEARNER_JOIN}
         WHERE ${SUBMITTED_AT_EXAM} ${found}`,
        values,
      ),
    ]);
    return { items, totalCount: total?.count ?? 0, page: page.page, pageSize: page.pageSize };
  }

  /**
   * Counts attempts whose learners were mailed about the current release.
   * @throws QUIZ_NOT_FOUND, also for somebody else's
   */
  async countNotified(viewer: Viewer, quizId: string): Promise<number> {
    const { id } = await this.quizzes.read(viewer, quizId);
    const [row] = await this.work.manager.query<[{ count: number }]>(
      `SELECT count(*)::int AS count FROM result_notices n JOIN exam_rules r USING (quiz_id)
       WHERE n.quiz_id = $1 AND n.release_number = r.release_number`,
      [id],
    );
    return row.count;
  }
}
