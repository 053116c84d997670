import { Injectable } from '@nestjs/common';
import { HANDED_IN } from '../../attempts/handed-in.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { pageBounds, type PageArgs, type PageOf } from '../../core/graphql/paging.js';
import { isId } from '../../core/errors/validation.js';
import type { Outcome } from '../../questions/kinds/question-kind.js';
import { learnerErrors } from '../../learners/learner.errors.js';
import { PaperRevisions } from '../../papers/paper-revisions.js';
import { questionErrors } from '../../questions/question.errors.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { markingErrors } from './marking.errors.js';
import { MarkingAliases } from './marking-aliases.js';
import { claim } from './marking-claims.js';
import type { LearnerRead } from './marking-answers.service.js';
import { MarkingSettingsService } from './marking-settings.service.js';

/** Which answers of an exam. */
export enum MarkingState {
  WAITING = 'WAITING',
  MARKED = 'MARKED',
  ALL = 'ALL',
  MINE = 'MINE',
}

/** Which part of an exam's answers: of one question, of one learner, or all. */
export interface MarkingScope {
  quizId: string;
  questionId?: string | null | undefined;
  learnerId?: string | null | undefined;
}

/** An answer in a list of those to mark. */
export interface ListedAnswer extends LearnerRead {
  id: string;
  questionId: string;
  outcome: Outcome;
  marks: number | null;
  maxMarks: number;
  isAnonymous: boolean;
}

/** What a person has to do with: as the index of grades says it. */
export const FOR_MARKERS = `(g.outcome = 'WAITING' OR g.source = 'MARKER')`;

const STATES: Record<MarkingState, string> = {
  [MarkingState.WAITING]: `g.outcome = 'WAITING'`,
  [MarkingState.MARKED]: `g.source = 'MARKER' AND g.outcome <> 'WAITING'`,
  [MarkingState.ALL]: FOR_MARKERS,
  [MarkingState.MINE]: `${FOR_MARKERS} AND g.marked_by = $5`,
};

const FROM = `FROM grades g JOIN attempts a ON a.id = g.attempt_id
  JOIN marking_aliases m ON m.candidate_id = a.candidate_id`;

/** `$1` the quiz, `$2` a question or null, `$3` a learner or null, `$4` its questions in their order. */
const IN_SCOPE = `g.quiz_id = $1 AND ($2::uuid IS NULL OR g.question_id = $2)
  AND ($3::uuid IS NULL OR m.id = $3) AND ${HANDED_IN}`;

/** The paper's order, and within a question one that says nothing of whose an answer is. */
const PLACE = 'coalesce(array_position($4::uuid[], g.question_id), 2147483647)';

/** So many answers that somebody else took just then are passed over. */
const MOST_TRIES = 20;

/** The answers that wait for those who mark. */
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
    const values = [...(await this.values(viewer, scope)), viewer.userId];
    const { isAnonymous } = await this.settings.of(scope.quizId);
    // Every parameter must stand in both statements.
    const found = `${FROM} WHERE ${IN_SCOPE} AND ${STATES[state]} AND $5::uuid IS NOT NULL`;
    const [items, [total]] = await Promise.all([
      this.work.manager.query<Omit<ListedAnswer, 'isAnonymous'>[]>(
        `SELECT g.id, g.question_id AS "questionId", g.outcome, g.marks::float8,
           g.max_marks::float8 AS "maxMarks", m.id AS "aliasId", m.number, a.number AS attempt,
           (SELECT l.name FROM candidates c JOIN learners l ON l.id = c.learner_id
            WHERE c.id = a.candidate_id) AS name
         ${found} ORDER BY ${PLACE}, g.id LIMIT ${take} OFFSET ${skip}`,
        values,
      ),
      this.work.manager.query<[{ count: number }]>(
        `SELECT count(*)::int AS count ${found} AND ${PLACE} IS NOT NULL`,
        values,
      ),
    ]);
    const shown = items.map((item) => ({ ...item, isAnonymous }));
    return { items: shown, totalCount: total.count, page: page.page, pageSize: page.pageSize };
  }

  /**
   * The next answer that waits and that nobody else has open, and notes that the viewer has it open now.
   * @param afterId where to go on; from the beginning when nothing follows it
   * @returns its id; null when nothing waits (for the viewer)
   * @throws QUIZ_NOT_FOUND, QUESTION_NOT_FOUND, LEARNER_NOT_FOUND, ANSWER_NOT_FOUND
   */
  async next(viewer: Viewer, scope: MarkingScope, afterId: string | null): Promise<string | null> {
    const values = [...(await this.values(viewer, scope)), viewer.userId];
    if (afterId !== null && !(await this.has(ANSWER, scope.quizId, afterId)))
      throw markingErrors.ANSWER_NOT_FOUND();
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const id = await this.waiting(values, afterId);
      if (id === null || (await claim(this.work.manager, viewer, id))) return id;
    }
    return null;
  }

  private async waiting(values: unknown[], after: string | null): Promise<string | null> {
    const waiting = (more: string): string => `SELECT g.id ${FROM}
      WHERE ${IN_SCOPE} AND g.outcome = 'WAITING' AND ($6::uuid IS NULL OR g.id <> $6)
        AND NOT EXISTS (SELECT FROM marking_claims k
          WHERE k.grade_id = g.id AND k.user_id <> $5 AND k.until > now())
        ${more} ORDER BY ${PLACE}, g.id LIMIT 1`;
    const follows = `AND (${PLACE}, g.id) > (SELECT ${PLACE}, g.id FROM grades g WHERE g.id = $6)`;
    for (const more of after === null ? [''] : [follows, '']) {
      const [row] = await this.work.manager.query<{ id: string }[]>(waiting(more), [
        ...values,
        after,
      ]);
      if (row) return row.id;
    }
    return null;
  }

  /** @returns the parameters of IN_SCOPE and PLACE */
  private async values(viewer: Viewer, scope: MarkingScope): Promise<unknown[]> {
    const { questionId = null, learnerId = null } = scope;
    const quiz = await this.quizzes.read(viewer, scope.quizId, 'mark');
    await this.aliases.ensure(quiz.id);
    if (questionId !== null && !(await this.has(QUESTION, quiz.id, questionId)))
      throw questionErrors.QUESTION_NOT_FOUND();
    if (learnerId !== null && !(await this.has(LEARNER, quiz.id, learnerId)))
      throw learnerErrors.LEARNER_NOT_FOUND();
    return [quiz.id, questionId, learnerId, await this.order(quiz.id)];
  }

  private async has(statement: string, quizId: string, id: string): Promise<boolean> {
    if (!isId(id)) return false;
    return (await this.work.manager.query<object[]>(statement, [quizId, id])).length > 0;
  }

  /** The questions of the current paper; those of earlier ones come after them. */
  private async order(quizId: string): Promise<string[]> {
    const revision = await this.revisions.current(quizId);
    if (!revision) return [];
    const { questions } = await this.revisions.content(revision.id);
    return questions.map(({ id }) => id);
  }
}

const QUESTION = `SELECT FROM paper_revision_questions WHERE quiz_id = $1 AND question_id = $2 LIMIT 1`;
const ANSWER = `SELECT FROM grades WHERE quiz_id = $1 AND id = $2`;
const LEARNER = `SELECT FROM marking_aliases WHERE quiz_id = $1 AND id = $2`;
