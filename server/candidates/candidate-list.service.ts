import { Injectable } from '@nestjs/common';
import type { Viewer } from '../core/access/viewer.js';
import { columnsOf } from '../core/database/columns.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { validate } from '../core/errors/validation.js';
import { pageBounds, type PageArgs, type PageOf } from '../core/graphql/paging.js';
import type { MailState } from '../mail/mail.entity.js';
import { QuizService } from '../quizzes/quiz.service.js';
import { Candidate } from './candidate.entity.js';
import { Candidates } from './candidates.js';
import { learnerFound, learnerPattern } from './learner-search.js';
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
  /** Of the last mail with their link; null where there was none, or it is forgotten. */
  mailState: MailState | null;
}

const ORDER: Record<CandidateSort, string> = {
  [CandidateSort.NEWEST]: 'c.created_at DESC, c.id DESC',
  [CandidateSort.OLDEST]: 'c.created_at, c.id',
  [CandidateSort.NAME]: 'lower(c.name COLLATE "und-x-icu"), c.id',
};

const IN_STATE: Record<CandidateState, string> = {
  [CandidateState.NOT_STARTED]: 'c.revoked_at IS NULL AND c.started_at IS NULL',
  [CandidateState.STARTED]: 'c.revoked_at IS NULL AND c.started_at IS NOT NULL',
  [CandidateState.REVOKED]: 'c.revoked_at IS NOT NULL',
};

/** The candidates of an exam, for its staff. */
@Injectable()
export class CandidateListService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly candidates: Candidates,
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
    const pattern = learnerPattern(search);
    const values = [quizId, origin ?? null, ...(pattern === null ? [] : [pattern])];
    const among = `
      FROM candidates c ${pattern === null ? '' : 'JOIN learners l ON l.id = c.learner_id'}
      WHERE c.quiz_id = $1 AND c.origin <> 'PREVIEW' AND ($2::text IS NULL OR c.origin = $2)
        ${state ? `AND ${IN_STATE[state]}` : ''} ${pattern === null ? '' : `AND ${learnerFound('$3')}`}`;
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

  /** @throws CANDIDATE_NOT_FOUND, also for somebody else's */
  async read(viewer: Viewer, id: string): Promise<ListedCandidate> {
    const candidate = await this.candidates.load(this.work.manager, viewer, id);
    const [found] = await this.work.manager.query<ListedCandidate[]>(
      this.statement('FROM candidates c WHERE c.id = $1', CandidateSort.NEWEST, 1, 0),
      [candidate.id],
    );
    return found as ListedCandidate;
  }

  /** Names are looked up for the page alone, unless they decide which it is. */
  private statement(among: string, sort: CandidateSort, take: number, skip: number): string {
    const page = `LIMIT ${take} OFFSET ${skip}`;
    const isByName = sort === CandidateSort.NAME;
    const order = ORDER[sort];
    const listed = `SELECT c.* ${among} ${isByName ? '' : `ORDER BY ${order} ${page}`}`;
    return `
      SELECT ${columnsOf(this.work.manager, Candidate, 'c')}, c.name, c.email,
        m.state AS "mailState"
      FROM (SELECT c.*, l.name, l.email FROM (${listed}) c JOIN learners l ON l.id = c.learner_id) c
        LEFT JOIN mails m ON m.id = c.mail_id
      ORDER BY ${order} ${isByName ? page : ''}`;
  }
}
