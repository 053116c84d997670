import { Injectable } from '@nestjs/common';
import type { Attempt } from '../../attempts/attempt.entity.js';
import { RevisionCache } from '../../attempts/revision-cache.js';
import { authorize } from '../../core/access/policy.js';
import type { OwnedByInstitute, Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { isId } from '../../core/errors/validation.js';
import type { RevisionQuestion } from '../../exams/revisions/paper-revision.entity.js';
import type { AnsweredQuestion } from '../answered-question.mapper.js';
import { Grade } from '../grade.entity.js';
import { GradeChange } from '../grade-change.entity.js';
import { withMarkers, type GradeWithMarker } from '../grades-with-markers.js';
import { markingErrors } from './marking.errors.js';
import { MarkingAliases } from './marking-aliases.js';
import { findClaimant } from './marking-claims.js';
import type { MarkingSettings, Rubric } from './marking-settings.entity.js';
import { MarkingSettingsService } from './marking-settings.service.js';

/** The most states of a grade that are listed. */
export const MAX_STATES = 100;

/** An answer with everything markers need. It contains names: only the mapper may send it. */
export interface AnswerToMark extends AnsweredQuestion {
  grade: GradeWithMarker;
  settings: MarkingSettings;
  rubric: Rubric;
  rules: Attempt['rules'];
  isSubmitted: boolean;
  learner: AnswerAuthor;
  /** Who else has it open now; null for nobody. */
  openWith: string | null;
  viewerId: string;
}

/** Whose answer it is. */
export interface AnswerAuthor {
  aliasId: string;
  number: number;
  name: string;
  /** The number of the attempt, from 1. */
  attempt: number;
}

/** A state of a grade, with the answer that was marked. */
export interface GradeStateData extends Omit<GradeChange, 'gradeId' | 'markedBy'> {
  markerName: string | null;
  isAnonymous: boolean;
  question: RevisionQuestion;
  optionIds: string[];
}

interface AnswerRow extends OwnedByInstitute {
  attempt: number;
  paperId: string;
  rules: Attempt['rules'];
  arrangement: Attempt['arrangement'];
  isSubmitted: boolean;
  response: AnsweredQuestion['response'];
  name: string;
  /** Null while the candidate has no alias. */
  aliasId: string | null;
  number: number | null;
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

  /** @throws ANSWER_NOT_FOUND, also for another institute's and for previews; NOT_ALLOWED */
  async read(viewer: Viewer, id: string): Promise<AnswerToMark> {
    const { manager } = this.work;
    const stored = isId(id) ? await manager.findOneBy(Grade, { id }) : null;
    if (!stored) throw markingErrors.ANSWER_NOT_FOUND();
    const row = await this.row(viewer, stored);
    const [paper, [grade], settings, rubric, openWith] = await Promise.all([
      this.papers.get(row.paperId),
      withMarkers(manager, [stored]),
      this.settings.get(stored.quizId),
      this.settings.getRubric(stored.quizId, stored.questionId),
      findClaimant(manager, viewer, id),
    ]);
    const question = paper.byId.get(stored.questionId);
    const place = row.arrangement.findIndex(({ questionId }) => questionId === stored.questionId);
    const arranged = row.arrangement[place];
    if (!grade || !question || !arranged) throw markingErrors.ANSWER_NOT_FOUND();
    const { aliasId, number, name, attempt, rules, isSubmitted } = row;
    const response = row.response && { ...row.response, savedAt: parseDate(row.response.savedAt) };
    const learner = { aliasId: aliasId ?? '', number: number ?? 0, name, attempt };
    const answered = { place: place + 1, question, arranged, response };
    const shown = { settings, rubric, rules, isSubmitted, learner, openWith };
    return { ...answered, grade, ...shown, viewerId: viewer.userId };
  }

  /** A candidate without an alias gets one here. */
  private async row(viewer: Viewer, { attemptId, questionId, quizId }: Grade): Promise<AnswerRow> {
    const find = async (): Promise<AnswerRow> => {
      const [found] = await this.work.manager.query<AnswerRow[]>(ANSWER_QUERY, [
        attemptId,
        questionId,
      ]);
      return authorize(viewer, found, 'mark', markingErrors.ANSWER_NOT_FOUND);
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

/** A submitted or reopened attempt; never a preview. */
const ANSWER_QUERY = `
  SELECT a.institute_id AS "instituteId", a.created_by AS "createdBy", a.number AS attempt,
    a.revision_id AS "paperId", a.rules, a.arrangement, a.submitted_at IS NOT NULL AS "isSubmitted",
    CASE WHEN r.attempt_id IS NOT NULL THEN jsonb_build_object('response', r.response,
      'isFlagged', r.is_flagged, 'savedAt', r.saved_at) END AS response,
    l.name, m.id AS "aliasId", m.number
  FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id
  JOIN quizzes q ON q.id = a.quiz_id AND q.deleted_at IS NULL
  LEFT JOIN marking_aliases m ON m.candidate_id = a.candidate_id
  LEFT JOIN responses r ON r.attempt_id = a.id AND r.question_id = $2
  WHERE a.id = $1 AND NOT a.is_preview`;

/** JSON has dates as text. */
function parseDate(time: Date | string | null): Date | null {
  return time === null ? null : new Date(time);
}
