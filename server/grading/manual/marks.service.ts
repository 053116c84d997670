import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { Response } from '../../attempts/responses/response.entity.js';
import { ExamChanges } from '../../attempts/events/exam-changes.js';
import { RevisionCache } from '../../attempts/revision-cache.js';
import { lockAttemptForMarking, type LockedAttempt } from '../../attempts/attempt.queries.js';
import { isErased } from '../../candidates/assert-not-erased.js';
import { candidateErrors } from '../../candidates/candidate.errors.js';
import { authorize } from '../../core/access/policy.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { coreErrors } from '../../core/errors/domain-error.js';
import { isId, validate } from '../../core/errors/validation.js';
import { isAssigned } from '../assignments/assigned-answers.js';
import { refreshScore } from '../attempt-score.js';
import { Grade, GradeSource, type ChosenLevel } from '../grade.entity.js';
import { insertGradeState } from '../grade-change.queries.js';
import { withMarkers } from '../grades-with-markers.js';
import { markAnswer, type MarkedAnswer } from '../marking.js';
import {
  checkMarks,
  isSameLevels,
  resolveLevels,
  outcomeOf,
  type LevelChoice,
} from './manual-marks.js';
import { markingErrors } from './marking.errors.js';
import { MarkingSettingsService } from './marking-settings.service.js';
import { markRules, ruleReturnRules } from './marking.validation.js';
import { isSameState, auditMarks } from './mark-changes.js';

/** What a transaction locks to change a grade. */
interface LockedGrade {
  attempt: LockedAttempt;
  grade: Grade;
  /** The answer; null where none was ever saved. */
  response: Response | null;
  /** Of the revision, in their order. */
  questionIds: string[];
  /** The grade by the key and the rule. */
  byRule: MarkedAnswer;
}

