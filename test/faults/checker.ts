/** Judges a run by what it left. Every check can fail: checker.spec.ts plants what each must find. */
import {
  acknowledgedAndLost,
  invented,
  keptAsideAndLost,
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

/** @param now when the last attempt must have ended, in milliseconds since 1970 */
export function judge(evidence: Evidence, now: number): Violation[] {
  return [
    ...acknowledgedAndLost(evidence),
    ...keptAsideAndLost(evidence),
    ...settledAndLost(evidence),
    ...typedAndLost(evidence),
    ...undelivered(evidence),
    ...invented(evidence),
    ...wrongHashes(evidence),
    ...doubleAttempts(evidence),
    ...wrongDeadlines(evidence),
    ...neverStarted(evidence),
    ...neverEnded(evidence, now),
    ...differingReceipts(evidence),
    ...wrongMarks(evidence),
  ];
}

/** What happened to the question (or the attempt) of a violation, in the order of time. */
export function storyOf(evidence: Evidence, { attemptId, questionId }: Violation): string[] {
  const isOfIt = (one: { attemptId: string; questionId: string }): boolean =>
    one.attemptId === attemptId && (questionId === undefined || one.questionId === questionId);
  const devices = new Set(
    evidence.typed.filter((one) => one.attemptId === attemptId).map(({ device }) => device),
  );
  const lines = [
    ...evidence.typed
      .filter(isOfIt)
      .map((one) => line(one, `typed ${JSON.stringify([one.response, one.isFlagged])}`, one)),
    ...evidence.sent.filter(isOfIt).map((one) => line(one, `sent by ${one.by}`, one)),
    ...evidence.told.filter(isOfIt).map((one) => line(one, `told ${one.as}`, one)),
    ...evidence.receipts
      .filter((one) => one.attemptId === attemptId)
      .map((one) => line(one, `told the receipt, by ${String(one.receipt['submittedBy'])}`)),
    ...evidence.incidents
      .filter(({ device }) => devices.has(device))
      .map((one) => line(one, one.what)),
  ];
  const [from, to] = [Math.min, Math.max].map((end) => end(...lines.map(({ at }) => at)));
  const kills = evidence.incidents
    .filter(({ device, at }) => device === SERVICE && at >= (from ?? 0) && at <= (to ?? 0))
    .map((one) => line(one, one.what));
  const stored = evidence.answers.filter(isOfIt).map((row) => `  stored ${JSON.stringify(row)}`);
  const late = evidence.late.filter(isOfIt).map((row) => `  kept aside ${JSON.stringify(row)}`);
  const pending = evidence.pending.filter(isOfIt).map((row) => `  pending ${JSON.stringify(row)}`);
  const told = [...lines, ...kills].sort((a, b) => a.at - b.at).map(({ text }) => text);
  return [...told, ...stored, ...late, ...pending];
}

function line(
  { at, device }: { at: number; device: string },
  what: string,
  save?: { epoch: number; sequence: number },
): { at: number; text: string } {
  const name = save ? ` (${save.epoch}, ${save.sequence})` : '';
  return { at, text: `  ${new Date(at).toISOString().slice(11, 23)} ${device}: ${what}${name}` };
}
