import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { Response } from '../../attempts/responses/response.entity.js';
import { ExamChanges } from '../../attempts/events/exam-changes.js';
import { RevisionCache } from '../../attempts/revision-cache.js';
import { lockAttempt, type LockedAttempt } from '../../attempts/locked-attempts.js';
import { authorize } from '../../core/access/policy.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { coreErrors } from '../../core/errors/domain-error.js';
import { isId, validate } from '../../core/errors/validation.js';
import { keepStates } from '../grade-history.js';
import { Grade, GradeSource, type ChosenLevel } from '../grade.entity.js';
import { withMarkers } from '../grades-read.js';
import { markOf, type Marked } from '../marking.js';
import { addUp } from './attempt-score.js';
import {
  checkMarks,
  isSameLevels,
  levelsChosen,
  outcomeOf,
  type LevelGiven,
} from './given-marks.js';
import { markingErrors } from './marking.errors.js';
import { MarkingSettingsService } from './marking-settings.service.js';
import { markRules, ruleReturnRules } from './marking.validation.js';
import { isSameState, logMarks } from './mark-changes.js';

/** What a transaction holds to change a grade. */
interface Held {
  attempt: LockedAttempt;
  grade: Grade;
  /** What the key and the rule make of the answer. */
  byRule: Marked;
}

/** Marks that people give. */
@Injectable()
export class MarksService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly papers: RevisionCache,
    private readonly settings: MarkingSettingsService,
    private readonly changes: ExamChanges,
  ) {}

  /**
   * Gives an answer marks, a comment and levels of its rubric, or takes its marks back. What says what
   * stands already changes nothing: it may be sent again.
   * @throws VALIDATION, ANSWER_NOT_FOUND, NOT_ALLOWED, ANSWER_REOPENED, STALE_VERSION with what stands
   */
  async mark(viewer: Viewer, id: string, input: z.input<typeof markRules>): Promise<void> {
    const { version, marks, comment, rubric: given, reason, isTyped } = validate(markRules, input);
    await this.work.run(async (tx) => {
      const { attempt, grade, byRule } = await this.hold(tx, viewer, id);
      const { step } = await this.settings.get(grade.quizId, tx.manager);
      const rubric = await this.settings.rubricOf(grade.quizId, grade.questionId, tx.manager);
      const isSent = { markedBy: viewer.userId, marks, comment, isTyped };
      if (isRepeated(grade, isSent, given)) return;
      await checkCurrent(tx.manager, viewer, attempt, grade, version);
      const chosen = levelsChosen(given, marks, rubric.criteria, grade);
      checkMarks(marks, chosen, { maxMarks: grade.maxMarks, step, rubric: ofUse(rubric), byRule });
      // Marks of the key are not replaced in passing.
      if (grade.source === GradeSource.RULE && grade.marks !== null && reason === null) {
        const message = 'Say why the marks that stand are changed';
        throw coreErrors.VALIDATION({ message, fields: [{ path: 'reason', message }] });
      }
      const outcome = outcomeOf(marks, grade.maxMarks, byRule);
      const levels = chosen.length > 0 ? chosen : null;
      await this.store(tx, viewer, attempt, grade, {
        ...{ outcome, marks, comment, rubric: levels, reason, isTyped },
        ...{ source: GradeSource.MARKER, markedBy: viewer.userId },
      });
    });
  }

  /**
   * Lets the key and the rule mark an answer again that a person has marked; what only a person can mark
   * waits again.
   * @throws VALIDATION, ANSWER_NOT_FOUND, NOT_ALLOWED, ANSWER_REOPENED, STALE_VERSION with what stands
   */
  async returnToRule(
    viewer: Viewer,
    id: string,
    input: z.input<typeof ruleReturnRules>,
  ): Promise<void> {
    const { version, reason } = validate(ruleReturnRules, input);
    await this.work.run(async (tx) => {
      const { attempt, grade, byRule } = await this.hold(tx, viewer, id);
      if (grade.source === GradeSource.RULE) return;
      await checkCurrent(tx.manager, viewer, attempt, grade, version);
      const { outcome, marks } = byRule;
      await this.store(tx, viewer, attempt, grade, {
        ...{ outcome, marks, comment: null, rubric: null, reason, isTyped: false },
        ...{ source: GradeSource.RULE, markedBy: null },
      });
    });
  }

  private async store(
    tx: Transaction,
    viewer: Viewer,
    attempt: LockedAttempt,
    before: Grade,
    state: Pick<Grade, 'outcome' | 'marks' | 'comment' | 'rubric' | 'reason'> &
      Pick<Grade, 'isTyped' | 'source' | 'markedBy'>,
  ): Promise<void> {
    const { manager } = tx;
    const isSame = await isSameState(tx, before, state);
    if (!isSame) await keepStates(manager, 'g.id = $1', [before.id]);
    const { attemptId, questionId } = before;
    // Words that are added later say nothing of why the marks were changed.
    const reason = state.reason ?? (isSame ? before.reason : null);
    const [response] = await manager.findBy(Response, { attemptId, questionId });
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
    await addUp(manager, attemptId);
    const isAnonymous = (await this.settings.get(before.quizId, manager)).isAnonymous;
    await logMarks(tx, viewer, { attempt, isAnonymous, before, after: state, isSame });
    this.changes.announce(before.quizId, tx);
  }

  /** @throws ANSWER_NOT_FOUND, also for another institute's, for previews and in the trash; NOT_ALLOWED */
  private async hold(tx: Transaction, viewer: Viewer, id: string): Promise<Held> {
    const { manager } = tx;
    const found = isId(id) ? await manager.findOneBy(Grade, { id }) : null;
    const held = found
      ? await lockAttempt(
          manager,
          `a.id = $1 AND NOT a.is_preview
             AND EXISTS (SELECT FROM quizzes q WHERE q.id = a.quiz_id AND q.deleted_at IS NULL)`,
          [found.attemptId],
        )
      : null;
    const attempt = authorize(viewer, held, 'mark', markingErrors.ANSWER_NOT_FOUND);
    // Read again: somebody else may have marked it while this waited for the attempt.
    const grade = await manager.findOneByOrFail(Grade, { id });
    const { attemptId, questionId } = grade;
    const question = (await this.papers.get(attempt.revisionId, tx)).byId.get(questionId);
    if (!question) throw markingErrors.ANSWER_NOT_FOUND();
    const [response] = await manager.findBy(Response, { attemptId, questionId });
    return { attempt, grade, byRule: markOf(question, response?.response ?? null, attempt.rules) };
  }
}

/** A rubric without criteria is none. */
function ofUse<T extends { criteria: readonly unknown[] }>(rubric: T): T | null {
  return rubric.criteria.length > 0 ? rubric : null;
}

/** Whether what was sent stands already, by the same marker: a line was lost, and it came again. */
function isRepeated(
  grade: Grade,
  sent: Pick<Grade, 'markedBy' | 'marks' | 'comment' | 'isTyped'>,
  levels: readonly LevelGiven[],
): boolean {
  const isSame = grade.source === GradeSource.MARKER && grade.markedBy === sent.markedBy;
  if (!isSame || grade.marks !== sent.marks || grade.comment !== sent.comment) return false;
  if (grade.isTyped !== sent.isTyped) return false;
  return isSameLevels(grade.rubric ?? [], levels);
}

/** @throws ANSWER_REOPENED, STALE_VERSION */
async function checkCurrent(
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
