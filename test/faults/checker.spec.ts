import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { judge, storyOf } from './checker.js';
import type {
  Evidence,
  ExamRules,
  LateAnswer,
  PendingAnswer,
  SentAnswer,
  StoredAnswer,
  StoredAttempt,
  ToldAnswer,
  ToldReceipt,
  TypedAnswer,
} from './evidence.js';

/** What the checker is given is made up here: each of its checks must find what is planted for it. */

const [START, MINUTE] = [1_700_000_000_000, 60_000];
const DEADLINE = START + 1.1 * MINUTE;
const NOW = START + 10 * MINUTE;

const rules: ExamRules = {
  minutes: 1,
  closesAt: null,
  marksPerQuestion: null,
  penaltyPercent: 33.33,
  keys: new Map([
    ['Two?', { kind: 'MCQ', marks: 1.5, correctText: '2' }],
    ['Why?', { kind: 'DESCRIPTIVE', marks: null, correctText: null }],
  ]),
};
const receipt = {
  ...{ attemptId: 'x', submittedAt: 'then', submittedBy: 'LEARNER', hash: 'h' },
  ...{ questions: 2, answered: 2 },
};
const attempt: StoredAttempt = {
  ...{ id: 'x', candidateId: 'anna', startedAt: START, deadlineAt: DEADLINE },
  ...{ submittedAt: START + 50_000, submittedBy: 'LEARNER', receipt },
  ...{ score: 1.5, maxScore: 2.5, waitingCount: 1 },
  grades: [
    { questionId: 'two', outcome: 'RIGHT', marks: 1.5, maxMarks: 1.5 },
    { questionId: 'why', outcome: 'WAITING', marks: null, maxMarks: 1 },
  ],
};

const two = { attemptId: 'x', questionId: 'two', epoch: 1, sequence: 1 };
const why = { attemptId: 'x', questionId: 'why', epoch: 1, sequence: 2 };
const right = { response: { optionId: 'b' }, isFlagged: false };
const wrong = { response: { optionId: 'a' }, isFlagged: false };
const essay = { response: { text: 'So' }, isFlagged: true };
const anna = { device: 'anna/a', at: START + 1_000 };

const stored = (save: typeof two, said: object): StoredAnswer =>
  ({ ...save, ...said, savedAt: START + 2_000 }) as StoredAnswer;
const typed = (save: typeof two, said: object, more: object = {}): TypedAnswer =>
  ({ ...save, ...said, ...anna, ...more }) as TypedAnswer;
const sent = (save: typeof two, said: object): SentAnswer => ({ ...typed(save, said), by: 'SAVE' });
const told = (save: typeof two, as: ToldAnswer['as'] = 'STORED'): ToldAnswer => ({
  ...save,
  ...anna,
  askedAt: anna.at,
  as,
});
const next = { ...two, sequence: 5 };

interface Planted extends Omit<Evidence, 'attempts'> {
  attempts: StoredAttempt[];
  typed: TypedAnswer[];
  sent: SentAnswer[];
  told: ToldAnswer[];
  receipts: ToldReceipt[];
  answers: StoredAnswer[];
  late: LateAnswer[];
  pending: PendingAnswer[];
}

/** A run in which all is well, and what a test makes of it. */
function run(spoil: (evidence: Planted) => void = () => undefined): string[] {
  const texts = new Map([
    ['a', '1'],
    ['b', '2'],
  ]);
  const evidence: Planted = {
    candidates: [{ candidateId: 'anna', learner: 'anna', extraTimePercent: 10, exam: rules }],
    typed: [typed(two, right), typed(why, essay)],
    sent: [sent(two, right), sent(why, essay)],
    told: [told(two), told(why)],
    receipts: [{ attemptId: 'x', receipt: { ...receipt }, ...anna }],
    sittings: new Map([
      [
        'x',
        {
          questions: new Map([
            ['two', { text: 'Two?', options: texts }],
            ['why', { text: 'Why?', options: new Map() }],
          ]),
        },
      ],
    ]),
    extensions: new Map(),
    incidents: [],
    handedIn: new Set(),
    attempts: [structuredClone(attempt)],
    answers: [stored(two, right), stored(why, essay)],
    late: [],
    pending: [],
  };
  spoil(evidence);
  return [...new Set(judge(evidence, NOW).map(({ sort }) => sort))];
}

const first = (evidence: Planted): StoredAttempt => evidence.attempts[0] ?? attempt;

