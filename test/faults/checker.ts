/** Checks the evidence of a run. checker.spec.ts seeds a violation for every check. */
import { wrongPauses } from './check-pauses.js';
import {
  acknowledgedAndLost,
  unsentOrUntyped,
  lateAndLost,
  settledAndLost,
  typedAndLost,
  undelivered,
  wrongHashes,
} from './check-answers.js';
import {
  differingReceipts,
  doubleAttempts,
  neverEnded,
  neverStarted,
  wrongDeadlines,
  wrongMarks,
} from './check-attempts.js';
import { SERVICE, type Evidence, type Violation } from './evidence.js';

/** @param now by when the last attempt must have ended, in milliseconds since 1970 */
export function findViolations(evidence: Evidence, now: number): Violation[] {
  return [
    ...acknowledgedAndLost(evidence),
    ...lateAndLost(evidence),
    ...settledAndLost(evidence),
    ...typedAndLost(evidence),
    ...undelivered(evidence),
    ...unsentOrUntyped(evidence),
    ...wrongHashes(evidence),
    ...doubleAttempts(evidence),
    ...wrongDeadlines(evidence),
    ...wrongPauses(evidence),
    ...neverStarted(evidence),
    ...neverEnded(evidence, now),
    ...differingReceipts(evidence),
    ...wrongMarks(evidence),
  ];
}

/** What happened to the question (or the attempt) of a violation, in the order of time. */
export function timelineOf(evidence: Evidence, { attemptId, questionId }: Violation): string[] {
  const isRelated = (one: { attemptId: string; questionId: string }): boolean =>
    one.attemptId === attemptId && (questionId === undefined || one.questionId === questionId);
  const devices = new Set(
    evidence.typed.filter((one) => one.attemptId === attemptId).map(({ device }) => device),
  );
  const lines = [
    ...evidence.typed
      .filter(isRelated)
      .map((one) => line(one, `typed ${JSON.stringify([one.response, one.isFlagged])}`, one)),
    ...evidence.sent.filter(isRelated).map((one) => line(one, `sent by ${one.by}`, one)),
    ...evidence.saveOutcomes
      .filter(isRelated)
      .map((one) => line(one, `received ${one.outcome}`, one)),
    ...evidence.receipts
      .filter((one) => one.attemptId === attemptId)
      .map((one) => line(one, `received the receipt, by ${String(one.receipt['submittedBy'])}`)),
    ...evidence.incidents
      .filter(({ device }) => devices.has(device))
      .map((one) => line(one, one.what)),
  ];
  const [from, to] = [Math.min, Math.max].map((end) => end(...lines.map(({ at }) => at)));
  const kills = evidence.incidents
    .filter(({ device, at }) => device === SERVICE && at >= (from ?? 0) && at <= (to ?? 0))
    .map((one) => line(one, one.what));
  const stored = evidence.answers.filter(isRelated).map((row) => `  stored ${JSON.stringify(row)}`);
  const late = evidence.late
    .filter(isRelated)
    .map((row) => `  stored as late ${JSON.stringify(row)}`);
  const pending = evidence.pending
    .filter(isRelated)
    .map((row) => `  pending ${JSON.stringify(row)}`);
  const events = [...lines, ...kills].sort((a, b) => a.at - b.at).map(({ text }) => text);
  return [...events, ...stored, ...late, ...pending];
}

function line(
  { at, device }: { at: number; device: string },
  what: string,
  save?: { epoch: number; sequence: number },
): { at: number; text: string } {
  const name = save ? ` (${save.epoch}, ${save.sequence})` : '';
  return { at, text: `  ${new Date(at).toISOString().slice(11, 23)} ${device}: ${what}${name}` };
}
