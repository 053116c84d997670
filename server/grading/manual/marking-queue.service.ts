import { Injectable } from '@nestjs/common';
import { NIL } from 'uuid';
import { RevisionCache } from '../../attempts/revision-cache.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { pageBounds, type PageArgs, type PageOf } from '../../core/graphql/paging.js';
import { isId } from '../../core/errors/validation.js';
import { candidateErrors } from '../../candidates/candidate.errors.js';
import { PaperRevisions } from '../../exams/revisions/paper-revisions.js';
import { answerText } from '../../questions/kinds/answer-text.js';
import { questionErrors } from '../../questions/question.errors.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { assigneeIn } from '../assignments/assigned-answers.js';
import { markingErrors } from './marking.errors.js';
import { MarkingAliases } from './marking-aliases.js';
import { upsertClaim } from './marking-claim.queries.js';
import {
  countAnswers,
  findAlias,
  findAnswerPosition,
  findAskedQuestion,
  findNextWaiting,
  listAnswers,
  listAskedQuestions,
  type AnswerPosition,
  type MarkingState,
  type QueuedAnswer,
  type QueueParameters,
} from './marking-queue.queries.js';
import { MarkingSettingsService } from './marking-settings.service.js';

/** Part of an exam's answers: of one question, of one candidate, or all. */
export interface MarkingScope {
  quizId: string;
  questionId?: string | null | undefined;
  learnerId?: string | null | undefined;
}

/** An answer in a list of those to mark. */
export interface ListedAnswer extends Omit<QueuedAnswer, 'revisionId' | 'response'> {
  isAnonymous: boolean;
  /** The answer as text; null for none. */
  text: string | null;
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
    private readonly papers: RevisionCache,
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
    const values = await this.queueParameters(viewer, scope);
    const { isAnonymous } = await this.settings.get(scope.quizId);
    const { manager } = this.work;
    const [items, [total]] = await Promise.all([
      listAnswers(manager, { state }, { ...values, take, skip }),
      countAnswers(manager, { state }, values),
    ]);
    const shown = items.map(async ({ revisionId, response, ...item }) => {
      const question = (await this.papers.get(revisionId)).byId.get(item.questionId);
      return { ...item, isAnonymous, text: question ? answerText(question, response) : null };
    });
    return {
      items: await Promise.all(shown),
      totalCount: total?.count ?? 0,
      page: page.page,
      pageSize: page.pageSize,
    };
  }

  /**
   * Finds the next waiting answer that nobody else has open, and claims it for the viewer.
   * @param afterId where to continue; starts over when nothing follows it
   * @returns its id; null when nothing waits (for the viewer)
   * @throws QUIZ_NOT_FOUND, QUESTION_NOT_FOUND, LEARNER_NOT_FOUND, ANSWER_NOT_FOUND
   */
  async next(viewer: Viewer, scope: MarkingScope, afterId: string | null): Promise<string | null> {
    const values = await this.queueParameters(viewer, scope);
    const after = afterId === null ? null : await this.findPosition(scope.quizId, afterId);
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const id = await this.findNextWaiting(values, after);
      if (id === null) return null;
      const { userId } = viewer;
      if ((await upsertClaim(this.work.manager, { gradeId: id, userId })) > 0) return id;
    }
    return null;
  }

  private async findNextWaiting(
    values: QueueParameters,
    after: AnswerPosition | null,
  ): Promise<string | null> {
    const { questionIds } = values;
    const at = after === null ? -1 : questionIds.indexOf(after.questionId);
    const left = { ...values, questionIds: questionIds.slice(at) };
    const following =
      after === null || at < 0 ? null : await this.findFirstWaiting(left, after, after.id);
    return following ?? this.findFirstWaiting(values, after, NIL);
  }

  /** @param beyondId skip answers up to this id in the first question */
  private async findFirstWaiting(
    values: QueueParameters,
    after: AnswerPosition | null,
    beyondId: string,
  ): Promise<string | null> {
    const exceptId = after?.id ?? NIL;
    const [next] = await findNextWaiting(this.work.manager, { ...values, exceptId, beyondId });
    return next?.id ?? null;
  }

  /** @throws ANSWER_NOT_FOUND */
  private async findPosition(quizId: string, id: string): Promise<AnswerPosition> {
    const [position] = isId(id) ? await findAnswerPosition(this.work.manager, { quizId, id }) : [];
    if (!position) throw markingErrors.ANSWER_NOT_FOUND();
    return position;
  }

  /** @throws QUIZ_NOT_FOUND, QUESTION_NOT_FOUND, LEARNER_NOT_FOUND */
  private async queueParameters(viewer: Viewer, scope: MarkingScope): Promise<QueueParameters> {
    const { questionId = null, learnerId = null } = scope;
    const quiz = await this.quizzes.read(viewer, scope.quizId, 'exam.mark');
    await this.aliases.ensure(quiz.id);
    if (questionId !== null && !(await this.exists(findAskedQuestion, quiz.id, questionId)))
      throw questionErrors.QUESTION_NOT_FOUND();
    if (learnerId !== null && !(await this.exists(findAlias, quiz.id, learnerId)))
      throw candidateErrors.LEARNER_NOT_FOUND();
    const questionIds = questionId === null ? await this.questionOrder(quiz.id) : [questionId];
    const assigneeId = await assigneeIn(this.work.manager, viewer, quiz.id);
    const { userId } = viewer;
    return { quizId: quiz.id, aliasId: learnerId, questionIds, userId, assigneeId };
  }

  private async exists(
    find: typeof findAskedQuestion,
    quizId: string,
    id: string,
  ): Promise<boolean> {
    return isId(id) && (await find(this.work.manager, { quizId, id })).length > 0;
  }

  /** The questions of the current paper, followed by those of earlier ones only. */
  private async questionOrder(quizId: string): Promise<string[]> {
    const [revision, asked] = await Promise.all([
      this.revisions.current(quizId),
      listAskedQuestions(this.work.manager, { quizId }),
    ]);
    const current = revision ? (await this.revisions.content(revision.id)).questions : [];
    return [...new Set([...current, ...asked].map(({ id }) => id))];
  }
}
