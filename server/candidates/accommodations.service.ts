import { Injectable } from '@nestjs/common';
import { AuditAction } from '../audit/audit-event.entity.js';
import { auditChanges } from '../audit/record-audit-event.js';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { coreErrors } from '../core/errors/domain-error.js';
import { validate } from '../core/errors/validation.js';
import { ExamRulesService, type RulesInForce } from '../exams/rules/exam-rules.service.js';
import { RunningAttemptsPort, type AccommodationChange } from '../exams/running-attempts.port.js';
import { assertNotErased } from './assert-not-erased.js';
import { auditCandidate } from './audit-candidate.js';
import { Candidate } from './candidate.entity.js';
import { Candidates } from './candidates.js';
import { accommodationRules, type Accommodations } from './candidate.validation.js';

/** Changes the accommodations of one candidate: extra time, extra attempts and a window of their own. */
@Injectable()
export class AccommodationsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly candidates: Candidates,
    private readonly rules: ExamRulesService,
    private readonly runningAttempts: RunningAttemptsPort,
  ) {}

  /**
   * Changes a candidate's accommodations. A running attempt gets its new deadline at once, unless it was
   * reopened, and the change is logged.
   * @throws VALIDATION, CANDIDATE_NOT_FOUND, LEARNER_ERASED
   */
  async update(viewer: Viewer, id: string, input: Accommodations): Promise<void> {
    const changes = validate(accommodationRules, input);
    await this.work.runOnce(async (tx) => {
      const lock = { mode: 'for_no_key_update' } as const;
      const candidate = await this.candidates.load(tx.manager, viewer, id, lock);
      await assertNotErased(tx, candidate.learnerId);
      const rules = await this.rules.lock(tx, candidate.quizId);
      const before = accommodationsOf(candidate);
      const details = applyChanges(candidate, changes);
      if (Object.keys(details).length === 0) return;
      if ('opensAt' in details || 'closesAt' in details) checkWindow(candidate, rules);
      const { extraTimePercent, extraAttempts, opensAt, closesAt } = candidate;
      const columns = { extraTimePercent, extraAttempts, opensAt, closesAt };
      await tx.manager.update(Candidate, id, columns);
      const change = { actorId: viewer.userId, details };
      await this.runningAttempts.updateDeadlines(tx, candidate.quizId, id, change);
      this.candidates.announce(tx, candidate);
      const changed = auditChanges(before, accommodationsOf(candidate), Object.keys(details));
      await auditCandidate(tx, viewer, AuditAction.ACCOMMODATIONS_GRANTED, id, {
        details: changed,
      });
    });
  }
}

/** @returns the values that have changed */
function applyChanges(
  candidate: Candidate,
  changes: Accommodations,
): AccommodationChange['details'] {
  const before = accommodationsOf(candidate);
  const { extraTimePercent, extraAttempts, opensAt, closesAt } = changes;
  if (extraTimePercent != null) candidate.extraTimePercent = extraTimePercent;
  if (extraAttempts != null) candidate.extraAttempts = extraAttempts;
  if (opensAt !== undefined) candidate.opensAt = opensAt;
  if (closesAt !== undefined) candidate.closesAt = closesAt;
  const after = Object.entries(accommodationsOf(candidate));
  return Object.fromEntries(after.filter(([name, value]) => before[name] !== value));
}

function accommodationsOf(candidate: Candidate): AccommodationChange['details'] {
  const { extraTimePercent, extraAttempts, opensAt, closesAt } = candidate;
  const window = {
    opensAt: opensAt?.toISOString() ?? null,
    closesAt: closesAt?.toISOString() ?? null,
  };
  return { extraTimePercent, extraAttempts, ...window };
}

/** The exam's window applies where theirs is null. @throws VALIDATION if it closes before it opens */
function checkWindow(own: Candidate, rules: RulesInForce): void {
  const opensAt = own.opensAt ?? rules.opensAt;
  const closesAt = own.closesAt ?? rules.closesAt;
  if (!opensAt || !closesAt || closesAt > opensAt) return;
  const message = own.closesAt
    ? 'Their window must close after it opens'
    : 'Their window must open before the exam closes';
  const path = own.closesAt ? 'closesAt' : 'opensAt';
  throw coreErrors.VALIDATION({ message, fields: [{ path, message }] });
}
