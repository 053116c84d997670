import { Injectable } from '@nestjs/common';
import { AuditAction } from '../audit/audit-event.entity.js';
import { changesOf } from '../audit/audit.js';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { coreErrors } from '../core/errors/domain-error.js';
import { validate } from '../core/errors/validation.js';
import { ExamRulesService, type RulesInForce } from '../exams/rules/exam-rules.service.js';
import { RunningAttemptsPort, type AccommodationChange } from '../exams/running-attempts.port.js';
import { auditCandidate } from './audit-candidate.js';
import type { Candidate } from './candidate.entity.js';
import { Candidates } from './candidates.js';
import { accommodationRules, type Accommodations } from './candidate.validation.js';

/** What is arranged for one learner. */
@Injectable()
export class AccommodationsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly candidates: Candidates,
    private readonly rules: ExamRulesService,
    private readonly running: RunningAttemptsPort,
  ) {}

  /**
   * Gives a candidate more time, more attempts or a window of their own; an attempt under way has its
   * new deadline at once, unless it was reopened, and it is written down.
   * @throws VALIDATION, CANDIDATE_NOT_FOUND
   */
  async arrange(viewer: Viewer, id: string, input: Accommodations): Promise<void> {
    const changes = validate(accommodationRules, input);
    await this.work.run(async (tx) => {
      const lock = { mode: 'for_no_key_update' } as const;
      const candidate = await this.candidates.load(tx.manager, viewer, id, lock);
      const rules = await this.rules.hold(tx, candidate.quizId);
      const before = arrangedFor(candidate);
      const details = apply(candidate, changes);
      if (Object.keys(details).length === 0) return;
      if ('opensAt' in details || 'closesAt' in details) checkWindow(candidate, rules);
      await tx.manager.save(candidate);
      const arranged = { actorId: viewer.userId, details };
      await this.running.updateDeadlines(tx, candidate.quizId, id, arranged);
      const changed = changesOf(before, arrangedFor(candidate), Object.keys(details));
      await auditCandidate(tx, viewer, AuditAction.CANDIDATE_ARRANGED, id, { details: changed });
    });
  }
}

/** @returns what is new of it */
function apply(candidate: Candidate, changes: Accommodations): AccommodationChange['details'] {
  const before = arrangedFor(candidate);
  const { extraTimePercent, extraAttempts, opensAt, closesAt } = changes;
  if (extraTimePercent != null) candidate.extraTimePercent = extraTimePercent;
  if (extraAttempts != null) candidate.extraAttempts = extraAttempts;
  if (opensAt !== undefined) candidate.opensAt = opensAt;
  if (closesAt !== undefined) candidate.closesAt = closesAt;
  const after = Object.entries(arrangedFor(candidate));
  return Object.fromEntries(after.filter(([name, value]) => before[name] !== value));
}

function arrangedFor(candidate: Candidate): AccommodationChange['details'] {
  const { extraTimePercent, extraAttempts, opensAt, closesAt } = candidate;
  const window = {
    opensAt: opensAt?.toISOString() ?? null,
    closesAt: closesAt?.toISOString() ?? null,
  };
  return { extraTimePercent, extraAttempts, ...window };
}

/** Of what is not theirs, the exam's holds. @throws VALIDATION for a window that closes before it opens */
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
