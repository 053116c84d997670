import { Injectable } from '@nestjs/common';
import { SUBMITTED } from '../../attempts/submitted.js';
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
  [MarkingState.MINE]: `${FOR_MARKERS} AND g.marked_by = $4`,
};

const FROM = `FROM grades g JOIN attempts a ON a.id = g.attempt_id
  JOIN marking_aliases m ON m.candidate_id = a.candidate_id`;

/** `$1` the quiz, `$2` a learner or null, `$3` the questions in their order, `$4` who looks. */
const IN_SCOPE = `g.quiz_id = $1 AND ($2::uuid IS NULL OR m.id = $2) AND ${SUBMITTED}`;

/**
 * Answers in the paper's order, and within a question in one that says nothing of whose an answer is. Each
 * question's are read from the index in that order, no more than are wanted: exams have a hundred thousand.
 */
const inOrder = (columns: string, condition: string, most: number): string => `
  FROM unnest($3::uuid[]) WITH ORDINALITY AS asked (question_id, place)
    CROSS JOIN LATERAL (SELECT ${columns} ${FROM}
      WHERE ${IN_SCOPE} AND g.question_id = asked.question_id AND ${condition}
      ORDER BY g.id LIMIT ${most}) g
  ORDER BY asked.place, g.id`;

/** No answer has it: they all come after it. */
const NONE = '00000000-0000-0000-0000-000000000000';

/** The first that nobody else has open, but for `$5`; in the first question beyond `$6`. */
const WAITING = `SELECT g.id ${inOrder(
  'g.id',
  `g.outcome = 'WAITING' AND g.id <> $5
    AND g.id > CASE asked.place WHEN 1 THEN $6::uuid ELSE '${NONE}'::uuid END
    AND NOT EXISTS (SELECT FROM marking_claims k
      WHERE k.grade_id = g.id AND k.user_id <> $4 AND k.until > now())`,
  1,
)} LIMIT 1`;

const LISTED = `g.*, m.id AS "aliasId", m.number, a.number AS attempt, a.candidate_id`;

/** The quiz, a learner of it or null, questions, and who looks. */
type Values = [string, string | null, string[], string];

interface Known {
  id: string;
  questionId: string;
}

/** So many answers that somebody else took just then are passed over. */
const MAX_TRIES = 20;

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
    const values = await this.values(viewer, scope);
    const { isAnonymous } = await this.settings.get(scope.quizId);
    // Every parameter must stand in both statements.
    const isMeant = `${STATES[state]} AND $4::uuid IS NOT NULL`;
    const [items, [total]] = await Promise.all([
      this.work.manager.query<Omit<ListedAnswer, 'isAnonymous'>[]>(
        `SELECT g.id, g.question_id AS "questionId", g.outcome, g.marks::float8,
           g.max_marks::float8 AS "maxMarks", g."aliasId", g.number, g.attempt,
           (SELECT l.name FROM candidates c JOIN learners l ON l.id = c.learner_id
            WHERE c.id = g.candidate_id) AS name
         ${inOrder(LISTED, isMeant, skip + take)} LIMIT ${take} OFFSET ${skip}`,
        values,
      ),
      this.work.manager.query<[{ count: number }]>(
        `SELECT count(*)::int AS count ${FROM}
         WHERE ${IN_SCOPE} AND g.question_id = ANY($3) AND ${isMeant}`,
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
    const values = await this.values(viewer, scope);
    const after = afterId === null ? null : await this.known(scope.quizId, afterId);
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const id = await this.waiting(values, after);
      if (id === null || (await claim(this.work.manager, viewer, id))) return id;
    }
    return null;
  }

  private async waiting(values: Values, after: Known | null): Promise<string | null> {
    const [quizId, learnerId, questionIds, userId] = values;
    const at = after === null ? -1 : questionIds.indexOf(after.questionId);
    const left: Values = [quizId, learnerId, questionIds.slice(at), userId];
    const found = after === null || at < 0 ? null : await this.first(left, after, after.id);
    return found ?? this.first(values, after, NONE);
  }

  /** @param beyond from where on in the first question */
  private async first(values: Values, after: Known | null, beyond: string): Promise<string | null> {
    const rows = await this.work.manager.query<{ id: string }[]>(WAITING, [
      ...values,
      after?.id ?? NONE,
      beyond,
    ]);
    return rows[0]?.id ?? null;
  }

  /** @throws ANSWER_NOT_FOUND */
  private async known(quizId: string, id: string): Promise<Known> {
    const rows = isId(id) ? await this.work.manager.query<Known[]>(ANSWER, [quizId, id]) : [];
    if (!rows[0]) throw markingErrors.ANSWER_NOT_FOUND();
    return rows[0];
  }

  /** @returns the parameters of IN_SCOPE and `inOrder` */
  private async values(viewer: Viewer, scope: MarkingScope): Promise<Values> {
    const { questionId = null, learnerId = null } = scope;
    const quiz = await this.quizzes.read(viewer, scope.quizId, 'mark');
    await this.aliases.ensure(quiz.id);
    if (questionId !== null && !(await this.has(QUESTION, quiz.id, questionId)))
      throw questionErrors.QUESTION_NOT_FOUND();
    if (learnerId !== null && !(await this.has(LEARNER, quiz.id, learnerId)))
      throw candidateErrors.LEARNER_NOT_FOUND();
    const questionIds = questionId === null ? await this.order(quiz.id) : [questionId];
    return [quiz.id, learnerId, questionIds, viewer.userId];
  }

  private async has(statement: string, quizId: string, id: string): Promise<boolean> {
    if (!isId(id)) return false;
    return (await this.work.manager.query<object[]>(statement, [quizId, id])).length > 0;
  }

  /** The questions of the current paper; those of earlier ones come after them. */
  private async order(quizId: string): Promise<string[]> {
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