/** Changes marks by people. */
@Injectable()
export class MarksService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly papers: RevisionCache,
    private readonly settings: MarkingSettingsService,
    private readonly changes: ExamChanges,
  ) {}

  /**
   * Gives an answer marks, a comment and levels of its rubric, or removes its marks. A request that
   * matches the current state changes nothing: it may be sent again.
   * @throws VALIDATION, ANSWER_NOT_FOUND, NOT_ALLOWED, ANSWER_REOPENED, STALE_VERSION with the
   *   current state
   */
  async mark(viewer: Viewer, id: string, input: z.input<typeof markRules>): Promise<void> {
    const {
      version,
      marks,
      comment,
      rubric: choices,
      reason,
      isTyped,
    } = validate(markRules, input);
    await this.work.runOnce(async (tx) => {
      const locked = await this.lockGrade(tx, viewer, id);
      const { attempt, grade, byRule } = locked;
      const { step, isAnonymous } = await this.settings.get(grade.quizId, tx.manager);
      const rubric = await this.settings.getRubric(grade.quizId, grade.questionId, tx.manager);
      const sent = { markedBy: viewer.userId, marks, comment, isTyped };
      if (isRepeat(grade, sent, choices)) return;
      await assertCurrent(tx.manager, viewer, attempt, grade, version);
      const chosen = resolveLevels(choices, marks, rubric.criteria, grade);
      checkMarks(marks, chosen, {
        maxMarks: grade.maxMarks,
        step,
        rubric: nonEmptyRubric(rubric),
        byRule,
      });
      // Replacing marks of the key takes a reason.
      if (grade.source === GradeSource.RULE && grade.marks !== null && reason === null) {
        const message = 'Say why you are changing the marks';
        throw coreErrors.VALIDATION({ message, fields: [{ path: 'reason', message }] });
      }
      const outcome = outcomeOf(marks, grade.maxMarks, byRule);
      const levels = chosen.length > 0 ? chosen : null;
      const state = {
        ...{ outcome, marks, comment, rubric: levels, reason, isTyped },
        ...{ source: GradeSource.MARKER, markedBy: viewer.userId },
      };
      await this.store(tx, viewer, locked, state, isAnonymous);
    });
  }

  /**
   * Replaces a marker's grade by that of the key and the rule; answers that only a person can mark
   * wait again.
   * @throws VALIDATION, ANSWER_NOT_FOUND, NOT_ALLOWED, ANSWER_REOPENED, STALE_VERSION with the
   *   current state
   */
  async returnToRule(
    viewer: Viewer,
    id: string,
    input: z.input<typeof ruleReturnRules>,
  ): Promise<void> {
    const { version, reason } = validate(ruleReturnRules, input);
    await this.work.runOnce(async (tx) => {
      const locked = await this.lockGrade(tx, viewer, id);
      const { attempt, grade, byRule } = locked;
      if (grade.source === GradeSource.RULE) return;
      await assertCurrent(tx.manager, viewer, attempt, grade, version);
      const { outcome, marks } = byRule;
      const { isAnonymous } = await this.settings.get(grade.quizId, tx.manager);
      const state = {
        ...{ outcome, marks, comment: null, rubric: null, reason, isTyped: false },
        ...{ source: GradeSource.RULE, markedBy: null },
      };
      await this.store(tx, viewer, locked, state, isAnonymous);
    });
  }

  private async store(
    tx: Transaction,
    viewer: Viewer,
    { attempt, grade: before, response, questionIds }: LockedGrade,
    state: Pick<Grade, 'outcome' | 'marks' | 'comment' | 'rubric' | 'reason'> &
      Pick<Grade, 'isTyped' | 'source' | 'markedBy'>,
    isAnonymous: boolean,
  ): Promise<void> {
    const { manager } = tx;
    const isSame = await isSameState(tx, before, state);
    if (!isSame) await insertGradeState(manager, { id: before.id });
    const { attemptId, questionId } = before;
    // A later addition to the comment keeps the reason.
    const reason = state.reason ?? (isSame ? before.reason : null);
    await manager.update(
      Grade,
      { attemptId, questionId },
      {
        ...state,
        reason,
        responseEpoch: response?.epoch ?? null,
        responseSequence: response?.sequence ?? null,
        version: before.version + 1,
        gradedAt: () => 'now()',
      },
    );
    await refreshScore(manager, attempt, questionIds);
    await auditMarks(tx, viewer, { attempt, isAnonymous, before, after: state, isSame });
    this.changes.announce(attempt, tx);
  }

  /**
   * @throws ANSWER_NOT_FOUND, also for another institute's, for previews and in the trash;
   *   NOT_ALLOWED, LEARNER_ERASED: their text is gone, so their marks are final
   */
  private async lockGrade(tx: Transaction, viewer: Viewer, id: string): Promise<LockedGrade> {
    const { manager } = tx;
    const [locked] = isId(id) ? await lockAttemptForMarking(manager, { gradeId: id }) : [];
    const attempt = authorize(viewer, locked, 'exam.mark', markingErrors.ANSWER_NOT_FOUND);
    if (!(await isAssigned(manager, viewer, { id, quizId: attempt.quizId })))
      throw markingErrors.ANSWER_NOT_FOUND();
    if (await isErased(manager, attempt.candidateId)) throw candidateErrors.LEARNER_ERASED();
    // Read under the lock: somebody else may have marked it meanwhile.
    const grade = await manager.findOneByOrFail(Grade, { id });
    const { attemptId, questionId } = grade;
    const { byId } = await this.papers.get(attempt.revisionId, tx);
    const question = byId.get(questionId);
    if (!question) throw markingErrors.ANSWER_NOT_FOUND();
    const response = await manager.findOneBy(Response, { attemptId, questionId });
    const byRule = markAnswer(question, response?.response ?? null, attempt.rules);
    return { attempt, grade, response, byRule, questionIds: [...byId.keys()] };
  }
}

/** Null for a rubric without criteria. */
function nonEmptyRubric<T extends { criteria: readonly unknown[] }>(rubric: T): T | null {
  return rubric.criteria.length > 0 ? rubric : null;
}

/** Whether the same marker sent the current state again, after a lost connection. */
function isRepeat(
  grade: Grade,
  sent: Pick<Grade, 'markedBy' | 'marks' | 'comment' | 'isTyped'>,
  levels: readonly LevelChoice[],
): boolean {
  const isSame = grade.source === GradeSource.MARKER && grade.markedBy === sent.markedBy;
  if (!isSame || grade.marks !== sent.marks || grade.comment !== sent.comment) return false;
  if (grade.isTyped !== sent.isTyped) return false;
  return isSameLevels(grade.rubric ?? [], levels);
}

/** @throws ANSWER_REOPENED, STALE_VERSION */
async function assertCurrent(
  manager: EntityManager,
  viewer: Viewer,
  attempt: LockedAttempt,
  grade: Grade,
  version: number,
): Promise<void> {
  if (!attempt.submittedAt) throw markingErrors.ANSWER_REOPENED();
  if (grade.version === version) return;
  const [read] = await withMarkers(manager, [grade]);
  throw coreErrors.STALE_VERSION({
    current: {
      id: grade.id,
      version: grade.version,
      outcome: grade.outcome,
      marks: grade.marks,
      comment: grade.comment,
      levels: (grade.rubric ?? []).map(({ criterionId, levelId }: ChosenLevel) => ({
        criterionId,
        levelId,
      })),
      source: grade.source,
      markedBy: read?.markerName ?? null,
      isMine: grade.markedBy === viewer.userId,
      gradedAt: grade.gradedAt,
    },
  });
}
