/** Checks attempts, their times, receipts and marks by plain arithmetic. */
import { decimalOf, sumOf } from '../setup/plain-marks.js';
import {
  GONE,
  groupBy,
  plain,
  type CandidateSetup,
  type Evidence,
  type Incident,
  type StoredAnswer,
  type StoredAttempt,
  type StoredPause,
  type Violation,
} from './evidence.js';
import { cutPause, movedClosing, pausedTimes } from './check-pauses.js';
import { expectedGrade, unseenGrades, type ExpectedGrade } from './marks.js';

const GRACE_MS = 10_000;
const MINUTE_MS = 60_000;
/** Times are read from texts with six decimals and from numbers with fewer. */
const ROUNDING_MS = 2;

/** Each candidate may take the exam once. */
export function doubleAttempts({ attempts, sittings }: Evidence): Violation[] {
  const more = [...groupBy(attempts, ({ candidateId }) => candidateId).values()]
    .filter((all) => all.length > 1)
    .map((all) => ({
      kind: 'double attempts',
      attemptId: all[0]?.id ?? '',
      text: `${all.length} attempts of one candidate: ${all.map(({ id }) => id).join(', ')}`,
    }));
  const stored = new Set(attempts.map(({ id }) => id));
  const gone = [...sittings.keys()]
    .filter((id) => !stored.has(id))
    .map((attemptId) => ({ kind: 'attempt lost', attemptId, text: 'a page had it' }));
  return [...more, ...gone];
}

/** Start, minutes, extra time, closing, extensions and pauses make the deadline; no save is accepted after it. */
export function wrongDeadlines(evidence: Evidence): Violation[] {
  const { attempts, extensions, pauses } = evidence;
  const candidates = candidatesById(evidence);
  const answers = groupBy(evidence.answers, ({ attemptId }) => attemptId);
  return attempts.flatMap((attempt) => {
    const candidate = candidates.get(attempt.candidateId);
    if (!candidate)
      return [wrong('unknown attempt', attempt, 'it belongs to no candidate of the run')];
    const granted = extensions.get(attempt.id) ?? [];
    const confirmed = granted.filter(({ isConfirmed }) => isConfirmed);
    const base = unextended(attempt, candidate, pauses);
    const confirmedMinutes = confirmed.reduce((sum, { minutes }) => sum + minutes, 0);
    const isRight = granted
      .filter(({ isConfirmed }) => !isConfirmed)
      .reduce(
        (sets, { minutes }) => [...sets, ...sets.map((sum) => sum + minutes)],
        [confirmedMinutes],
      )
      .some((minutes) => {
        const extended = later(base, minutes);
        return pausedTimes(attempt, pauses, base, extended).some((moved) =>
          isSame(attempt.deadlineAt, extended === null ? null : extended + moved),
        );
      });
    const text = `${at(attempt.deadlineAt)}, not ${at(later(base, confirmedMinutes))}`;
    return [
      ...(isRight ? [] : [wrong('wrong deadline', attempt, text)]),
      ...timeViolations(attempt, answers.get(attempt.id) ?? [], cutPause(attempt, pauses)),
    ];
  });
}

function unextended(
  attempt: StoredAttempt,
  candidate: CandidateSetup,
  pauses: readonly StoredPause[],
): number | null {
  const { minutes, closesAt: closing } = candidate.exam;
  const closesAt = closing === null ? null : movedClosing(attempt, pauses, closing);
  const full = 100 + candidate.extraTimePercent;
  const own = minutes === null ? null : attempt.startedAt + (minutes * MINUTE_MS * full) / 100;
  if (own === null || closesAt === null) return own ?? closesAt;
  return Math.min(own, closesAt);
}

const later = (time: number | null, minutes: number): number | null =>
  time === null ? null : time + minutes * MINUTE_MS;

const isSame = (a: number | null, b: number | null): boolean =>
  a === null || b === null ? a === b : Math.abs(a - b) <= ROUNDING_MS;

/** @param stood how long its clock stood in a pause that the submission cut short */
function timeViolations(
  attempt: StoredAttempt,
  answers: StoredAnswer[],
  stood: number,
): Violation[] {
  const { deadlineAt, submittedAt, submittedBy } = attempt;
  if (deadlineAt === null) return [];
  const last = deadlineAt + stood + GRACE_MS + ROUNDING_MS;
  const found: Violation[] = answers
    .filter(({ savedAt }) => savedAt > last)
    .map(({ questionId, savedAt }) => ({
      ...wrong('saved after the time', attempt, `at ${at(savedAt)}, the end was ${at(deadlineAt)}`),
      questionId,
    }));
  const submitted = `by ${String(submittedBy)} at ${at(submittedAt)}, the end is ${at(deadlineAt)}`;
  const isEarly =
    submittedBy === 'TIME' && submittedAt !== null && submittedAt < deadlineAt - ROUNDING_MS;
  const isLate = submittedBy === 'LEARNER' && submittedAt !== null && submittedAt > last;
  if (isEarly || isLate) found.push(wrong('submitted at a wrong time', attempt, submitted));
  return found;
}

