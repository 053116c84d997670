import { Injectable } from '@nestjs/common';
import { SUBMITTED } from '../../attempts/submitted-condition.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { pageBounds, type PageArgs, type PageOf } from '../../core/graphql/paging.js';
import { isId } from '../../core/errors/validation.js';
import type { Outcome } from '../../questions/kinds/question-kind.js';
import { candidateErrors } from '../../candidates/candidate.errors.js';
import { PaperRevisions } from '../../exams/revisions/paper-revisions.js';
import { questionErrors } from '../../questions/question.errors.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { markingErrors } from './marking.errors.js';
import { MarkingAliases } from './marking-aliases.js';
import { claimAnswer } from './marking-claims.js';
import type { AnswerAuthor } from './marking-answers.service.js';
import { MarkingSettingsService } from './marking-settings.service.js';

/** Which answers to list. */
export enum MarkingState {
  WAITING = 'WAITING',
  MARKED = 'MARKED',
  ALL = 'ALL',
  MINE = 'MINE',
}

/** Part of an exam's answers: of one question, of one candidate, or all. */
export interface MarkingScope {
  quizId: string;
  questionId?: string | null | undefined;
  learnerId?: string | null | undefined;
}

/** An answer in a list of those to mark. */
export interface ListedAnswer extends AnswerAuthor {
  id: string;
  questionId: string;
  outcome: Outcome;
  marks: number | null;
  maxMarks: number;
  isAnonymous: boolean;
}

/** SQL: answers that a person marks, as in the index of grades. */
export const FOR_MARKERS = `(g.outcome = 'WAITING' OR g.source = 'MARKER')`;

const CONDITIONS: Record<MarkingState, string> = {
  [MarkingState.WAITING]: `g.outcome = 'WAITING'`,
  [MarkingState.MARKED]: `g.source = 'MARKER' AND g.outcome <> 'WAITING'`,
  [MarkingState.ALL]: FOR_MARKERS,
  [MarkingState.MINE]: `${FOR_MARKERS} AND g.marked_by = $4`,
};

const FROM = `FROM grades g JOIN attempts a ON a.id = g.attempt_id
  JOIN marking_aliases m ON m.candidate_id = a.candidate_id`;

/**
 * `$1` the quiz, `$2` a candidate's alias or null, `$3` the questions in order, `$4` the viewer.
 */
const IN_SCOPE = `g.quiz_id = $1 AND ($2::uuid IS NULL OR m.id = $2) AND ${SUBMITTED}`;

/**
 * Answers in the order of the paper; within a question, in an order that discloses no candidate.
 * Reads each question from the index in that order, no more rows than needed: exams have a hundred
 * thousand answers.
 */
const inOrder = (columns: string, condition: string, limit: number): string => `
  FROM unnest($3::uuid[]) WITH ORDINALITY AS asked (question_id, place)
    CROSS JOIN LATERAL (SELECT ${columns} ${FROM}
      WHERE ${IN_SCOPE} AND g.question_id = asked.question_id AND ${condition}
      ORDER BY g.id LIMIT ${limit}) g
  ORDER BY asked.place, g.id`;

/** Every answer's id comes after it. */
const LOWEST_ID = '00000000-0000-0000-0000-000000000000';

/** The first answer that nobody else has open, except `$5`; in the first question, after `$6`. */
const NEXT_WAITING = `SELECT g.id ${inOrder(
  'g.id',
  `g.outcome = 'WAITING' AND g.id <> $5
    AND g.id > CASE asked.place WHEN 1 THEN $6::uuid ELSE '${LOWEST_ID}'::uuid END
    AND NOT EXISTS (SELECT FROM marking_claims k
      WHERE k.grade_id = g.id AND k.user_id <> $4 AND k.until > now())`,
  1,
)} LIMIT 1`;

const LISTED = `g.*, m.id AS "aliasId", m.number, a.number AS attempt, a.candidate_id`;

/** The quiz, a candidate's alias or null, question ids, and the viewer. */
type ScopeParameters = [string, string | null, string[], string];

interface AnswerPosition {
  id: string;
  questionId: string;
}

/** The most answers to skip that another marker has just claimed. */
const MAX_TRIES = 20;

