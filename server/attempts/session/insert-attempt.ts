import type { Transaction } from '../../core/database/unit-of-work.js';
import type { Attempt, AttemptRules, OrderedQuestion } from '../attempt.entity.js';
import type { ExamStatus } from './exam-status.js';
import { insertStartedAttempt } from './sitting.queries.js';

/** The values of a new attempt. */
export interface NewAttempt {
  /** The page that starts it. */
  client: string;
  /** Fingerprint of its browser (see NetworkFingerprints). */
  browser: string | null;
  seed: number;
  arrangement: OrderedQuestion[];
}

/**
 * Inserts an attempt with the rules and the order that apply to it. Times come from the database's clock. The
 * first attempt sets `startedAt` of the candidate, which lists of candidates filter by.
 * @param status of a candidate whom the transaction has locked
 */
export async function insertAttempt(
  { manager }: Transaction,
  status: ExamStatus,
  { client, browser, seed, arrangement }: NewAttempt,
): Promise<Attempt> {
  const { candidateId, quizId, instituteId, createdBy, revisionId, isPreview } = status;
  return insertStartedAttempt(manager, {
    instituteId,
    createdBy,
    quizId,
    revisionId,
    candidateId,
    isPreview,
    number: status.attemptsMade + 1,
    rules: JSON.stringify(toAttemptRules(status)),
    seed,
    arrangement: JSON.stringify(arrangement),
    leaseHolder: client,
    leaseBrowser: browser,
  });
}

function toAttemptRules({ rules, durationMinutes }: ExamStatus): AttemptRules {
  const {
    marksPerQuestion,
    wrongMarks,
    wrongMarksBasis,
    passMark,
    layout,
    navigation,
    checksSpelling,
  } = rules;
  return {
    ...{ durationMinutes, marksPerQuestion, wrongMarks, wrongMarksBasis },
    ...{ passMark, layout, navigation, checksSpelling },
  };
}
