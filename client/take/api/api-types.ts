/** Readable names for types of the REST API, which `openapi.ts` has from the server's declarations. */
import type { components } from '../../rest/openapi';

type Schemas = components['schemas'];

export type ExamFront = Schemas['ExamFront'];
/** The reply to a request for a code by mail. */
export type Challenge = Schemas['ExamCodeRequest'];

export type Lobby = Schemas['Lobby'];
export type LobbyExam = Lobby['exam'];
export type AttemptSummary = Lobby['attempts'][number];
/** Decisions about late answers, counted in questions. */
export type LateDecisions = Schemas['LateDecisions'];

export type Receipt = Schemas['Receipt'];
export type SubmittedBy = Receipt['submittedBy'];

export type SittingReply = Schemas['Sitting'];
export type Question = Schemas['ShownQuestion'];
export type Option = NonNullable<Question['options']>[number];
export type ShownImage = Schemas['ShownImage'];
export type StoredResponse = SittingReply['responses'][number];
/** A stored response, as the page needs it. */
export type KnownResponse = Omit<StoredResponse, 'savedAt'>;
/** A sitting, from the server or from this browser. */
export type KnownSitting = Omit<SittingReply, 'responses'> & { responses: KnownResponse[] };
/** The shape depends on the question's kind; null clears the answer. */
export type Response = StoredResponse['response'];

/** The body of a save; `reached` only if a forward-only question was left. */
export type Batch = Schemas['SaveResponses'];
export type Entry = Batch['entries'][number];
type SavedResponses = Schemas['SavedResponses'];
type StoredReceipt = SavedResponses['receipts'][number];
/** `hash` is absent in receipts that the page makes itself. */
export type SaveReceipt = Omit<StoredReceipt, 'hash'> & Partial<Pick<StoredReceipt, 'hash'>>;
export type SaveReply = Omit<SavedResponses, 'receipts'> & { receipts: SaveReceipt[] };
/** The outcome for answers that came too late for their paper. */
export type LateReply = Schemas['SettledAnswers'];
export type ClockReply = Schemas['AttemptClock'];

export type ReviewReply = Schemas['Review'];
export type ReviewedQuestion = Schemas['ReviewedQuestion'];
export type Certificate = Schemas['Certificate'];
export type CertificateCheck = Schemas['CertificateCheck'];

/** A receipt file, or its signature alone. */
export type GivenReceipt = Schemas['ReceiptToVerify'];
export type FileAnswer = Schemas['ReceiptFile']['answers'][number];
export type Verification = Schemas['ReceiptVerification'];
export type Statement = Schemas['ReceiptStatement'];

export type PageEvent = Schemas['PageEvents']['facts'][number];
/** The body of a refusal. */
export type Refusal = Schemas['Refusal'];
