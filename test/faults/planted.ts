/** A small exam with nothing wrong, for tests of the checker to spoil. */
import { judge } from './checker.js';
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

export const [START, MINUTE] = [1_700_000_000_000, 60_000];
export const DEADLINE = START + 1.1 * MINUTE;
export const NOW = START + 10 * MINUTE;

export const rules: ExamRules = {
  minutes: 1,
  closesAt: null,
  marksPerQuestion: null,
  penaltyPercent: 33.33,
  keys: new Map([
    ['Two?', { kind: 'MCQ', marks: 1.5, correctText: '2' }],
    ['Why?', { kind: 'DESCRIPTIVE', marks: null, correctText: null }],
  ]),
};
export const receipt = {
  ...{ attemptId: 'x', submittedAt: 'then', submittedBy: 'LEARNER', hash: 'h' },
  ...{ questions: 2, answered: 2 },
};
export const attempt: StoredAttempt = {
  ...{ id: 'x', candidateId: 'anna', startedAt: START, deadlineAt: DEADLINE },
  ...{ submittedAt: START + 50_000, submittedBy: 'LEARNER', receipt },
  ...{ score: 1.5, maxScore: 2.5, waitingCount: 1 },
  grades: [
    { questionId: 'two', outcome: 'RIGHT', marks: 1.5, maxMarks: 1.5 },
    { questionId: 'why', outcome: 'WAITING', marks: null, maxMarks: 1 },
  ],
};

export const two = { attemptId: 'x', questionId: 'two', epoch: 1, sequence: 1 };
export const why = { attemptId: 'x', questionId: 'why', epoch: 1, sequence: 2 };
export const right = { response: { optionId: 'b' }, isFlagged: false };
export const wrong = { response: { optionId: 'a' }, isFlagged: false };
export const essay = { response: { text: 'So' }, isFlagged: true };
export const anna = { device: 'anna/a', at: START + 1_000 };

export const stored = (save: typeof two, said: object): StoredAnswer =>
  ({ ...save, ...said, savedAt: START + 2_000 }) as StoredAnswer;
export const typed = (save: typeof two, said: object, more: object = {}): TypedAnswer =>
  ({ ...save, ...said, ...anna, ...more }) as TypedAnswer;
export const sent = (save: typeof two, said: object): SentAnswer => ({
  ...typed(save, said),
  by: 'SAVE',
});
export const told = (save: typeof two, as: ToldAnswer['as'] = 'STORED'): ToldAnswer => ({
  ...save,
  ...anna,
  askedAt: anna.at,
  as,
});
export const next = { ...two, sequence: 5 };

export interface Planted extends Omit<Evidence, 'attempts'> {
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
export function run(spoil: (evidence: Planted) => void = () => undefined): string[] {
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

export const first = (evidence: Planted): StoredAttempt => evidence.attempts[0] ?? attempt;
