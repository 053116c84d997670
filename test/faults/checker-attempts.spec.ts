import { describe, expect, it } from 'vitest';
import { storyOf } from './checker.js';
import type { Evidence } from './evidence.js';
import {
  type Planted,
  DEADLINE,
  MINUTE,
  NOW,
  START,
  anna,
  attempt,
  essay,
  first,
  receipt,
  right,
  rules,
  run,
  sent,
  stored,
  told,
  two,
  typed,
  why,
  wrong,
} from './planted.js';

/** Each of the checks of attempts must find what is planted for it. */

describe('of attempts', () => {
  it('finds a second one, and one that is gone', () => {
    const second = run(({ attempts }) => attempts.push({ ...attempt, id: 'y' }));
    expect(second).toContain('double attempts');
    expect(run((evidence) => (evidence.attempts = []))).toContain('attempt lost');
    expect(run((evidence) => (first(evidence).candidateId = 'bob'))).toContain('unknown attempt');
  });

  it('finds a wrong deadline, by extra time, closing and what staff gave', () => {
    const moved = (to: number, more: (evidence: Planted) => void = () => undefined): string[] =>
      run((evidence) => {
        first(evidence).deadlineAt = to;
        more(evidence);
      });
    expect(moved(START + MINUTE)).toEqual(['wrong deadline']);
    const given = (isTold: boolean) => (evidence: Planted) =>
      (evidence.extensions = new Map([['x', [{ minutes: 1, isTold }]]]));
    expect(moved(DEADLINE + MINUTE, given(true))).toEqual([]);
    expect(moved(DEADLINE + MINUTE, given(false))).toEqual([]);
    expect(moved(DEADLINE, given(false))).toEqual([]);
    expect(moved(DEADLINE, given(true))).toEqual(['wrong deadline']);
    const closed = { ...rules, closesAt: START + 55_000 };
    const closes = (evidence: Planted): void => {
      evidence.candidates = [
        { candidateId: 'anna', learner: 'anna', extraTimePercent: 10, exam: closed },
      ];
    };
    expect(moved(START + 55_000, closes)).toEqual([]);
    expect(moved(DEADLINE, closes)).toEqual(['wrong deadline']);
  });

  it('finds what was taken after the time, and ended before it', () => {
    const late = run(({ answers }) => {
      if (answers[0]) answers[0].savedAt = DEADLINE + 10_100;
    });
    expect(late).toEqual(['saved after the time']);
    const submitted = (by: string, at: number | null): string[] =>
      run((evidence) => {
        Object.assign(first(evidence), { submittedAt: at, submittedBy: by });
      });
    expect(submitted('TIME', DEADLINE + 12_000)).toEqual([]);
    expect(submitted('TIME', DEADLINE - 1_000)).toEqual(['submitted at a wrong time']);
    expect(submitted('LEARNER', DEADLINE + 11_000)).toEqual(['submitted at a wrong time']);
    expect(submitted('', null)).toEqual(['never ended']);
  });

  it('finds one that its learner handed in, and that runs on', () => {
    const runs = (handedIn: string[]): string[] =>
      run((evidence) => {
        Object.assign(evidence, { handedIn: new Set(handedIn), sittings: new Map(), receipts: [] });
        Object.assign(first(evidence), { submittedAt: null, deadlineAt: NOW + MINUTE });
      });
    expect(runs(['anna'])).toContain('never ended');
    expect(runs([])).not.toContain('never ended');
  });

  it('finds who came and has none', () => {
    const without = (what: string): string[] =>
      run((evidence) => {
        const bob = { candidateId: 'bob', learner: 'bob', extraTimePercent: 0, exam: rules };
        const incidents = [{ device: 'bob/a', at: START, what }];
        Object.assign(evidence, { candidates: [...evidence.candidates, bob], incidents });
      });
    expect(without('opens the link')).toEqual(['never started']);
    expect(without('goes away for good')).toEqual([]);
    expect(without('EXAM_CLOSED to POST ')).toEqual([]);
  });

  it('finds a second receipt', () => {
    const other = { attemptId: 'x', receipt: { ...receipt, hash: 'i' }, ...anna };
    expect(run(({ receipts }) => receipts.push(other))).toEqual(['differing receipts']);
  });

  it('finds a wrong mark, a wrong sum and a miscounted answer', () => {
    const spoilt = (changes: object): string[] =>
      run((evidence) => Object.assign(first(evidence), changes));
    expect(spoilt({ score: 1 })).toEqual(['wrong score']);
    expect(spoilt({ waitingCount: 0 })).toEqual(['wrong score']);
    expect(spoilt({ grades: attempt.grades.slice(1) })).toEqual(['wrong mark']);
    const penalized = (marks: number): string[] =>
      run((evidence) => {
        evidence.typed = [typed(two, wrong), typed(why, essay)];
        evidence.sent = [sent(two, wrong), sent(why, essay)];
        evidence.answers = [stored(two, wrong), stored(why, essay)];
        const [, waiting] = attempt.grades;
        if (!waiting) throw new Error('There are two');
        const grade = { questionId: 'two', outcome: 'WRONG', marks, maxMarks: 1.5 };
        Object.assign(first(evidence), { score: marks, grades: [grade, waiting] });
      });
    expect(penalized(-0.5)).toEqual([]);
    expect(penalized(-0.49)).toEqual(['wrong mark', 'wrong score']);
  });
});

it('tells the story of an answer in the order of time', () => {
  const evidence = {
    ...{ candidates: [], receipts: [], attempts: [], late: [], pending: [] },
    ...{ sittings: new Map(), extensions: new Map(), handedIn: new Set<string>() },
    typed: [typed(two, right)],
    sent: [sent(two, right)],
    told: [told(two)],
    incidents: [
      { ...anna, at: START, what: 'opens the link' },
      { device: 'service', at: START + 500, what: 'killed: database' },
      { device: 'service', at: START + MINUTE, what: 'killed: worker' },
      { device: 'bob/a', at: START + 500, what: 'opens the link' },
    ],
    answers: [stored(two, right)],
  } satisfies Evidence;
  const violation = { sort: 'any', attemptId: 'x', questionId: 'two', text: '' };
  expect(storyOf(evidence, violation).map((line) => line.replace(/^ +[\d:.]* ?/, ''))).toEqual([
    'anna/a: opens the link',
    'service: killed: database',
    'anna/a: typed [{"optionId":"b"},false] (1, 1)',
    'anna/a: sent by SAVE (1, 1)',
    'anna/a: told STORED (1, 1)',
    expect.stringContaining('stored {'),
  ]);
});
