import { Injectable } from '@nestjs/common';
import { RevisionCache } from '../../attempts/revision-cache.js';
import { SUBMITTED } from '../../attempts/submitted.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { pageBounds, type PageArgs, type PageOf } from '../../core/graphql/paging.js';
import type { FrozenQuestion } from '../../exams/revisions/paper-revision.entity.js';
import { PaperRevisions } from '../../exams/revisions/paper-revisions.js';
import { kindNamed } from '../../questions/kinds/registry.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { MarkingAliases } from './marking-aliases.js';
import { FOR_MARKERS } from './marking-queue.service.js';
import type { MarkingSettings, Rubric } from './marking-settings.entity.js';
import { MarkingSettingsService } from './marking-settings.service.js';
import type { Remark } from './remark.entity.js';
import { RemarksService } from './remarks.service.js';

/** How far the marking of a question is. */
export interface QuestionProgress {
  question: FrozenQuestion;
  rubric: Rubric | null;
  waiting: number;
  marked: number;
  mine: number;
}

/** How far the marking of an exam is. */
export interface MarkingRead {
  settings: MarkingSettings;
  questions: QuestionProgress[];
  remarks: Remark[];
}

/** How far the marking of a learner is. */
export interface LearnerProgress {
  aliasId: string;
  number: number;
  name: string;
  isAnonymous: boolean;
  waiting: number;
  marked: number;
}

interface Counted {
  questionId: string;
  waiting: number;
  marked: number;
  mine: number;
}

/**
 * `$1` the quiz, `$2` who looks. A row a question; it reads all answers that a person has to do with, which
 * the index of grades holds together.
 */
const COUNTS = `
  SELECT g.question_id AS "questionId",
    count(*) FILTER (WHERE g.outcome = 'WAITING')::int AS waiting,
    count(*) FILTER (WHERE g.outcome <> 'WAITING')::int AS marked,
    count(*) FILTER (WHERE g.outcome <> 'WAITING' AND g.marked_by = $2)::int AS mine
  FROM grades g JOIN attempts a ON a.id = g.attempt_id
  WHERE g.quiz_id = $1 AND ${FOR_MARKERS} AND ${SUBMITTED}
  GROUP BY g.question_id`;

/** How far marking has come. */
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
  async read(viewer: Viewer, quizId: string): Promise<MarkingRead> {
    const { id } = await this.quizzes.read(viewer, quizId, 'mark');
    const [settings, rubrics, remarks, counts, current] = await Promise.all([
      this.settings.get(id),
      this.settings.rubricsOf(id),
      this.remarks.list(id),
      this.work.manager.query<Counted[]>(COUNTS, [id, viewer.userId]),
      this.revisions.current(id),
    ]);
    const counted = new Map(counts.map((one) => [one.questionId, one]));
    const asked = current ? (await this.papers.get(current.id)).questions : [];
    const shown = asked.filter(
      (question) => counted.has(question.id) || kindNamed(question.kind).needsMarker === true,
    );
    const earlier = counts.filter(({ questionId }) => shown.every(({ id }) => id !== questionId));
    const questions = [...shown, ...(await this.ofEarlier(id, earlier))];
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
   * Those who have handed in, by name; without names by their numbers.
   * @param onlyWaiting only those of whom an answer waits
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
    const theirs = `attempts a WHERE a.candidate_id = m.candidate_id AND ${SUBMITTED}`;
    const found = `marking_aliases m WHERE m.quiz_id = $1
      AND EXISTS (SELECT FROM ${theirs} ${onlyWaiting ? 'AND a.waiting_count > 0' : ''})`;
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
           FROM ${found} ORDER BY ${order} LIMIT ${take} OFFSET ${skip}) p ORDER BY p.place`,
        [id],
      ),
      manager.query<[{ count: number }]>(`SELECT count(*)::int AS count FROM ${found}`, [id]),
    ]);
    const shown = items.map((item) => ({ ...item, isAnonymous }));
    return { items: shown, totalCount: total.count, page: page.page, pageSize: page.pageSize };
  }

  /** Questions that the current paper has no more, each as some answer of it was asked. */
  private async ofEarlier(quizId: string, counts: readonly Counted[]): Promise<FrozenQuestion[]> {
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
