/** Types of the candidates' REST API (server: /attempts, described at /attempts/openapi.json). */

export type ExamState = 'OPEN' | 'NOT_YET' | 'CLOSED' | 'UNAVAILABLE';
export type Layout = 'ALL' | 'ONE';
export type Navigation = 'FREE' | 'FORWARD';
export type ReviewContent = 'NOTHING' | 'SCORE' | 'ANSWERS' | 'KEY';
export type ReviewTime = 'AT_ONCE' | 'AFTER_CLOSING' | 'ON_RELEASE' | 'ON_DATE' | 'AFTER_MARKING';

/** What the API shows of an exam to anybody who has its code. Times are ISO 8601, in UTC. */
export interface ExamFront {
  code: string;
  title: string;
  instituteName: string;
  access: 'INVITATION' | 'REGISTRATION' | 'LINK';
  /** An attempt is started with an access code that staff read out in the room. */
  needsAccessCode: boolean;
  state: ExamState;
  opensAt: string | null;
  closesAt: string | null;
  timeZone: string;
  durationMinutes: number | null;
  questionCount: number;
  serverTime: string;
}

/** The reply to a request for a code by mail. */
export interface Challenge {
  challenge: string;
  expiresAt: string;
  /** In seconds. */
  resendAfter: number;
}

export interface LobbyExam {
  title: string;
  instituteName: string;
  timeZone: string;
  opensAt: string | null;
  closesAt: string | null;
  /** Including the candidate's extra time. */
  durationMinutes: number | null;
  extraTimePercent: number;
  questionCount: number;
  totalMarks: number;
  passMark: number | null;
  penaltyPercent: number;
  layout: Layout;
  navigation: Navigation;
  attemptsAllowed: number;
  /** An attempt is started with an access code that staff read out in the room. */
  needsAccessCode: boolean;
  state: ExamState;
  /** `from`: the date on which results are shown; null: no date is set. */
  review: { content: ReviewContent; time: ReviewTime; from: string | null };
}

export interface AttemptSummary {
  id: string;
  number: number;
  startedAt: string;
  deadlineAt: string | null;
  submittedAt: string | null;
  submittedBy: SubmittedBy | null;
  isReviewable: boolean;
  score: number | null;
  maxScore: number | null;
  isPassed: boolean | null;
  /** Number of answers that wait for marking; null while the score is not shown. */
  waitingCount: number | null;
  /** Decisions about late answers, counted in questions; null while the attempt runs. */
  late: LateDecisions | null;
}

export interface LateDecisions {
  waiting: number;
  accepted: number;
  refused: number;
}

export interface Lobby {
  exam: LobbyExam;
  candidate: { name: string | null; email: string | null; isPreview: boolean };
  attempts: AttemptSummary[];
  mayStart: boolean;
  /** The code of the reason why not; null if they may. */
  whyNot: string | null;
  serverTime: string;
}

export type SubmittedBy = 'LEARNER' | 'TIME' | 'STAFF';

export interface Receipt {
  attemptId: string;
  submittedAt: string;
  submittedBy: SubmittedBy;
  /** When a late answer was accepted; absent if none was. */
  amendedAt?: string;
  questions: number;
  answered: number;
  hash: string;
  /** Absent for attempts submitted before receipts were signed. */
  signature?: string;
}

export interface ShownImage {
  url: string;
  width: number;
  height: number;
  alternativeText: string;
}

export interface Option {
  id: string;
  text: string;
  image: ShownImage | null;
}

export interface Question {
  id: string;
  kind: string;
  text: string;
  marks: number;
  image: ShownImage | null;
  /** Of questions with options, in this candidate's order. */
  options?: Option[];
}

/** The shape depends on the question's kind; null clears the answer. */
export type Response = { optionId: string } | { text: string } | null;

export interface StoredResponse {
  questionId: string;
  response: Response;
  isFlagged: boolean;
  epoch: number;
  sequence: number;
  savedAt: string;
}

export interface SittingReply {
  attempt: {
    id: string;
    number: number;
    epoch: number;
    startedAt: string;
    deadlineAt: string | null;
    serverTime: string;
    layout: Layout;
    navigation: Navigation;
    reached: number;
    isPreview: boolean;
  };
  paper: { title: string; questions: Question[] };
  responses: StoredResponse[];
}

export interface Entry {
  questionId: string;
  sequence: number;
  response: Response;
  isFlagged: boolean;
  /** By this page's estimate of the server's clock; absent while there is none. */
  typedAt?: string;
}

/** The body of a save; `reached` only if a forward-only question was left. */
export interface Batch {
  epoch: number;
  reached?: number;
  entries: Entry[];
}

export interface SaveReceipt {
  questionId: string;
  epoch: number;
  sequence: number;
  /** Hash of the answer stored under that epoch and sequence; absent in receipts that the page makes itself. */
  hash?: string;
}

export interface SaveReply {
  receipts: SaveReceipt[];
  refused: { questionId: string; code: string }[];
  savedAt: string | null;
  deadlineAt: string | null;
  serverTime: string;
}

/** The outcome for answers that came too late for their paper. */
export interface LateReply {
  settled: {
    questionId: string;
    epoch: number;
    sequence: number;
    /** KEPT: stored as late. STORED: the answer, or an equal one, is in the paper after all. */
    outcome: 'KEPT' | 'STORED';
    /** The lease and number under which the server has an answer to the question; `hash` is its hash. */
    held: { epoch: number; sequence: number } | null;
    hash: string | null;
  }[];
}

export interface SubmitReply {
  receipt: Receipt;
  /** Refused entries of the submission: answers to closed questions. */
  refused?: { questionId: string; code: string }[];
}

export interface ClockReply {
  serverTime: string;
  deadlineAt: string | null;
  epoch: number;
  submittedAt: string | null;
  receipt: Receipt | null;
}

export interface ReviewedQuestion extends Question {
  response: Response;
  outcome?: 'RIGHT' | 'PARTLY' | 'WRONG' | 'BLANK' | 'WAITING';
  /** Awarded marks; null while the answer waits for marking. */
  given?: number | null;
  /** The marker's comment. */
  comment?: string | null;
  /** The rubric levels, if it was marked by a rubric. */
  levels?: { criterion: string; level: string; marks: number }[];
  /** The answer key; the shape depends on the question's kind. */
  key?: { correctOptionId?: string; explanation?: string; modelAnswer?: string };
}

/** Proof that a candidate has passed an exam. */
export interface Certificate {
  reference: string;
  name: string;
  title: string;
  institute: string;
  timeZone: string;
  passedAt: string;
}

export interface CertificateCheck {
  isGenuine: boolean;
  holds: boolean;
  certificate: Certificate | null;
}

/** The part of a paper that its exam's review rule shows. */
export interface ReviewReply {
  attempt: Pick<AttemptSummary, 'id' | 'number' | 'startedAt'> & { submittedAt: string };
  title: string;
  institute: string;
  content: ReviewContent;
  score: number;
  maxScore: number;
  passMark: number | null;
  isPassed: boolean | null;
  waitingCount: number;
  /** Whether the certificate can be shown now. */
  hasCertificate: boolean;
  /** In the order of the attempt; absent if only the score is shown. */
  questions?: ReviewedQuestion[];
}