describe('of answers', () => {
  it('finds nothing where all is well', () => {
    expect(run()).toEqual([]);
  });

  it('finds one that was acknowledged and is gone, or is an earlier one', () => {
    const gone = run((evidence) => {
      evidence.answers = [stored(two, right)];
      evidence.pending = [{ ...why, ...essay, device: 'anna/a', isBack: false }] as PendingAnswer[];
    });
    expect(gone).toContain('acknowledged and lost');
    const earlier = run((evidence) => {
      evidence.typed.push(typed(next, right, { at: START + 9_000 }));
      evidence.sent.push(sent(next, right));
      evidence.told.push(told(next));
    });
    expect(earlier).toEqual(['acknowledged and lost']);
  });

  it('finds one that was typed last and is nowhere', () => {
    const later = { at: START + 9_000 };
    const plant = (more: (evidence: Planted) => void = () => undefined): string[] =>
      run((evidence) => {
        evidence.typed.push(typed(next, wrong, later));
        evidence.sent.push(sent(next, wrong));
        more(evidence);
      });
    expect(plant()).toEqual(['typed and lost']);
    const isKept = { ...next, ...wrong } as LateAnswer;
    expect(plant((evidence) => evidence.late.push(isKept))).toEqual([]);
    const pending = { ...isKept, device: 'anna/a', isBack: false };
    expect(plant((evidence) => evidence.pending.push(pending))).toEqual([]);
    const elsewhere = { ...pending, device: 'anna/b' };
    expect(plant((evidence) => evidence.pending.push(elsewhere))).toEqual(['typed and lost']);
    for (const save of [next, two]) {
      const since = { ...told(save, 'REFUSED'), at: START + 9_500, askedAt: START + 9_400 };
      expect(plant((evidence) => evidence.told.push(since))).toEqual(['typed and lost']);
    }
  });

  it('finds one of which only what another lease says is told to be stored', () => {
    const other = { ...two, epoch: 2 };
    const swallowed = run((evidence) => {
      evidence.typed.push(typed(next, wrong, { at: START + 3_000 }));
      evidence.answers = [stored(other, right), stored(why, essay)];
      evidence.typed.push(typed(other, right, { device: 'anna/b' }));
      evidence.sent.push(sent(other, right));
      evidence.told.push({ ...told(other), at: START + 4_000, askedAt: START + 4_000 });
    });
    expect(swallowed).toEqual(['typed and lost']);
  });

  it('finds what is still on a device that came back for it', () => {
    const left = (more: object): string[] =>
      run((evidence) => {
        evidence.pending = [{ ...two, ...right, device: 'anna/a', isBack: true, ...more }];
      });
    expect(left({})).toEqual(['not delivered']);
    expect(left({ isBack: false })).toEqual([]);
    expect(left({ isAside: true })).toEqual([]);
  });

  it('takes for delivered what says the same as what was stored when it was asked for since', () => {
    const again = (askedAt: number): string[] =>
      run((evidence) => {
        evidence.typed.push(typed(next, right, { at: START + 3_000 }));
        evidence.answers = [stored({ ...two, epoch: 2 }, wrong), stored(why, essay)];
        evidence.typed.push(typed({ ...two, epoch: 2 }, wrong, { device: 'anna/b' }));
        evidence.sent.push(sent({ ...two, epoch: 2 }, wrong));
        evidence.told.push({ ...told(two), at: START + 4_000, askedAt });
        Object.assign(evidence, { attempts: [] });
      });
    expect(again(START + 3_500)).not.toContain('typed and lost');
    expect(again(START + 2_000)).toContain('typed and lost');
  });

  it('finds one of another device that a take-over has swallowed', () => {
    const swallowed = run((evidence) => {
      evidence.typed.push(typed(next, wrong, { device: 'anna/b', at: START + 500 }));
    });
    expect(swallowed).toEqual(['typed and lost']);
  });

  it('finds one that was told to be kept aside and is not', () => {
    expect(run(({ told: all }) => all.push(told(next, 'KEPT_ASIDE')))).toEqual([
      'kept aside and lost',
    ]);
  });

  it('finds one that came late, was told to be in the paper, and is not', () => {
    const settled = (said: object): string[] =>
      run((evidence) => {
        evidence.typed.push(typed(next, said, { at: START + 500 }));
        evidence.sent.push(sent(next, said));
        evidence.told.push(told(next, 'SAME'));
      });
    expect(settled(right)).toEqual([]);
    expect(settled({ ...right, isFlagged: true })).toEqual([]);
    expect(settled(wrong)).toEqual(['settled and lost']);
  });

  it('finds what nobody sent or typed', () => {
    const changed = run((evidence) => {
      evidence.answers = [stored(two, right), stored(why, { ...essay, isFlagged: false })];
    });
    expect(changed).toContain('stored, but not sent');
    const strange = { response: { text: 'Not mine' }, isFlagged: false };
    expect(run((evidence) => evidence.sent.push(sent({ ...why, sequence: 7 }, strange)))).toEqual([
      'sent, but not typed',
    ]);
  });

  it('finds a hash of something else', () => {
    const text =
      '{"attemptId":"x","epoch":1,"isFlagged":false,"questionId":"two","response":{"optionId":"b"},"sequence":1}';
    const hash = createHash('sha256').update(text).digest('hex');
    expect(run(({ told: all }) => all.push({ ...told(two), hash }))).toEqual([]);
    expect(run(({ told: all }) => all.push({ ...told(two), hash: 'x' }))).toEqual(['wrong hash']);
  });
});

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
