import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NIL } from 'uuid';
import { RevisionCache } from '../../attempts/revision-cache.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { adjustedResult, needsGrades, type AdjustedResult } from './adjusted-result.js';
import {
  findResultsStamp,
  listAdjustableAttempts,
  listRuleGrades,
  type AdjustableAttempt,
  type RuleGrade,
} from './adjustment.queries.js';
import type { AppliedAdjustment } from '../applied-adjustments.queries.js';

/** Attempts that are read at once, with all their grades where answers are marked again. */
const PART = 50;
/** Named results. The others are counted. */
const MAX_NAMED = 50;

/** A change of the adjustments of an exam. */
export interface AdjustmentChange {
  quizId: string;
  /** The only attempt that it applies to; null: all. */
  attemptId: string | null;
  /** Only attempts that were started before; null: all. */
  startedBefore: Date | null;
  /** What would be in force for an attempt. */
  change: (adjustments: readonly AppliedAdjustment[]) => readonly AppliedAdjustment[];
}

/** What a change of the adjustments would do. */
export interface AdjustmentPreview {
  /** Changes whenever results do. */
  stamp: string;
  /** Submitted attempts that it applies to. */
  attemptCount: number;
  /** How many get another score. */
  changedCount: number;
  /** How many get another score, or pass or fail then. */
  resultCount: number;
  newlyPassedCount: number;
  newlyFailedCount: number;
  passedBeforeCount: number;
  passedAfterCount: number;
  /** Changed results, those that pass or fail now first. */
  results: AdjustedResult[];
}

/** Computes what adjustments would do, and changes nothing. */
@Injectable()
export class PreviewedResults {
  constructor(
    private readonly work: UnitOfWork,
    private readonly papers: RevisionCache,
  ) {}

  async compute(change: AdjustmentChange): Promise<AdjustmentPreview> {
    const { quizId } = change;
    const { manager } = this.work;
    // Before the attempts are read: what changes meanwhile makes the preview outdated.
    const { stamp } = await findResultsStamp(manager, { quizId, attemptId: change.attemptId });
    const preview = emptyPreview(stamp);
    let after: string = NIL;
    for (;;) {
      const { attemptId, startedBefore } = change;
      const values = { quizId, attemptId, startedBefore, after, take: PART };
      const attempts = await listAdjustableAttempts(manager, values);
      // Others are served between the parts, whose marks are added exactly.
      await setImmediate();
      for (const result of await this.resultsOf(manager, attempts, change)) count(preview, result);
      const last = attempts.at(-1);
      if (!last || attempts.length < PART) return { ...preview, results: firstOf(preview.results) };
      after = last.id;
    }
  }

  private async resultsOf(
    manager: EntityManager,
    attempts: readonly AdjustableAttempt[],
    { change }: AdjustmentChange,
  ): Promise<AdjustedResult[]> {
    const changed = attempts.map((attempt) => ({
      attempt,
      adjustments: change(attempt.adjustments),
    }));
    const markedAgain = changed.filter((one) => needsGrades(one.attempt, one.adjustments));
    const attemptIds = markedAgain.map(({ attempt }) => attempt.id);
    const grades = new Map<string, RuleGrade[]>(attemptIds.map((id) => [id, []]));
    if (attemptIds.length > 0)
      for (const grade of await listRuleGrades(manager, { attemptIds }))
        grades.get(grade.attemptId)?.push(grade);
    const results: AdjustedResult[] = [];
    for (const { attempt, adjustments } of changed) {
      const { byId } = await this.papers.get(attempt.revisionId);
      results.push(adjustedResult(attempt, adjustments, byId, grades.get(attempt.id) ?? []));
    }
    return results;
  }
}

function emptyPreview(stamp: string): AdjustmentPreview {
  const counts = {
    attemptCount: 0,
    changedCount: 0,
    resultCount: 0,
    newlyPassedCount: 0,
    newlyFailedCount: 0,
  };
  return { stamp, ...counts, passedBeforeCount: 0, passedAfterCount: 0, results: [] };
}

function count(preview: AdjustmentPreview, result: AdjustedResult): void {
  const isChanged = result.scoreAfter !== result.scoreBefore;
  preview.attemptCount += 1;
  if (isChanged) preview.changedCount += 1;
  if (result.isPassedBefore) preview.passedBeforeCount += 1;
  if (result.isPassedAfter) preview.passedAfterCount += 1;
  if (!isFlipped(result) && !isChanged) return;
  if (isFlipped(result) && result.isPassedAfter === true) preview.newlyPassedCount += 1;
  if (isFlipped(result) && result.isPassedAfter === false) preview.newlyFailedCount += 1;
  preview.resultCount += 1;
  preview.results.push(result);
}

/** Whether somebody passes or fails who did not, or is not decided any more. */
function isFlipped({ isPassedBefore, isPassedAfter }: AdjustedResult): boolean {
  return isPassedBefore !== isPassedAfter;
}

function firstOf(results: readonly AdjustedResult[]): AdjustedResult[] {
  return results
    .toSorted((one, other) => Number(isFlipped(other)) - Number(isFlipped(one)))
    .slice(0, MAX_NAMED);
}
