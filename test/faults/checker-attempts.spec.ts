import { describe, expect, it } from 'vitest';
import { timelineOf } from './checker.js';
import type { Evidence, StoredAttempt, StoredPause } from './evidence.js';
import {
  type SampleEvidence,
  DEADLINE,
  MINUTE,
  NOW,
  START,
  annasDevice,
  attempt,
  essay,
  firstAttempt,
  receipt,
  right,
  rules,
  violationsAfter,
  sent,
  stored,
  outcome,
  two,
  typed,
  why,
  wrong,
} from './sample-evidence.js';

/** Each check of attempts must find the violation that is seeded for it. */

describe('the checks of attempts', () => {
  it('find a second attempt, and a missing one', () => {
    const second = violationsAfter(({ attempts }) => attempts.push({ ...attempt, id: 'y' }));
    expect(second).toContain('double attempts');
    expect(violationsAfter((evidence) => (evidence.attempts = []))).toContain('attempt lost');
    expect(violationsAfter((evidence) => (firstAttempt(evidence).candidateId = 'bob'))).toContain(
      'unknown attempt',
    );
  });

  it('find a wrong deadline, by extra time, closing and extensions', () => {
    const moved = (
      to: number,
      more: (evidence: SampleEvidence) => void = () => undefined,
    ): string[] =>
      violationsAfter((evidence) => {
        firstAttempt(evidence).deadlineAt = to;
        more(evidence);
      });
    expect(moved(START + MINUTE)).toEqual(['wrong deadline']);
    const extended = (isConfirmed: boolean) => (evidence: SampleEvidence) =>
      (evidence.extensions = new Map([['x', [{ minutes: 1, isConfirmed }]]]));
    expect(moved(DEADLINE + MINUTE, extended(true))).toEqual([]);
    expect(moved(DEADLINE + MINUTE, extended(false))).toEqual([]);
    expect(moved(DEADLINE, extended(false))).toEqual([]);
    expect(moved(DEADLINE, extended(true))).toEqual(['wrong deadline']);
    const closed = { ...rules, closesAt: START + 55_000 };
    const closes = (evidence: SampleEvidence): void => {
      evidence.candidates = [
        { candidateId: 'anna', name: 'anna', extraTimePercent: 10, exam: closed },
      ];
    };
    expect(moved(START + 55_000, closes)).toEqual([]);
    expect(moved(DEADLINE, closes)).toEqual(['wrong deadline']);
  });

  it('find a deadline that a pause has not moved, and one that it has moved for nothing', () => {
    const pause = { quizId: 'quiz', startedAt: START + 10_000, endedAt: START + 30_000 };
    const after = (deadlineAt: number, change: Partial<StoredAttempt> = {}): string[] =>
      violationsAfter((evidence) => {
        evidence.pauses = [pause];
        Object.assign(firstAttempt(evidence), { deadlineAt, ...change });
      });
    expect(after(DEADLINE + 20_000)).toEqual([]);
    expect(after(DEADLINE)).toEqual(['wrong deadline']);
    expect(after(DEADLINE + 20_000, { quizId: 'other' })).toEqual(['wrong deadline']);
    // It was submitted before, or in the pause.
    const before = { submittedAt: START + 5_000 };
    expect(after(DEADLINE, before)).toEqual([]);
    expect(after(DEADLINE + 20_000, before)).toEqual(['wrong deadline']);
    expect(after(DEADLINE, { submittedAt: START + 25_000 })).toEqual([]);
    const ranOut = { submittedAt: START + 25_000, submittedBy: 'TIME' };
    expect(after(DEADLINE, ranOut)).toContain('ran out in a pause');
    const started = { startedAt: START + 15_000 };
    expect(after(DEADLINE + 15_000, started)).toContain('started in a pause');
  });

  it('know that a pause before the start has moved the closing', () => {
    const after = (deadlineAt: number): string[] =>
      violationsAfter((evidence) => {
        const pause = { quizId: 'quiz', startedAt: START - 40_000, endedAt: START - 20_000 };
        const exam = { ...rules, closesAt: START + 35_000 };
        evidence.pauses = [pause];
        evidence.candidates = [{ candidateId: 'anna', name: 'anna', extraTimePercent: 0, exam }];
        firstAttempt(evidence).deadlineAt = deadlineAt;
      });
    expect(after(START + 55_000)).toEqual([]);
    expect(after(START + 35_000)).toContain('wrong deadline');
  });

  it('find a pause that is not stored as staff made it', () => {
    const made = {
      quizId: 'quiz',
      paused: [START, START + 1_000] as [number, number],
      resumed: [START + 5_000, START + 6_000] as [number, number],
    };
    const stored = (...pauses: StoredPause[]): string[] =>
      violationsAfter((evidence) => {
        Object.assign(evidence, { pauses, staffPauses: [made] });
        Object.assign(firstAttempt(evidence), { quizId: 'other' });
      });
    const pause = { quizId: 'quiz', startedAt: START + 500, endedAt: START + 5_500 };
    expect(stored(pause)).toEqual([]);
    expect(stored()).toEqual(['wrong pause']);
    expect(stored(pause, pause)).toEqual(['wrong pause']);
    expect(stored({ ...pause, endedAt: null })).toEqual(['wrong pause']);
    expect(stored({ ...pause, endedAt: START + 9_000 })).toEqual(['wrong pause']);
  });

  it('find saves after the deadline, and submissions before it', () => {
    const late = violationsAfter(({ answers }) => {
      if (answers[0]) answers[0].savedAt = DEADLINE + 10_100;
    });
    expect(late).toEqual(['saved after the time']);
    const submitted = (by: string, at: number | null): string[] =>
      violationsAfter((evidence) => {
        Object.assign(firstAttempt(evidence), { submittedAt: at, submittedBy: by });
      });
    expect(submitted('TIME', DEADLINE + 12_000)).toEqual([]);
    expect(submitted('TIME', DEADLINE - 1_000)).toEqual(['submitted at a wrong time']);
    expect(submitted('LEARNER', DEADLINE + 11_000)).toEqual(['submitted at a wrong time']);
    expect(submitted('', null)).toEqual(['never ended']);
  });

  it('find an attempt that its candidate submitted and that still runs', () => {
    const runs = (submitting: string[]): string[] =>
      violationsAfter((evidence) => {
        Object.assign(evidence, {
          submitting: new Set(submitting),
          sittings: new Map(),
          receipts: [],
        });
        Object.assign(firstAttempt(evidence), { submittedAt: null, deadlineAt: NOW + MINUTE });
      });
    expect(runs(['anna'])).toContain('never ended');
    expect(runs([])).not.toContain('never ended');
  });

  it('find a candidate who came and has no attempt', () => {
    const without = (what: string): string[] =>
      violationsAfter((evidence) => {
        const bob = { candidateId: 'bob', name: 'bob', extraTimePercent: 0, exam: rules };
        const incidents = [{ device: 'bob/a', at: START, what }];
        Object.assign(evidence, { candidates: [...evidence.candidates, bob], incidents });
      });
    expect(without('opens the link')).toEqual(['never started']);
    expect(without('goes away for good')).toEqual([]);
    expect(without('EXAM_CLOSED to POST ')).toEqual([]);
  });

  it('find a second receipt', () => {
    const other = { attemptId: 'x', receipt: { ...receipt, hash: 'i' }, ...annasDevice };
    expect(violationsAfter(({ receipts }) => receipts.push(other))).toEqual(['differing receipts']);
  });

  it('find a wrong mark, a wrong sum and a miscounted answer', () => {
    const changed = (changes: object): string[] =>
      violationsAfter((evidence) => Object.assign(firstAttempt(evidence), changes));
    expect(changed({ score: 1 })).toEqual(['wrong score']);
    expect(changed({ waitingCount: 0 })).toEqual(['wrong score']);
    expect(changed({ grades: attempt.grades.slice(1) })).toEqual(['wrong mark']);
    const penalized = (marks: number): string[] =>
      violationsAfter((evidence) => {
        evidence.typed = [typed(two, wrong), typed(why, essay)];
        evidence.sent = [sent(two, wrong), sent(why, essay)];
        evidence.answers = [stored(two, wrong), stored(why, essay)];
        const [, waiting] = attempt.grades;
        if (!waiting) throw new Error('There are two');
        const grade = {
          questionId: 'two',
          outcome: 'WRONG',
          marks: String(marks),
          maxMarks: '1.5',
        };
        Object.assign(firstAttempt(evidence), { score: marks, grades: [grade, waiting] });
      });
    expect(penalized(-0.5)).toEqual([]);
    expect(penalized(-0.49)).toEqual(['wrong mark', 'wrong score']);
  });
});

