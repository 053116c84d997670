import { Injectable } from '@nestjs/common';
import { RevisionCache } from '../../attempts/revision-cache.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { pageBounds, type PageArgs, type PageOf } from '../../core/graphql/paging.js';
import type { RevisionQuestion } from '../../exams/revisions/paper-revision.entity.js';
import { PaperRevisions } from '../../exams/revisions/paper-revisions.js';
import { isId } from '../../core/errors/validation.js';
import { candidateErrors } from '../../candidates/candidate.errors.js';
import { kindNamed } from '../../questions/kinds/registry.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { assigneeIn } from '../assignments/assigned-answers.js';
import { MarkingAliases } from './marking-aliases.js';
import {
  countAnswersByQuestion,
  countLearners,
  findRevisionOfQuestion,
  listLearners,
  type AnswerCounts,
  type LearnerCounts,
} from './marking-overview.queries.js';
import { findAlias } from './marking-queue.queries.js';
import type { MarkingSettings, Rubric } from './marking-settings.entity.js';
import { MarkingSettingsService } from './marking-settings.service.js';
import type { Remark } from './remark.entity.js';
import { RemarksService } from './remarks.service.js';

/** Marking progress of a question. */
export interface QuestionProgress {
  question: RevisionQuestion;
  /** In the latest paper, from 1; null where that no longer has it. */
  number: number | null;
  rubric: Rubric | null;
  waiting: number;
  marked: number;
  mine: number;
}

/** Settings and marking progress of an exam. */
export interface MarkingOverview {
  settings: MarkingSettings;
  /** Whether the viewer sees only what is assigned to them. */
  isPart: boolean;
  questions: QuestionProgress[];
  remarks: Remark[];
}

/** Marking progress of a candidate. */
export interface LearnerProgress extends LearnerCounts {
  isAnonymous: boolean;
}

/** Marking progress. */
@Injectable()
export class MarkingOverviewService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly revisions: PaperRevisions,
    private readonly papers: RevisionCache,
    private readonly settings: MarkingSettingsService,
    private readonly remarks: RemarksService,
    private readonly aliases: MarkingAliases,
  ) {}

  /** @throws QUIZ_NOT_FOUND, NOT_ALLOWED */
  async read(viewer: Viewer, quizId: string): Promise<MarkingOverview> {
    const { id } = await this.quizzes.read(viewer, quizId, 'exam.mark');
    const { manager } = this.work;
    const { userId } = viewer;
    const assigneeId = await assigneeIn(manager, viewer, id);
    const [settings, rubrics, remarks, counts, current] = await Promise.all([
      this.settings.get(id),
      this.settings.getRubrics(id),
      this.remarks.list(id),
      countAnswersByQuestion(manager, { quizId: id, userId, assigneeId }),
      this.revisions.current(id),
    ]);
    const counted = new Map(counts.map((one) => [one.questionId, one]));
    const questionsNow = current ? (await this.papers.get(current.id)).questions : [];
    const numbers = new Map(questionsNow.map((question, index) => [question.id, index + 1]));
    // Who sees only a part sees no question without answers: it may not be theirs.
    const isPart = assigneeId !== null;
    const shown = questionsNow.filter(
      ({ id: questionId, kind }) =>
        counted.has(questionId) || (!isPart && kindNamed(kind).needsMarker === true),
    );
    const earlier = counts.filter(({ questionId }) => shown.every(({ id }) => id !== questionId));
    const questions = [...shown, ...(await this.findEarlierQuestions(id, earlier))];
    return {
      settings,
      isPart,
      remarks,
      questions: questions.map((question) => {
        const { waiting = 0, marked = 0, mine = 0 } = counted.get(question.id) ?? {};
        const number = numbers.get(question.id) ?? null;
        const rubric = rubrics.get(question.id) ?? null;
        return { question, number, rubric, waiting, marked, mine };
      }),
    };
  }

  /**
   * Candidates who have submitted, by name; without names, by number.
   * @param onlyWaiting only those with a waiting answer
   * @param afterId with whom the list ends, which goes round; null: it begins with the first
   * @throws QUIZ_NOT_FOUND, LEARNER_NOT_FOUND, NOT_ALLOWED, VALIDATION
   */
  async learners(
    viewer: Viewer,
    quizId: string,
    onlyWaiting: boolean,
    afterId: string | null,
    page: PageArgs,
  ): Promise<PageOf<LearnerProgress>> {
    const { take, skip } = pageBounds(page);
    const { id } = await this.quizzes.read(viewer, quizId, 'exam.mark');
    await this.aliases.ensure(id);
    const { isAnonymous } = await this.settings.get(id);
    const { manager } = this.work;
    if (
      afterId !== null &&
      !(isId(afterId) && (await findAlias(manager, { quizId: id, id: afterId }))[0])
    )
      throw candidateErrors.LEARNER_NOT_FOUND();
    const values = { quizId: id, assigneeId: await assigneeIn(manager, viewer, id) };
    const [items, [total]] = await Promise.all([
      listLearners(
        manager,
        { onlyWaiting, isAnonymous, isAfter: afterId !== null },
        { ...values, afterId, take, skip },
      ),
      countLearners(manager, { onlyWaiting }, values),
    ]);
    const shown = items.map((item) => ({ ...item, isAnonymous }));
    return {
      items: shown,
      totalCount: total?.count ?? 0,
      page: page.page,
      pageSize: page.pageSize,
    };
  }

  /** Questions that the current paper no longer has, each from a revision that asked it. */
  private async findEarlierQuestions(
    quizId: string,
    counts: readonly AnswerCounts[],
  ): Promise<RevisionQuestion[]> {
    const questions = await Promise.all(
      counts.map(async ({ questionId }) => {
        const [found] = await findRevisionOfQuestion(this.work.manager, { quizId, questionId });
        return found && (await this.papers.get(found.revisionId)).byId.get(questionId);
      }),
    );
    return questions.filter((question) => question !== undefined);
  }
}
