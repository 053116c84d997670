import { Injectable } from '@nestjs/common';
import { RevisionCache } from '../../attempts/revision-cache.js';
import { SUBMITTED } from '../../attempts/submitted-condition.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { pageBounds, type PageArgs, type PageOf } from '../../core/graphql/paging.js';
import type { RevisionQuestion } from '../../exams/revisions/paper-revision.entity.js';
import { PaperRevisions } from '../../exams/revisions/paper-revisions.js';
import { kindNamed } from '../../questions/kinds/registry.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { MarkingAliases } from './marking-aliases.js';
import { FOR_MARKERS } from './marking-queue.service.js';
import type { MarkingSettings, Rubric } from './marking-settings.entity.js';
import { MarkingSettingsService } from './marking-settings.service.js';
import type { Remark } from './remark.entity.js';
import { RemarksService } from './remarks.service.js';

/** Marking progress of a question. */
export interface QuestionProgress {
  question: RevisionQuestion;
  rubric: Rubric | null;
  waiting: number;
  marked: number;
  mine: number;
}

/** Settings and marking progress of an exam. */
export interface MarkingOverview {
  settings: MarkingSettings;
  questions: QuestionProgress[];
  remarks: Remark[];
}

/** Marking progress of a candidate. */
export interface LearnerProgress {
  aliasId: string;
  number: number;
  name: string;
  isAnonymous: boolean;
  waiting: number;
  marked: number;
}

interface AnswerCounts {
  questionId: string;
  waiting: number;
  marked: number;
  mine: number;
}

/**
 * `$1` the quiz, `$2` the viewer. One row per question. Counts all answers that a person marks,
 * from the index of grades.
 */
const COUNTS = `
  SELECT g.question_id AS "questionId",
    count(*) FILTER (WHERE g.outcome = 'WAITING')::int AS waiting,
    count(*) FILTER (WHERE g.outcome <> 'WAITING')::int AS marked,
    count(*) FILTER (WHERE g.outcome <> 'WAITING' AND g.marked_by = $2)::int AS mine
  FROM grades g JOIN attempts a ON a.id = g.attempt_id
  WHERE g.quiz_id = $1 AND ${FOR_MARKERS} AND ${SUBMITTED}
  GROUP BY g.question_id`;

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
    const { id } = await this.quizzes.read(viewer, quizId, 'mark');
    const [settings, rubrics, remarks, counts, current] = await Promise.all([
      this.settings.get(id),
      this.settings.getRubrics(id),
      this.remarks.list(id),
      this.work.manager.query<AnswerCounts[]>(COUNTS, [id, viewer.userId]),
      this.revisions.current(id),
    ]);
    const counted = new Map(counts.map((one) => [one.questionId, one]));
    const questionsNow = current ? (await this.papers.get(current.id)).questions : [];
    const shown = questionsNow.filter(
      (question) => counted.has(question.id) || kindNamed(question.kind).needsMarker === true,
    );
    const earlier = counts.filter(({ questionId }) => shown.every(({ id }) => id !== questionId));
    const questions = [...shown, ...(await this.findEarlierQuestions(id, earlier))];
    return {
      settings,
      remarks,
      questions: questions.map((question) => {
        const { waiting = 0, marked = 0, mine = 0 } = counted.get(question.id) ?? {};
        return { question, rubric: rubrics.get(question.id) ?? null, waiting, marked, mine };
      }),
    };
  }

  /**
   * Candidates who have submitted, by name; without names, by number.
   * @param onlyWaiting only those with a waiting answer
   * @throws QUIZ_NOT_FOUND, NOT_ALLOWED, VALIDATION
   */
  async learners(
    viewer: Viewer,
    quizId: string,
    onlyWaiting: boolean,
    page: PageArgs,
  ): Promise<PageOf<LearnerProgress>> {
    const { take, skip } = pageBounds(page);
    const { id } = await this.quizzes.read(viewer, quizId, 'mark');
    await this.aliases.ensure(id);
    const { isAnonymous } = await this.settings.get(id);
    const submitted = `attempts a WHERE a.candidate_id = m.candidate_id AND ${SUBMITTED}`;
    const matching = `marking_aliases m WHERE m.quiz_id = $1
      AND EXISTS (SELECT FROM ${submitted} ${onlyWaiting ? 'AND a.waiting_count > 0' : ''})`;
    const named = `(SELECT l.name FROM candidates c JOIN learners l ON l.id = c.learner_id
      WHERE c.id = m.candidate_id)`;
    const order = isAnonymous ? 'm.number' : `${named} COLLATE "und-x-icu", m.number`;
    const { manager } = this.work;
    const [items, [total]] = await Promise.all([
      manager.query<Omit<LearnerProgress, 'isAnonymous'>[]>(
        `SELECT p.*, (SELECT sum(a.waiting_count)::int FROM attempts a
             WHERE a.candidate_id = p.candidate_id AND ${SUBMITTED}) AS waiting,
           (SELECT count(*)::int FROM attempts a JOIN grades g ON g.attempt_id = a.id
             WHERE a.candidate_id = p.candidate_id AND ${SUBMITTED} AND g.source = 'MARKER'
               AND g.outcome <> 'WAITING') AS marked
         FROM (SELECT m.id AS "aliasId", m.candidate_id, m.number, ${named} AS name,
             row_number() OVER (ORDER BY ${order}) AS place
           FROM ${matching} ORDER BY ${order} LIMIT ${take} OFFSET ${skip}) p ORDER BY p.place`,
        [id],
      ),
      manager.query<[{ count: number }]>(`SELECT count(*)::int AS count FROM ${matching}`, [id]),
    ]);
    const shown = items.map((item) => ({ ...item, isAnonymous }));
    return { items: shown, totalCount: total.count, page: page.page, pageSize: page.pageSize };
  }

  /** Questions that the current paper no longer has, each from a revision that asked it. */
  private async findEarlierQuestions(
    quizId: string,
    counts: readonly AnswerCounts[],
  ): Promise<RevisionQuestion[]> {
    const found = await Promise.all(
      counts.map(async ({ questionId }) => {
        const [grade] = await this.work.manager.query<{ revisionId: string }[]>(
          `SELECT g.revision_id AS "revisionId" FROM grades g
           WHERE g.quiz_id = $1 AND g.question_id = $2 AND ${FOR_MARKERS} LIMIT 1`,
          [quizId, questionId],
        );
        return grade && (await this.papers.get(grade.revisionId)).byId.get(questionId);
      }),
    );
    return found.filter((question) => question !== undefined);
  }
}
