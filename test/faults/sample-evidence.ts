/** Evidence of a small exam without violations, which the tests of the checks change. */
import { findViolations } from './checker.js';
import type {
  Evidence,
  ExamRules,
  LateAnswer,
  PendingAnswer,
  SentAnswer,
  StoredAnswer,
  StoredAttempt,
  SaveOutcome,
  ReceivedReceipt,
  TypedAnswer,
} from './evidence.js';

export const [START, MINUTE] = [1_700_000_000_000, 60_000];
export const DEADLINE = START + 1.1 * MINUTE;
export const NOW = START + 10 * MINUTE;

export const rules: ExamRules = {
  minutes: 1,
  closesAt: null,
  marksPerQuestion: null,
  wrongMarks: '-1/3',
  keys: new Map([
    ['Two?', { kind: 'MCQ', marks: '1.5', correctText: '2' }],
    ['Why?', { kind: 'DESCRIPTIVE', marks: null, correctText: null }],
  ]),
};
export const receipt = {
  ...{ attemptId: 'x', submittedAt: 'then', submittedBy: 'LEARNER', hash: 'h' },
  ...{ questions: 2, answered: 2 },
};
export const attempt: StoredAttempt = {
  ...{ id: 'x', quizId: 'quiz', candidateId: 'anna', startedAt: START, deadlineAt: DEADLINE },
  ...{ submittedAt: START + 50_000, submittedBy: 'LEARNER', receipt },
  ...{ score: 1.5, maxScore: 2.5, waitingCount: 1 },
  grades: [
    { questionId: 'two', outcome: 'RIGHT', marks: '1.5', maxMarks: '1.5' },
    { questionId: 'why', outcome: 'WAITING', marks: null, maxMarks: '1' },
  ],
};

export const two = { attemptId: 'x', questionId: 'two', epoch: 1, sequence: 1 };
export const why = { attemptId: 'x', questionId: 'why', epoch: 1, sequence: 2 };
export const right = { response: { optionId: 'b' }, isFlagged: false };
export const wrong = { response: { optionId: 'a' }, isFlagged: false };
export const essay = { response: { text: 'So' }, isFlagged: true };
export const annasDevice = { device: 'anna/a', at: START + 1_000 };

export const stored = (save: typeof two, content: object): StoredAnswer =>
  ({ ...save, ...content, savedAt: START + 2_000 }) as StoredAnswer;
export const typed = (save: typeof two, content: object, more: object = {}): TypedAnswer =>
  ({ ...save, ...content, ...annasDevice, ...more }) as TypedAnswer;
export const sent = (save: typeof two, content: object): SentAnswer => ({
  ...typed(save, content),
  by: 'SAVE',
});
export const outcome = (
  save: typeof two,
  kind: SaveOutcome['outcome'] = 'STORED',
): SaveOutcome => ({
  ...save,
  ...annasDevice,
  requestedAt: annasDevice.at,
  outcome: kind,
});
export const laterSave = { ...two, sequence: 5 };

export interface SampleEvidence extends Omit<Evidence, 'attempts'> {
  attempts: StoredAttempt[];
  typed: TypedAnswer[];
  sent: SentAnswer[];
  saveOutcomes: SaveOutcome[];
  receipts: ReceivedReceipt[];
  answers: StoredAnswer[];
  late: LateAnswer[];
  pending: PendingAnswer[];
}

/** The kinds of violations that the checks find once a test has changed the evidence. */
export function violationsAfter(
  change: (evidence: SampleEvidence) => void = () => undefined,
): string[] {
  const texts = new Map([
    ['a', '1'],
    ['b', '2'],
  ]);
  const evidence: SampleEvidence = {
    candidates: [{ candidateId: 'anna', name: 'anna', extraTimePercent: 10, exam: rules }],
    typed: [typed(two, right), typed(why, essay)],
    sent: [sent(two, right), sent(why, essay)],
    saveOutcomes: [outcome(two), outcome(why)],
    receipts: [{ attemptId: 'x', receipt: { ...receipt }, ...annasDevice }],
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
    ...{ pauses: [], staffPauses: [] },
    incidents: [],
    submitting: new Set(),
    attempts: [structuredClone(attempt)],
    answers: [stored(two, right), stored(why, essay)],
    late: [],
    pending: [],
  };
  change(evidence);
  return [...new Set(findViolations(evidence, NOW).map(({ kind }) => kind))];
}

export const firstAttempt = (evidence: SampleEvidence): StoredAttempt =>
  evidence.attempts[0] ?? attempt;
