import { describe, expect, it } from 'vitest';
import { stepAhead, stepsOf, type StepCounts } from './step-states';

type Stepped = Parameters<typeof stepsOf>[0];

const NOBODY: StepCounts = {
  stage: 'OPEN',
  awaitsRelease: false,
  learners: 0,
  running: 0,
  submitted: 0,
  toMark: 0,
  late: 0,
};

const EQUAL_OPTIONS = {
  code: 'EQUAL_OPTIONS',
  severity: 'BLOCKING',
  position: 2,
  field: 'options.1',
} as const;
const PASS_MARK = {
  code: 'PASS_MARK_OUT_OF_REACH',
  severity: 'BLOCKING',
  position: null,
  field: 'passMark',
} as const;
const REVISION = { id: 'revision', number: 1, questionCount: 3, publishedAt: '2026-03-01' };

interface Changes {
  exam?: Partial<Stepped['exam']>;
  rules?: Partial<Stepped['exam']['rules']>;
  quiz?: Partial<Stepped['quiz']>;
  counts?: Partial<StepCounts> | null;
}

/** An exam that was submitted and is open, and that nobody has come to. */
function exam({ exam: given, rules, quiz, counts = {} }: Changes = {}): Stepped {
  return {
    exam: {
      state: 'OPEN',
      pausedAt: null,
      hasUnpublishedChanges: false,
      revision: REVISION,
      rules: { release: 'SHOWN', releasedAt: null, reviewTime: 'AT_ONCE', version: 1, ...rules },
      findings: [],
      ...given,
    },
    quiz: { isCompleted: true, status: 'ACTIVE', questionCount: 3, durationMinutes: null, ...quiz },
    counts: counts && { ...NOBODY, ...counts },
  };
}

const DRAFT: Changes = {
  exam: { state: 'UNAVAILABLE', revision: null },
  quiz: { isCompleted: false },
};
const CLOSED = { state: 'CLOSED' } as const;

/** The steps in their order, each as its state, its note, and the number in it. */
function shown(changes?: Changes): string[] {
  return stepsOf(exam(changes)).map(({ name, state, note, count }) =>
    [name, state, note, ...(count > 0 ? [count] : [])].join(' '),
  );
}

describe('the steps of a draft', () => {
  it('begin with its questions', () => {
    expect(shown({ ...DRAFT, quiz: { isCompleted: false, questionCount: 0 } })).toEqual([
      'questions current noQuestions',
      'check later notSubmitted',
      'rules later standardRules',
      'people later nobody',
      'run later notOpen',
      'mark later nothingYet',
      'results later noResults',
    ]);
  });

  it('come to the check once there are some', () => {
    expect(shown(DRAFT).slice(0, 4)).toEqual([
      'questions done questions 3',
      'check current notSubmitted',
      'rules later standardRules',
      'people later nobody',
    ]);
  });

  it('wait where something must be corrected, and for the check of all of it', () => {
    const findings = [EQUAL_OPTIONS, PASS_MARK];
    expect(shown({ ...DRAFT, exam: { ...DRAFT.exam, findings } }).slice(0, 3)).toEqual([
      'questions waiting toCorrect 1',
      'check waiting toCorrect 2',
      'rules waiting toCorrect 1',
    ]);
  });

  it('wait for nothing that only says how far it is, nor for warnings', () => {
    const findings = [
      { code: 'NOT_SUBMITTED', severity: 'BLOCKING', position: null, field: 'isCompleted' },
      { code: 'SAME_QUESTION', severity: 'WARNING', position: 2, field: null },
    ] as const;
    expect(shown({ ...DRAFT, exam: { ...DRAFT.exam, findings: [...findings] } })).toEqual(
      shown(DRAFT),
    );
  });
});

