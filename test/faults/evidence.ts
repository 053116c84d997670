/** The evidence of a run: what was typed, sent, acknowledged, stored and kept, and what should be. */
import type { Response } from './page/page-view.js';

/** The device name of incidents of the service. */
export const SERVICE = 'service';
/** The incident of a candidate who leaves and does not come back. */
export const GONE = 'goes away for good';

export interface AnswerContent {
  response: Response;
  isFlagged: boolean;
}

/** A save, identified by (epoch, sequence). */
export interface Save {
  attemptId: string;
  questionId: string;
  epoch: number;
  sequence: number;
}

/** By the test's clock, in milliseconds since 1970. */
interface Timed {
  at: number;
  device: string;
}

export type TypedAnswer = Save & AnswerContent & Timed;
export type SentAnswer = Save & AnswerContent & Timed & { by: 'SAVE' | 'SUBMISSION' | 'LATE' };
/**
 * What the server reported to the page. `STORED`: this save, or a later one. `SAME`, of a late answer: the
 * paper has the same answer, or a later one of that page.
 */
export type SaveOutcome = Save &
  Timed & {
    outcome: 'STORED' | 'STORED_AS_LATE' | 'SAME' | 'REFUSED';
    /** When the page sent its request. */
    requestedAt: number;
    hash?: string;
  };
export type ReceivedReceipt = Timed & { attemptId: string; receipt: Record<string, unknown> };

/** An event of a candidate's page or of the service, for the timeline of an answer. */
export interface Incident extends Timed {
  what: string;
}

export type StoredAnswer = Save & AnswerContent & { savedAt: number };
export type LateAnswer = Save & AnswerContent;
/** An answer in a device's outbox. */
export type PendingAnswer = Save &
  AnswerContent & {
    device: string;
    /** The server has it as late; the outbox keeps it until the candidate takes the attempt back. */
    isStoredAsLate?: boolean;
    /** The link was opened again there after the run, over a good connection. */
    wasReopened: boolean;
  };

export interface StoredGrade {
  questionId: string;
  outcome: string;
  marks: string | null;
  maxMarks: string;
}

export interface StoredAttempt {
  id: string;
  quizId: string;
  candidateId: string;
  startedAt: number;
  deadlineAt: number | null;
  submittedAt: number | null;
  submittedBy: string | null;
  receipt: Record<string, unknown> | null;
  score: number | null;
  maxScore: number | null;
  waitingCount: number | null;
  grades: StoredGrade[];
}

/** The marks of a question, and its right option. */
export interface Key {
  kind: string;
  /** Null: it has none of its own. */
  marks: string | null;
  correctText: string | null;
}

export interface ExamRules {
  minutes: number | null;
  closesAt: number | null;
  marksPerQuestion: string | null;
  /** For each mark that the question is worth: zero or less. */
  wrongMarks: string;
  /** By the text of the question. */
  keys: ReadonlyMap<string, Key>;
}

export interface ShownSitting {
  /** The texts of questions and of their options, by id. */
  questions: ReadonlyMap<string, { text: string; options: ReadonlyMap<string, string> }>;
}

export interface CandidateSetup {
  candidateId: string;
  name: string;
  extraTimePercent: number;
  exam: ExamRules;
}

/** Minutes that staff added. Confirmed: the server has answered that it is done. */
export interface Extension {
  minutes: number;
  isConfirmed: boolean;
}

/** A pause of an exam as it is stored. */
export interface StoredPause {
  quizId: string;
  startedAt: number;
  /** Null: it lasts. */
  endedAt: number | null;
}

/** A pause that staff made: each change came between its request and its confirmation. Null: never confirmed. */
export interface StaffPause {
  quizId: string;
  paused: [requestedAt: number, confirmedAt: number | null];
  resumed: [requestedAt: number, confirmedAt: number | null] | null;
}

export interface Evidence {
  candidates: readonly CandidateSetup[];
  typed: readonly TypedAnswer[];
  sent: readonly SentAnswer[];
  saveOutcomes: readonly SaveOutcome[];
  receipts: readonly ReceivedReceipt[];
  /** By attempt. */
  sittings: ReadonlyMap<string, ShownSitting>;
  extensions: ReadonlyMap<string, readonly Extension[]>;
  pauses: readonly StoredPause[];
  staffPauses: readonly StaffPause[];
  incidents: readonly Incident[];
  /** Names of candidates who pressed the button in their attempt, and stayed. */
  submitting: ReadonlySet<string>;
  attempts: readonly StoredAttempt[];
  answers: readonly StoredAnswer[];
  late: readonly LateAnswer[];
  pending: readonly PendingAnswer[];
}

export interface Violation {
  kind: string;
  attemptId: string;
  questionId?: string;
  text: string;
}

/** Equal for answers with the same content. */
export function contentOf({ response, isFlagged }: AnswerContent): string {
  return plain({ response, isFlagged });
}

/** Canonical JSON (RFC 8785) for texts and whole numbers: members are sorted. */
export function plain(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(plain).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${plain(member)}`);
  return `{${members.join(',')}}`;
}

/** Identifies a save of a question. */
export const saveKey = ({ attemptId, questionId, epoch, sequence }: Save): string =>
  `${attemptId} ${questionId} ${epoch} ${sequence}`;

export const questionKey = ({
  attemptId,
  questionId,
}: Pick<Save, 'attemptId' | 'questionId'>): string => `${attemptId} ${questionId}`;

/** @returns below zero if `a` is earlier */
export function compareSaves(
  a: Pick<Save, 'epoch' | 'sequence'>,
  b: Pick<Save, 'epoch' | 'sequence'>,
): number {
  return a.epoch - b.epoch || a.sequence - b.sequence;
}

export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