it('lists the events of an answer in the order of time', () => {
  const evidence = {
    ...{ candidates: [], receipts: [], attempts: [], late: [], pending: [] },
    ...{
      sittings: new Map(),
      extensions: new Map(),
      pauses: [],
      staffPauses: [],
      submitting: new Set<string>(),
    },
    typed: [typed(two, right)],
    sent: [sent(two, right)],
    saveOutcomes: [outcome(two)],
    incidents: [
      { ...annasDevice, at: START, what: 'opens the link' },
      { device: 'service', at: START + 500, what: 'killed: database' },
      { device: 'service', at: START + MINUTE, what: 'killed: worker' },
      { device: 'bob/a', at: START + 500, what: 'opens the link' },
    ],
    answers: [stored(two, right)],
  } satisfies Evidence;
  const violation = { kind: 'any', attemptId: 'x', questionId: 'two', text: '' };
  expect(timelineOf(evidence, violation).map((line) => line.replace(/^ +[\d:.]* ?/, ''))).toEqual([
    'anna/a: opens the link',
    'service: killed: database',
    'anna/a: typed [{"optionId":"b"},false] (1, 1)',
    'anna/a: sent by SAVE (1, 1)',
    'anna/a: received STORED (1, 1)',
    expect.stringContaining('stored {'),
  ]);
});