describe('the steps of an exam that can be given', () => {
  it('come to the people while nobody is there', () => {
    expect(shown()).toEqual([
      'questions done questions 3',
      'check done submitted',
      'rules done standardRules',
      'people current nobody',
      'run later open',
      'mark later nothingYet',
      'results later noResults',
    ]);
  });

  it('come to nothing between the invitations and the opening', () => {
    const steps = stepsOf(exam({ exam: { state: 'NOT_YET' }, counts: { learners: 30 } }));
    expect(stepAhead(steps)).toBe(null);
    expect(steps[4]).toEqual({ name: 'run', state: 'later', note: 'opensLater', count: 0 });
  });

  it('come to the run once learners can start, and say how many work', () => {
    expect(shown({ counts: { learners: 30 } })[4]).toBe('run current open');
    expect(shown({ counts: { learners: 30, running: 12 } })[4]).toBe('run current working 12');
    const paused = { exam: { pausedAt: '2026-03-01T10:00:00Z' }, counts: { running: 12 } };
    expect(shown(paused)[4]).toBe('run current paused 12');
    // Extra time, or a window of their own.
    expect(shown({ exam: CLOSED, counts: { running: 1 } })[4]).toBe('run current working 1');
  });

  it('wait for changes to be submitted, and for what was made inactive', () => {
    expect(shown({ exam: { hasUnpublishedChanges: true } })[1]).toBe('check waiting changed');
    const off = { exam: { state: 'UNAVAILABLE' }, quiz: { status: 'INACTIVE' } } as const;
    expect(shown(off)[1]).toBe('check waiting inactive');
    expect(shown(off)[3]).toBe('people later nobody');
  });

  it('say that rules were set', () => {
    expect(shown({ rules: { version: 2 } })[2]).toBe('rules done ownRules');
    expect(shown({ quiz: { durationMinutes: 30 } })[2]).toBe('rules done ownRules');
  });

  it('let nobody in while it is not ready', () => {
    const notReady = shown({ exam: { state: 'UNAVAILABLE', findings: [EQUAL_OPTIONS] } });
    expect(notReady.slice(3, 5)).toEqual(['people later nobody', 'run later notOpen']);
  });
});

describe('the steps of an exam that is over', () => {
  const over = { stage: 'CLOSED', learners: 30, submitted: 28 } as const;

  it('wait for answers to be marked and for late ones, and no longer for what was wrong', () => {
    const findings = [EQUAL_OPTIONS];
    const counts = { ...over, stage: 'MARKING', toMark: 5, late: 2 } as const;
    expect(shown({ exam: { ...CLOSED, findings }, counts })).toEqual([
      'questions done questions 3',
      'check done submitted',
      'rules done standardRules',
      'people done learners 30',
      'run done closed',
      'mark waiting toMark 5',
      'results waiting lateAnswers 2',
    ]);
  });

  it('wait for the release of the results once everything is marked', () => {
    const rules = { release: 'WITHHELD', reviewTime: 'ON_RELEASE' } as const;
    const results = (changes: Changes) => shown({ exam: CLOSED, rules, ...changes })[6];
    const marking = { ...over, stage: 'MARKING', toMark: 1 } as const;
    expect(results({ counts: marking })).toBe('results later notReleased');
    // Also of an exam that never closes.
    for (const stage of ['CLOSED', 'OPEN'] as const)
      expect(results({ counts: { ...over, stage, awaitsRelease: true } })).toBe(
        'results waiting notReleased',
      );
    const released = { release: 'SHOWN', releasedAt: '2026-03-02', version: 1 } as const;
    const counts = { ...over, stage: 'RELEASED' } as const;
    expect(results({ rules: released, counts })).toBe('results done released');
  });

  it('say that results are shown without a release, once all is marked', () => {
    expect(shown({ counts: { ...over, stage: 'RELEASED' } }).slice(5)).toEqual([
      'mark done nothingToMark',
      'results done shown',
    ]);
    expect(shown({ counts: { ...over, stage: 'OPEN', toMark: 1 } })[6]).toBe(
      'results later partlyMarked',
    );
  });

  it('leave results to their date, or to the marking of each', () => {
    const awaited = (reviewTime: 'ON_DATE' | 'AFTER_MARKING') =>
      shown({ exam: CLOSED, rules: { release: 'AWAITED', reviewTime }, counts: over })[6];
    expect(awaited('ON_DATE')).toBe('results later awaited');
    expect(awaited('AFTER_MARKING')).toBe('results done shown');
  });
});

it('say nothing of learners before it is known', () => {
  expect(stepsOf(exam({ counts: null })).slice(3)).toEqual(
    ['people', 'run', 'mark', 'results'].map((name) => ({
      name,
      state: 'later',
      note: null,
      count: 0,
    })),
  );
});

it('lead to what waits before what comes next', () => {
  expect(stepAhead(stepsOf(exam({ counts: { learners: 9 } })))?.name).toBe('run');
  expect(stepAhead(stepsOf(exam({ counts: { learners: 9, toMark: 4 } })))?.name).toBe('mark');
  expect(stepAhead(stepsOf(exam({ counts: { running: 1, toMark: 4 } })))?.name).toBe('mark');
});
