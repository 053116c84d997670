/** What the learners' routes answer (server: /attempts, described at /attempts/openapi.json). */

export type ExamState = 'OPEN' | 'NOT_YET' | 'CLOSED' | 'UNAVAILABLE';
export type Layout = 'ALL' | 'ONE';
export type Navigation = 'FREE' | 'FORWARD';
export type ReviewContent = 'NOTHING' | 'SCORE' | 'ANSWERS' | 'KEY';
export type ReviewTime = 'AT_ONCE' | 'AFTER_CLOSING' | 'ON_RELEASE' | 'ON_DATE' | 'AFTER_MARKING';

/** What anybody who has an exam's code may know of it. Times are ISO 8601, in UTC. */
export interface ExamFront {
  code: string;
  title: string;
  instituteName: string;
  access: 'INVITATION' | 'REGISTRATION' | 'LINK';
  /** An attempt is started with a code that is read out in the room. */
  needsAccessCode: boolean;
  state: ExamState;
  opensAt: string | null;
  closesAt: string | null;
  timeZone: string;
  durationMinutes: number | null;
  questionCount: number;
  serverTime: string;
}

/** A code by mail was asked for. */
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
  /** With the candidate's extra time. */
  durationMinutes: number | null;
  extraTimePercent: number;
  questionCount: number;
  totalMarks: number;
  passMark: number | null;
  penaltyPercent: number;
  layout: Layout;
  navigation: Navigation;
  attemptsAllowed: number;
  /** An attempt is started with the code that is read out in the room. */
  needsAccessCode: boolean;
  state: ExamState;
  /** `from`: the date that results wait for; null: for none. */
  review: { content: ReviewContent; time: ReviewTime; from: string | null };
}

export interface AttemptMade {
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
  /** Answers that wait for marking; null where the score is not shown. */
  waitingCount: number | null;
  /** By questions, what became of answers that came late; null while it runs. */
  late: LateTold | null;
}

export interface LateTold {
  waiting: number;
  accepted: number;
  refused: number;
}

export interface Lobby {
  exam: LobbyExam;
  candidate: { name: string | null; email: string | null; isPreview: boolean };
  attempts: AttemptMade[];
  mayStart: boolean;
  /** Why not, as a code; null when they may. */
  whyNot: string | null;
  serverTime: string;
}

export type SubmittedBy = 'LEARNER' | 'TIME' | 'STAFF';

export interface Receipt {
  attemptId: string;
  submittedAt: string;
  submittedBy: SubmittedBy;
  /** When a late answer was accepted. */
  amendedAt?: string;
  questions: number;
  answered: number;
  hash: string;
  /** Absent of what was submitted before receipts were signed. */
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
  /** Of questions that have any, in this learner's order. */
  options?: Option[];
}

/** Of the shape that the question's kind takes; null takes an answer back. */
export type Response = { optionId: string } | { text: string } | null;

export interface StoredResponse {
  questionId: string;
  response: Response;
  isFlagged: boolean;
  epoch: number;
  sequence: number;
  savedAt: string;
}

export interface SittingAnswer {
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
  /** By this page's estimate of the server's clock; absent while it has none. */
  typedAt?: string;
}

/** What is sent; `reached` only where a question was left for good. */
export interface Batch {
  epoch: number;
  reached?: number;
  entries: Entry[];
}

export interface SaveReceipt {
  questionId: string;
  epoch: number;
  sequence: number;
  /** Of what is stored under that epoch and sequence; what a page settles by itself has none. */
  hash?: string;
}

export interface SaveAnswer {
  receipts: SaveReceipt[];
  refused: { questionId: string; code: string }[];
  savedAt: string | null;
  deadlineAt: string | null;
  serverTime: string;
}

/** What became of answers that came too late for their paper. */
export interface LateAnswer {
  settled: {
    questionId: string;
    epoch: number;
    sequence: number;
    /** STORED: it is in the paper after all, or something that says the same. */
    outcome: 'KEPT' | 'STORED';
    /** What the server has of the question: under which lease and number, with its hash. */
    held: { epoch: number; sequence: number } | null;
    hash: string | null;
  }[];
}

export interface SubmitAnswer {
  receipt: Receipt;
  /** Of what came along: answers to questions that were closed. */
  refused?: { questionId: string; code: string }[];
}

export interface ClockAnswer {
  serverTime: string;
  deadlineAt: string | null;
  epoch: number;
  submittedAt: string | null;
  receipt: Receipt | null;
}

export interface ReviewedQuestion extends Question {
  response: Response;
  outcome?: 'RIGHT' | 'PARTLY' | 'WRONG' | 'BLANK' | 'WAITING';
  /** Marks given; null while it waits for marking. */
  given?: number | null;
  /** What whoever marked it wrote. */
  comment?: string | null;
  /** By what it was marked, where that was by a rubric. */
  levels?: { criterion: string; level: string; marks: number }[];
  /** What its author sees: of the shape of its kind. */
  key?: { correctOptionId?: string; explanation?: string; modelAnswer?: string };
}

/** That somebody has passed an exam. */
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

/** As much of a paper as its exam's review rule allows. */
export interface ReviewAnswer {
  attempt: Pick<AttemptMade, 'id' | 'number' | 'startedAt'> & { submittedAt: string };
  title: string;
  institute: string;
  content: ReviewContent;
  score: number;
  maxScore: number;
  passMark: number | null;
  isPassed: boolean | null;
  waitingCount: number;
  /** Whether there is one to look at now. */
  hasCertificate: boolean;
  /** In the order of the attempt; absent where the score is all there is. */
  questions?: ReviewedQuestion[];
}