/** The queue of answers to mark. */
@Injectable()
export class MarkingQueueService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly revisions: PaperRevisions,
    private readonly settings: MarkingSettingsService,
    private readonly aliases: MarkingAliases,
  ) {}

  /** @throws QUIZ_NOT_FOUND, QUESTION_NOT_FOUND, LEARNER_NOT_FOUND, VALIDATION */
  async list(
    viewer: Viewer,
    scope: MarkingScope,
    state: MarkingState,
    page: PageArgs,
  ): Promise<PageOf<ListedAnswer>> {
    const { take, skip } = pageBounds(page);
    const values = await this.scopeParameters(viewer, scope);
    const { isAnonymous } = await this.settings.get(scope.quizId);
    // Both statements must use every parameter.
    const condition = `${CONDITIONS[state]} AND $4::uuid IS NOT NULL`;
    const [items, [total]] = await Promise.all([
      this.work.manager.query<Omit<ListedAnswer, 'isAnonymous'>[]>(
        `SELECT g.id, g.question_id AS "questionId", g.outcome, g.marks::float8,
           g.max_marks::float8 AS "maxMarks", g."aliasId", g.number, g.attempt,
           (SELECT l.name FROM candidates c JOIN learners l ON l.id = c.learner_id
            WHERE c.id = g.candidate_id) AS name
         ${inOrder(LISTED, condition, skip + take)} LIMIT ${take} OFFSET ${skip}`,
        values,
      ),
      this.work.manager.query<[{ count: number }]>(
        `SELECT count(*)::int AS count ${FROM}
         WHERE ${IN_SCOPE} AND g.question_id = ANY($3) AND ${condition}`,
        values,
      ),
    ]);
    const shown = items.map((item) => ({ ...item, isAnonymous }));
    return { items: shown, totalCount: total.count, page: page.page, pageSize: page.pageSize };
  }

  /**
   * Finds the next waiting answer that nobody else has open, and claims it for the viewer.
   * @param afterId where to continue; starts over when nothing follows it
   * @returns its id; null when nothing waits (for the viewer)
   * @throws QUIZ_NOT_FOUND, QUESTION_NOT_FOUND, LEARNER_NOT_FOUND, ANSWER_NOT_FOUND
   */
  async next(viewer: Viewer, scope: MarkingScope, afterId: string | null): Promise<string | null> {
    const values = await this.scopeParameters(viewer, scope);
    const after = afterId === null ? null : await this.findPosition(scope.quizId, afterId);
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const id = await this.findNextWaiting(values, after);
      if (id === null || (await claimAnswer(this.work.manager, viewer, id))) return id;
    }
    return null;
  }

  private async findNextWaiting(
    values: ScopeParameters,
    after: AnswerPosition | null,
  ): Promise<string | null> {
    const [quizId, learnerId, questionIds, userId] = values;
    const at = after === null ? -1 : questionIds.indexOf(after.questionId);
    const left: ScopeParameters = [quizId, learnerId, questionIds.slice(at), userId];
    const following =
      after === null || at < 0 ? null : await this.findFirstWaiting(left, after, after.id);
    return following ?? this.findFirstWaiting(values, after, LOWEST_ID);
  }

  /** @param beyond skip answers up to this id in the first question */
  private async findFirstWaiting(
    values: ScopeParameters,
    after: AnswerPosition | null,
    beyond: string,
  ): Promise<string | null> {
    const rows = await this.work.manager.query<{ id: string }[]>(NEXT_WAITING, [
      ...values,
      after?.id ?? LOWEST_ID,
      beyond,
    ]);
    return rows[0]?.id ?? null;
  }

  /** @throws ANSWER_NOT_FOUND */
  private async findPosition(quizId: string, id: string): Promise<AnswerPosition> {
    const rows = isId(id)
      ? await this.work.manager.query<AnswerPosition[]>(ANSWER, [quizId, id])
      : [];
    if (!rows[0]) throw markingErrors.ANSWER_NOT_FOUND();
    return rows[0];
  }

  /** @returns the parameters of IN_SCOPE and `inOrder` */
  private async scopeParameters(viewer: Viewer, scope: MarkingScope): Promise<ScopeParameters> {
    const { questionId = null, learnerId = null } = scope;
    const quiz = await this.quizzes.read(viewer, scope.quizId, 'mark');
    await this.aliases.ensure(quiz.id);
    if (questionId !== null && !(await this.exists(QUESTION, quiz.id, questionId)))
      throw questionErrors.QUESTION_NOT_FOUND();
    if (learnerId !== null && !(await this.exists(LEARNER, quiz.id, learnerId)))
      throw candidateErrors.LEARNER_NOT_FOUND();
    const questionIds = questionId === null ? await this.questionOrder(quiz.id) : [questionId];
    return [quiz.id, learnerId, questionIds, viewer.userId];
  }

  private async exists(statement: string, quizId: string, id: string): Promise<boolean> {
    if (!isId(id)) return false;
    return (await this.work.manager.query<object[]>(statement, [quizId, id])).length > 0;
  }

  /** The questions of the current paper, followed by those of earlier ones only. */
  private async questionOrder(quizId: string): Promise<string[]> {
    const [revision, asked] = await Promise.all([
      this.revisions.current(quizId),
      this.work.manager.query<{ id: string }[]>(ASKED, [quizId]),
    ]);
    const current = revision ? (await this.revisions.content(revision.id)).questions : [];
    return [...new Set([...current, ...asked].map(({ id }) => id))];
  }
}

const QUESTION = `SELECT FROM paper_revision_questions WHERE quiz_id = $1 AND question_id = $2 LIMIT 1`;
const ASKED = `SELECT DISTINCT question_id AS id FROM paper_revision_questions WHERE quiz_id = $1
  ORDER BY question_id`;
const ANSWER = `SELECT id, question_id AS "questionId" FROM grades WHERE quiz_id = $1 AND id = $2`;
const LEARNER = `SELECT FROM marking_aliases WHERE quiz_id = $1 AND id = $2`;