/**
 * At `now`, attempts whose time is over have been submitted by the worker, and those whose candidate pressed
 * the button have been submitted by that.
 */
export function neverEnded(evidence: Evidence, now: number): Violation[] {
  const candidates = candidatesById(evidence);
  return evidence.attempts
    .filter(({ submittedAt }) => submittedAt === null)
    .flatMap((attempt) => {
      const name = candidates.get(attempt.candidateId)?.name ?? '';
      if ((attempt.deadlineAt ?? now) < now)
        return [wrong('never ended', attempt, `the end was ${at(attempt.deadlineAt)}`)];
      if (!evidence.submitting.has(name)) return [];
      return [wrong('never ended', attempt, `${name} submitted it`)];
    });
}

/** Every candidate who came has an attempt, unless they left for good, or the exam was closed by then. */
export function neverStarted({ candidates, attempts, incidents }: Evidence): Violation[] {
  const started = new Set(attempts.map(({ candidateId }) => candidateId));
  return candidates
    .filter(({ candidateId }) => !started.has(candidateId))
    .filter(({ name }) => !incidents.some((one) => isOf(name, one) && isReason(one.what)))
    .map(({ name }) => ({ kind: 'never started', attemptId: '', text: name }));
}

const isOf = (name: string, { device }: Incident): boolean => device.startsWith(`${name}/`);
const isReason = (what: string): boolean => what === GONE || what.startsWith('EXAM_CLOSED to ');

/** Every device gets the same receipt of an attempt, which counts what is stored. */
export function differingReceipts(evidence: Evidence): Violation[] {
  const attempts = new Map(evidence.attempts.map((attempt) => [attempt.id, attempt]));
  return evidence.receipts.flatMap(({ attemptId, receipt, device }) => {
    const attempt = attempts.get(attemptId);
    if (attempt?.receipt && plain(attempt.receipt) === plain(receipt)) return [];
    const text = `${device} received ${plain(receipt)}, stored is ${plain(attempt?.receipt ?? null)}`;
    return [{ kind: 'differing receipts', attemptId, text }];
  });
}

/** Marks follow from the stored answers by key and rules. */
export function wrongMarks(evidence: Evidence): Violation[] {
  const candidates = candidatesById(evidence);
  const answers = groupBy(evidence.answers, ({ attemptId }) => attemptId);
  return evidence.attempts.flatMap((attempt) => {
    const candidate = candidates.get(attempt.candidateId);
    const shown = evidence.sittings.get(attempt.id);
    if (!candidate || !shown || attempt.submittedAt === null) return [];
    const responses = new Map(
      answers.get(attempt.id)?.map(({ questionId, response }) => [questionId, response]),
    );
    const expected = new Map(
      [...shown.questions.keys()].map((questionId) => [
        questionId,
        expectedGrade(candidate.exam, shown, questionId, responses.get(questionId) ?? null),
      ]),
    );
    // Forward-only, some never come: nobody answered them.
    const unseen = unseenGrades(candidate.exam, shown);
    return [
      ...wrongGrades(attempt, expected),
      ...wrongSums(attempt, [...expected.values(), ...unseen]),
    ];
  });
}

function wrongGrades(
  attempt: StoredAttempt,
  expected: ReadonlyMap<string, ExpectedGrade>,
): Violation[] {
  const graded = new Map(attempt.grades.map((grade) => [grade.questionId, grade]));
  return [...expected].flatMap(([questionId, grade]) => {
    const is = graded.get(questionId);
    const isRight =
      is?.outcome === grade.outcome && is.marks === grade.marks && is.maxMarks === grade.maxMarks;
    if (isRight) return [];
    return [
      { ...wrong('wrong mark', attempt, `${plain(is ?? null)}, not ${plain(grade)}`), questionId },
    ];
  });
}

function wrongSums(attempt: StoredAttempt, grades: readonly ExpectedGrade[]): Violation[] {
  const { score, maxScore, waitingCount, receipt } = attempt;
  const should = {
    score: decimalOf(sumOf(grades.map(({ marks }) => marks))),
    maxScore: decimalOf(sumOf(grades.map(({ maxMarks }) => maxMarks))),
    waitingCount: grades.filter(({ outcome }) => outcome === 'WAITING').length,
    questions: grades.length,
    answered: grades.filter(({ outcome }) => outcome !== 'BLANK').length,
  };
  const is = {
    score: score?.toFixed(2),
    maxScore: maxScore?.toFixed(2),
    waitingCount,
    questions: receipt?.['questions'],
    answered: receipt?.['answered'],
  };
  if (plain(is) === plain(should)) return [];
  return [wrong('wrong score', attempt, `${plain(is)}, not ${plain(should)}`)];
}

const at = (time: number | null): string => (time === null ? 'none' : new Date(time).toISOString());

const wrong = (kind: string, { id }: StoredAttempt, text: string): Violation => ({
  kind,
  attemptId: id,
  text,
});

function candidatesById({ candidates }: Evidence): Map<string, CandidateSetup> {
  return new Map(candidates.map((candidate) => [candidate.candidateId, candidate]));
}
