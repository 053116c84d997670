/** All that a run leaves to be judged: what was typed, told, stored and kept, and what should be. */
import type { Response } from './page/sight.js';

/** To whom what happens to the service is written down. */
export const SERVICE = 'service';
/** What is written down of who goes away for good. */
export const GONE = 'goes away for good';

export interface Said {
  response: Response;
  isFlagged: boolean;
}

/** A save as (epoch, sequence) name it. */
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

export type TypedAnswer = Save & Said & Timed;
export type SentAnswer = Save & Said & Timed & { by: 'SAVE' | 'SUBMISSION' | 'LATE' };
/**
 * The page was told: that, or a later one, is stored; it is kept aside; or (of what came too late) the
 * question's answer says the same, or is a later one of that page.
 */
export type ToldAnswer = Save &
  Timed & {
    as: 'STORED' | 'KEPT_ASIDE' | 'SAME' | 'REFUSED';
    /** When the page asked. */
    askedAt: number;
    hash?: string;
  };
export type ToldReceipt = Timed & { attemptId: string; receipt: Record<string, unknown> };

/** What happened to a learner's pages, for the story of an answer. */
export interface Incident extends Timed {
  what: string;
}

export type StoredAnswer = Save & Said & { savedAt: number };
export type LateAnswer = Save & Said;
/** What a device's outbox still holds. */
export type PendingAnswer = Save &
  Said & {
    device: string;
    /** The server keeps it aside; here it waits for the learner to take the attempt back. */
    isAside?: boolean;
    /** The link was opened again there, over a good line, when all was over. */
    isBack: boolean;
  };

export interface StoredGrade {
  questionId: string;
  outcome: string;
  marks: number | null;
  maxMarks: number;
}

export interface StoredAttempt {
  id: string;
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

/** What a question is worth, and which of its options is right. */
export interface Key {
  kind: string;
  /** Null: none of its own. */
  marks: number | null;
  correctText: string | null;
}

export interface ExamRules {
  minutes: number | null;
  closesAt: number | null;
  marksPerQuestion: number | null;
  penaltyPercent: number;
  /** By what they ask. */
  keys: ReadonlyMap<string, Key>;
}

export interface SittingSeen {
  /** What each asks, and what its options say, by id. */
  questions: ReadonlyMap<string, { text: string; options: ReadonlyMap<string, string> }>;
}

export interface CandidateKnown {
  candidateId: string;
  learner: string;
  extraTimePercent: number;
  exam: ExamRules;
}

/** Minutes that staff gave on top: told that it was done, and not told. */
export interface Extension {
  minutes: number;
  isTold: boolean;
}

export interface Evidence {
  candidates: readonly CandidateKnown[];
  typed: readonly TypedAnswer[];
  sent: readonly SentAnswer[];
  told: readonly ToldAnswer[];
  receipts: readonly ToldReceipt[];
  /** By attempt. */
  sittings: ReadonlyMap<string, SittingSeen>;
  extensions: ReadonlyMap<string, readonly Extension[]>;
  incidents: readonly Incident[];
  /** Learners who pressed the button in an attempt of theirs, and stayed. */
  handedIn: ReadonlySet<string>;
  attempts: readonly StoredAttempt[];
  answers: readonly StoredAnswer[];
  late: readonly LateAnswer[];
  pending: readonly PendingAnswer[];
}

export interface Violation {
  sort: string;
  attemptId: string;
  questionId?: string;
  text: string;
}

/** Two answers that say the same have the same. */
export function contentOf({ response, isFlagged }: Said): string {
  return plain({ response, isFlagged });
}

/** JSON whose members are in order, as RFC 8785 has it for texts and whole numbers. */
export function plain(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(plain).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${plain(member)}`);
  return `{${members.join(',')}}`;
}

/** Names what (epoch, sequence) of a question is. */
export const saveKey = ({ attemptId, questionId, epoch, sequence }: Save): string =>
  `${attemptId} ${questionId} ${epoch} ${sequence}`;

export const questionKey = ({
  attemptId,
  questionId,
}: Pick<Save, 'attemptId' | 'questionId'>): string => `${attemptId} ${questionId}`;

/** Below zero where the first is earlier. */
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
