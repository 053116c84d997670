import { Injectable } from '@nestjs/common';
import { authorize } from '../core/access/policy.js';
import type { Viewer } from '../core/access/viewer.js';
import { selectColumns } from '../core/database/select-columns.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { isId, validate } from '../core/errors/validation.js';
import { pageBounds, type PageArgs, type PageOf } from '../core/graphql/paging.js';
import type { MailState } from '../mail/mail.entity.js';
import { QuizService } from '../quizzes/quiz.service.js';
import { Candidate } from './candidate.entity.js';
import { candidateErrors } from './candidate.errors.js';
import { learnerMatchesSql, learnerSearchPattern } from './learner-search.js';
import {
  candidateFilterRules,
  CandidateState,
  type CandidateFilter,
} from './candidate.validation.js';

export enum CandidateSort {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  NAME = 'NAME',
}

/** A candidate as lists show them. */
export interface ListedCandidate extends Candidate {
  name: string;
  email: string | null;
  /** State of the last mail with their link; null if there was none, or it was deleted. */
  mailState: MailState | null;
}

const ORDER: Record<CandidateSort, string> = {
  [CandidateSort.NEWEST]: 'c.created_at DESC, c.id DESC',
  [CandidateSort.OLDEST]: 'c.created_at, c.id',
  [CandidateSort.NAME]: 'lower(c.name COLLATE "und-x-icu"), c.id',
};

const STATE_CONDITIONS: Record<CandidateState, string> = {
  [CandidateState.NOT_STARTED]: 'c.revoked_at IS NULL AND c.started_at IS NULL',
  [CandidateState.STARTED]: 'c.revoked_at IS NULL AND c.started_at IS NOT NULL',
  [CandidateState.REVOKED]: 'c.revoked_at IS NOT NULL',
};

/** Lists the candidates of an exam for staff. */
@Injectable()
export class CandidateListService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
  ) {}

  /** @throws VALIDATION, QUIZ_NOT_FOUND */
  async list(
    viewer: Viewer,
    quizId: string,
    filter: CandidateFilter,
    sort: CandidateSort,
    page: PageArgs,
  ): Promise<PageOf<ListedCandidate>> {
    const { take, skip } = pageBounds(page);
    const { search, state, origin } = validate(candidateFilterRules, { filter }).filter;
    await this.quizzes.read(viewer, quizId, 'edit');
    const pattern = learnerSearchPattern(search);
    const values = [quizId, origin ?? null, ...(pattern === null ? [] : [pattern])];
    const among = `
      FROM candidates c ${pattern === null ? '' : 'JOIN learners l ON l.id = c.learner_id'}
      WHERE c.quiz_id = $1 AND c.origin <> 'PREVIEW' AND ($2::text IS NULL OR c.origin = $2)
        ${state ? `AND ${STATE_CONDITIONS[state]}` : ''} ${pattern === null ? '' : `AND ${learnerMatchesSql('$3')}`}`;
    const [counted] = await this.work.manager.query<{ count: number }[]>(
      `SELECT count(*)::int AS count ${among}`,
      values,
    );
    const items = await this.work.manager.query<ListedCandidate[]>(
      this.statement(among, sort, take, skip),
      values,
    );
    return { items, totalCount: counted?.count ?? 0, page: page.page, pageSize: page.pageSize };
  }

  /** @throws CANDIDATE_NOT_FOUND, also for a candidate of another owner's exam */
  async read(viewer: Viewer, id: string): Promise<ListedCandidate> {
    if (!isId(id)) throw candidateErrors.CANDIDATE_NOT_FOUND();
    const among = `FROM candidates c WHERE c.id = $1 AND c.origin <> 'PREVIEW'`;
    const [found] = await this.work.manager.query<ListedCandidate[]>(
      this.statement(among, CandidateSort.NEWEST, 1, 0),
      [id],
    );
    return authorize(viewer, found, 'edit', candidateErrors.CANDIDATE_NOT_FOUND);
  }

  /** Joins learners only for the rows of the page, unless the list is sorted by name. */
  private statement(among: string, sort: CandidateSort, take: number, skip: number): string {
    const page = `LIMIT ${take} OFFSET ${skip}`;
    const isByName = sort === CandidateSort.NAME;
    const order = ORDER[sort];
    const listed = `SELECT c.* ${among} ${isByName ? '' : `ORDER BY ${order} ${page}`}`;
    return `
      SELECT ${selectColumns(this.work.manager, Candidate, 'c')}, c.name, c.email,
        m.state AS "mailState"
      FROM (SELECT c.*, l.name, l.email FROM (${listed}) c JOIN learners l ON l.id = c.learner_id) c
        LEFT JOIN mails m ON m.id = c.mail_id
      ORDER BY ${order} ${isByName ? page : ''}`;
  }
}
