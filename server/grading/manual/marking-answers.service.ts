import { Injectable } from '@nestjs/common';
import type { Attempt } from '../../attempts/attempt.entity.js';
import { RevisionCache } from '../../attempts/revision-cache.js';
import { authorize } from '../../core/access/policy.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { isId } from '../../core/errors/validation.js';
import type { RevisionQuestion } from '../../exams/revisions/paper-revision.entity.js';
import type { AnsweredQuestion } from '../answered-question.mapper.js';
import { isAssigned } from '../assignments/assigned-answers.js';
import { Grade } from '../grade.entity.js';
import { GradeChange } from '../grade-change.entity.js';
import { withMarkers, type GradeWithMarker } from '../grades-with-markers.js';
import { markingErrors } from './marking.errors.js';
import { MarkingAliases } from './marking-aliases.js';
import { findAnswer, type AnswerRow } from './marking-answer.queries.js';
import { findClaimant } from './marking-claim.queries.js';
import type { AnswerAuthor } from './marking-queue.queries.js';
import type { MarkingSettings, Rubric } from './marking-settings.entity.js';
import { MarkingSettingsService } from './marking-settings.service.js';

/** The most states of a grade that are listed. */
export const MAX_STATES = 100;

/** An answer with everything markers need. It contains names: only the mapper may send it. */
export interface AnswerToMark extends AnsweredQuestion {
  grade: GradeWithMarker;
  /** Of the question in the paper, from 1. */
  number: number;
  settings: MarkingSettings;
  rubric: Rubric;
  rules: Attempt['rules'];
  isSubmitted: boolean;
  learner: AnswerAuthor;
  /** Who else has it open now; null for nobody. */
  openWith: string | null;
  viewerId: string;
}

/** A state of a grade, with the answer that was marked. */
export interface GradeStateData extends Omit<GradeChange, 'gradeId' | 'markedBy'> {
  markerName: string | null;
  isAnonymous: boolean;
  question: RevisionQuestion;
  optionIds: string[];
}

/** Reads answers for markers. */
@Injectable()
export class MarkingAnswersService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly papers: RevisionCache,
    private readonly settings: MarkingSettingsService,
    private readonly aliases: MarkingAliases,
  ) {}

  /** @throws ANSWER_NOT_FOUND, also for another institute's, for previews and for what others mark; NOT_ALLOWED */
  async read(viewer: Viewer, id: string): Promise<AnswerToMark> {
    const { manager } = this.work;
    const stored = isId(id) ? await manager.findOneBy(Grade, { id }) : null;
    if (!stored) throw markingErrors.ANSWER_NOT_FOUND();
    const row = await this.row(viewer, stored);
    if (!(await isAssigned(manager, viewer, stored))) throw markingErrors.ANSWER_NOT_FOUND();
    const [paper, [grade], settings, rubric, [claimant]] = await Promise.all([
      this.papers.get(row.paperId),
      withMarkers(manager, [stored]),
      this.settings.get(stored.quizId),
      this.settings.getRubric(stored.quizId, stored.questionId),
      findClaimant(manager, { gradeId: id, userId: viewer.userId }),
    ]);
    const question = paper.byId.get(stored.questionId);
    const place = row.arrangement.findIndex(({ questionId }) => questionId === stored.questionId);
    const arranged = row.arrangement[place];
    if (!grade || !question || !arranged) throw markingErrors.ANSWER_NOT_FOUND();
    const number = paper.questions.indexOf(question) + 1;
    const { aliasId, name, attempt, rules, isSubmitted } = row;
    const response = row.response && { ...row.response, savedAt: parseDate(row.response.savedAt) };
    const learner = { aliasId: aliasId ?? '', number: row.number ?? 0, name, attempt };
    const answered = { place: place + 1, question, arranged, response };
    const openWith = claimant?.name ?? null;
    const shown = { settings, rubric, rules, isSubmitted, learner, openWith };
    return { ...answered, grade, number, ...shown, viewerId: viewer.userId };
  }

  /** A candidate without an alias gets one here. */
  private async row(viewer: Viewer, { attemptId, questionId, quizId }: Grade): Promise<AnswerRow> {
    const find = async (): Promise<AnswerRow> => {
      const [found] = await findAnswer(this.work.manager, { attemptId, questionId });
      return authorize(viewer, found, 'exam.mark', markingErrors.ANSWER_NOT_FOUND);
    };
    const row = await find();
    if (row.aliasId !== null) return row;
    await this.aliases.ensure(quizId);
    return find();
  }

  /**
   * All states of its grade, the latest first.
   * @throws ANSWER_NOT_FOUND, NOT_ALLOWED
   */
  async history(viewer: Viewer, id: string): Promise<GradeStateData[]> {
    const { settings, ...read } = await this.read(viewer, id);
    const { grade, question, arranged, response, isSubmitted } = read;
    const { manager } = this.work;
    const recorded = await manager.find(GradeChange, {
      where: { gradeId: id },
      order: { version: 'DESC' },
      take: MAX_STATES,
    });
    const isRecorded = recorded.some(({ version }) => version === grade.version);
    // A reopened attempt has its previous state stored, with the answer of that time.
    const marked = isSubmitted ? (response?.response ?? null) : null;
    const states = [
      ...(isRecorded ? [] : [Object.assign(grade, { response: marked })]),
      ...recorded,
    ];
    const named = await withMarkers(manager, states.slice(0, MAX_STATES));
    const [{ optionIds }, { isAnonymous }] = [arranged, settings];
    return named.map((state) => Object.assign(state, { question, optionIds, isAnonymous }));
  }
}

/** JSON has dates as text. */
function parseDate(time: string | null): Date | null {
  return time === null ? null : new Date(time);
}
