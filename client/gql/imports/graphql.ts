/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a cell is to say. */
export type CellCorrectionInput = {
  /** The header of its column, as in a workbook. */
  column: string;
  /** The new text, at most 32,767 characters; it is trimmed. */
  value: string;
};

/** Which column of a sheet is meant. */
export type ColumnChoiceInput = {
  /** A column of the kind, by the header in its template. */
  column: string;
  /** The column of the sheet, by its letters: `B`. */
  letters: string;
};

/** What an import has left, corrected. */
export type CorrectImportInput = {
  /** From 1 to 1,000 of its refused rows; none may do with `storeGoodRows`. Those left out stay as they are. */
  corrections: Array<RowCorrectionInput>;
  /** A UUID made by the client. Twice the same is one import. */
  id: string | number;
  /** The import that refused rows. */
  importId: string | number;
  /** Whether to end as `CHECKED`, with its questions in `preview`, for somebody to look at. `storeImport` stores them. */
  preview?: boolean;
  /** Whether to store the rows that can be taken when others cannot. Without it, all are stored or none. */
  storeGoodRows?: boolean;
};

/** The codes of errors, as `extensions.code` has them. */
export type ErrorCode =
  /** This exam is started with an access code. It is read out in the room. */
  | 'ACCESS_CODE_NEEDED'
  /** This is not the access code. Type it as it was read out. */
  | 'ACCESS_CODE_WRONG'
  /** There is no such access token of yours. */
  | 'ACCESS_TOKEN_NOT_FOUND'
  /** A path can have at most 2,048 characters. */
  | 'ADDRESS_TOO_LONG'
  /** Another correction of the same import was stored meanwhile. Nothing was stored twice. */
  | 'ALREADY_CORRECTED'
  /** Answer not found */
  | 'ANSWER_NOT_FOUND'
  /** This attempt was reopened: its learner goes on with it. It can be marked once it is handed in again. */
  | 'ANSWER_REOPENED'
  /** This attempt has been submitted. Nothing in it changes any more. */
  | 'ATTEMPT_ENDED'
  /** Attempt not found */
  | 'ATTEMPT_NOT_FOUND'
  /** This candidate is at an attempt already. It must end before another one is reopened. */
  | 'ATTEMPT_RUNNING'
  /** This attempt is still under way. There is a receipt once it is handed in. */
  | 'ATTEMPT_UNDER_WAY'
  /** The log of your institute knows nobody and no exam of this id. */
  | 'AUDITED_NOT_FOUND'
  /** The request is not well-formed. */
  | 'BAD_REQUEST'
  /** A variable does not fit its type: `fields` says which. */
  | 'BAD_USER_INPUT'
  /** This .csv file is broken: a quotation mark is not closed. */
  | 'BROKEN_CSV'
  /** There is a lot going on right now. Try again in a moment. */
  | 'BUSY'
  /** There is no such candidate of yours. */
  | 'CANDIDATE_NOT_FOUND'
  /** This candidate was taken off the exam. Restore them first. */
  | 'CANDIDATE_REVOKED'
  /** Nobody removes themselves. To leave, delete your account on the page of your profile. */
  | 'CANNOT_REMOVE_YOURSELF'
  /** There is no certificate of this attempt. */
  | 'CERTIFICATE_NOT_GIVEN'
  /** Too much time has passed, or the account was changed meanwhile. Log in again. */
  | 'CHALLENGE_INVALID'
  /** A class list has at most 2,000 learners. */
  | 'CLASS_LIST_IS_FULL'
  /** You have a class list of this name already. */
  | 'CLASS_LIST_NAME_TAKEN'
  /** There is no such class list of yours. */
  | 'CLASS_LIST_NOT_FOUND'
  /** The current password is not right. */
  | 'CURRENT_PASSWORD_WRONG'
  /** The workbook is damaged or incomplete. Open it in a spreadsheet program. Save it as .xlsx (Excel Workbook) and upload it again. */
  | 'DAMAGED'
  /** A column stands twice. */
  | 'DOUBLE_COLUMN'
  /** Email not found. Please register first. */
  | 'EMAIL_NOT_FOUND'
  /** Verify your e-mail address again: the verification has expired or was used already. */
  | 'EMAIL_NOT_VERIFIED'
  /** This e-mail address is registered already. */
  | 'EMAIL_TAKEN'
  /** Nobody comes into this exam in this way. Ask whoever gives it. */
  | 'EXAM_ACCESS'
  /** This exam is paused already. */
  | 'EXAM_ALREADY_PAUSED'
  /** This exam has closed. */
  | 'EXAM_CLOSED'
  /** Reading this file takes more time or memory than it may. Divide the exam into several. */
  | 'EXAM_FILE_TOO_COMPLEX'
  /** A file of an exam has at most 60 MB. */
  | 'EXAM_FILE_TOO_LARGE'
  /** This file was written by a later version. Import it there, or update this one. */
  | 'EXAM_FILE_TOO_NEW'
  /** An exam has at most 20,000 candidates. */
  | 'EXAM_IS_FULL'
  /** There is no exam with this code. Look at it again, letter by letter. */
  | 'EXAM_NOT_FOUND'
  /** Nobody can be invited yet: submit the paper first, and see that the quiz is active. */
  | 'EXAM_NOT_GIVEN'
  /** This exam has not opened yet. */
  | 'EXAM_NOT_OPEN_YET'
  /** This exam is not paused. It goes on already. */
  | 'EXAM_NOT_PAUSED'
  /** This exam is paused. You can start as soon as it goes on. */
  | 'EXAM_PAUSED'
  /** This exam takes more than 60 MB as a file, with its images. Divide it into several. */
  | 'EXAM_TOO_LARGE'
  /** This exam has more than 1,000 questions, so it is not given. Contact whoever gives it. */
  | 'EXAM_TOO_LONG'
  /** This exam is not being given at the moment. */
  | 'EXAM_UNAVAILABLE'
  /** Your exports of the last seven days take up 500 MB. Try again tomorrow. */
  | 'EXPORTS_FULL'
  /** This id belongs to another export. Make a new one. */
  | 'EXPORT_ID_TAKEN'
  /** This export has no file (yet). Look how it stands. */
  | 'EXPORT_NOT_DONE'
  /** This export does not exist, or was removed since: files are kept for seven days. */
  | 'EXPORT_NOT_FOUND'
  /** The file would be larger than 250 MB. Export results, or figures, instead. */
  | 'EXPORT_TOO_LARGE'
  /** The figures could not be computed. Ask again to start once more, or report it to us. */
  | 'FIGURES_FAILED'
  /** The file is larger than 15 MB. Split it. */
  | 'FILE_TOO_LARGE'
  /** Authorization failed */
  | 'FOREIGN_EMAIL'
  /** The document is not valid GraphQL. */
  | 'GRAPHQL_PARSE_FAILED'
  /** The document does not fit the schema. */
  | 'GRAPHQL_VALIDATION_FAILED'
  /** This was done with the same Idempotency-Key, but what it made or changed is no longer there. */
  | 'IDEMPOTENCY_ANSWER_GONE'
  /** This is being done already. Try again in a moment. */
  | 'IDEMPOTENCY_IN_PROGRESS'
  /** A request with this Idempotency-Key was applied more than a day ago, and is not applied again. Look at what it did. */
  | 'IDEMPOTENCY_KEY_EXPIRED'
  /** The header Idempotency-Key takes 22 to 255 visible ASCII characters that nobody can guess, such as a random UUID. */
  | 'IDEMPOTENCY_KEY_INVALID'
  /** This Idempotency-Key came with another request before. Nothing was done: send a new key. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** Your images take up 500 MB. Remove some from your questions: within a day there is room again. */
  | 'IMAGES_FULL'
  /** This image is damaged or incomplete. Save it again, and send that. */
  | 'IMAGE_DAMAGED'
  /** This image does not exist, or was removed since. Upload it again. */
  | 'IMAGE_NOT_FOUND'
  /** The image is larger than 15 MB. Make it smaller. */
  | 'IMAGE_TOO_LARGE'
  /** This image has more than 40 million pixels. Make it smaller. */
  | 'IMAGE_TOO_MANY_PIXELS'
  /** This is not a PNG, JPEG, WebP or GIF image. */
  | 'IMAGE_TYPE'
  /** Your imports keep 200 million characters of refused rows. Wait until the oldest go, after thirty days. */
  | 'IMPORTS_FULL'
  /** This id belongs to another import. Make a new one. */
  | 'IMPORT_ID_TAKEN'
  /** Import not found */
  | 'IMPORT_NOT_FOUND'
  /** Something went wrong on our side. Please try again. */
  | 'INTERNAL'
  /** A job was interrupted too often. Start it again. */
  | 'INTERRUPTED'
  /** Invalid OTP. Please try again. */
  | 'INVALID_CODE'
  /** This invitation is for another address than that of the account you are logged in with. */
  | 'INVITED_OTHER_ADDRESS'
  /** An institute with colleagues needs an owner who stays. Make somebody else an owner first. */
  | 'LAST_OWNER'
  /** An accepted answer stays accepted: its marks count, and its learner has a receipt. */
  | 'LATE_ANSWER_ACCEPTED'
  /** There is no such late answer of this attempt. */
  | 'LATE_ANSWER_NOT_FOUND'
  /** No more late answers are kept of this attempt. Show what you have to whoever gives the exam. */
  | 'LATE_FULL'
  /** This attempt is under way. What came late is decided on once it is submitted. */
  | 'LATE_WHILE_RUNNING'
  /** The personal data of this learner was erased: their marks stay as they are, and they cannot come back. */
  | 'LEARNER_ERASED'
  /** This learner has an attempt under way. Wait until it ends, or submit it, and erase them then. */
  | 'LEARNER_IN_EXAM'
  /** This is not the name of this learner. Enter it as it is stored, to confirm. */
  | 'LEARNER_NAME_DIFFERS'
  /** There is no such learner of yours. */
  | 'LEARNER_NOT_FOUND'
  /** Answers of this learner wait for marking, or late ones for a decision: they would be lost. Mark and decide first. */
  | 'LEARNER_NOT_MARKED'
  /** This attempt goes on in another window or on another device. Open it here again to take it back. */
  | 'LEASE_LOST'
  /** This link opens nothing (any more). Take it from the latest mail, or ask whoever gives the exam. */
  | 'LINK_INVALID'
  /** This exam is marked without names. You can look at this once nobody is at it and all answers are marked. */
  | 'MARKING_ANONYMOUS'
  /** The marks of this exam have too many different fractions to be added up. Use fewer, for example only thirds and quarters. */
  | 'MARKS_TOO_FINE'
  /** This is the address of a colleague of yours already. */
  | 'MEMBER_ALREADY'
  /** This address has an account already. Log in with its password to join. */
  | 'MEMBER_HAS_ACCOUNT'
  /** This invitation is not open any more: it was used, withdrawn or sent again, or is older than seven days. Ask whoever invited you for another one. */
  | 'MEMBER_INVITATION_INVALID'
  /** There is no such open invitation. It was withdrawn, or taken up. */
  | 'MEMBER_INVITATION_NOT_FOUND'
  /** This address has an invitation already. Send that one again, or withdraw it. */
  | 'MEMBER_INVITED_ALREADY'
  /** To switch your own two-factor log-in off, go to the page of your profile. */
  | 'MEMBER_IS_YOU'
  /** There is no such colleague of yours. */
  | 'MEMBER_NOT_FOUND'
  /** They have no two-factor log-in. */
  | 'MEMBER_TWO_FACTOR_OFF'
  /** An exam has at most 500 messages, and this one has them. */
  | 'MESSAGES_FULL'
  /** Columns are missing. */
  | 'MISSING_COLUMNS'
  /** This file is named .csv, but it is a workbook. Rename it to .xlsx and upload it again. */
  | 'NAMED_CSV'
  /** Nobody is at this exam now, so nobody would see the message. */
  | 'NOBODY_AT_EXAM'
  /** This import has no refused rows. */
  | 'NOTHING_TO_CORRECT'
  /** This import has no questions that wait to be stored. */
  | 'NOTHING_TO_STORE'
  /** This address answers in another format than those that the header Accept allows. */
  | 'NOT_ACCEPTABLE'
  /** Your role in this institute does not allow that. Ask one of its owners. */
  | 'NOT_ALLOWED'
  /** This is no exam that was exported as a file. */
  | 'NOT_AN_EXAM_FILE'
  /** This file is neither an .xlsx workbook nor a .csv table. Save it as .xlsx (Excel Workbook) and upload it again. */
  | 'NOT_A_TABLE'
  /** This file is not an .xlsx workbook. Save it as .xlsx (Excel Workbook) and upload it again. */
  | 'NOT_A_WORKBOOK'
  /** This candidate has no e-mail address. Copy their link and hand it to them. */
  | 'NO_ADDRESS'
  /** You have made all the attempts you have. Ask whoever gives the exam for another one. */
  | 'NO_ATTEMPTS_LEFT'
  /** This attempt has no deadline that could be put off. */
  | 'NO_DEADLINE'
  /** Send one file, as multipart/form-data. */
  | 'NO_EXAM_FILE'
  /** Send one file, as multipart/form-data. */
  | 'NO_FILE'
  /** The worksheet is empty. One row must name the columns, and the questions stand below it. */
  | 'NO_HEADER'
  /** Send one image, as multipart/form-data. */
  | 'NO_IMAGE'
  /** This import has no refused rows. */
  | 'NO_REFUSED_ROWS'
  /** There is no question below the row that names the columns. */
  | 'NO_ROWS'
  /** The workbook has no worksheet. */
  | 'NO_SHEET'
  /** This is an old .xls workbook, or one with a password. Remove the password, if it has one. Open it in Excel, LibreOffice or Google Sheets, choose File, then Save As or Download, and the type Excel Workbook (.xlsx). Then upload that file. */
  | 'OLD_OR_LOCKED'
  /** This is an OpenDocument file (.ods), which cannot be read. Open it in Excel, LibreOffice or Google Sheets, choose File, then Save As or Download, and the type Excel Workbook (.xlsx). Then upload that file. */
  | 'OPEN_DOCUMENT'
  /** The document has no operation of this name. */
  | 'OPERATION_RESOLUTION_FAILURE'
  /** The sheet is made for another kind of question. */
  | 'OTHER_KIND'
  /** There was no such outage in the last seven days that took time from anybody in this exam. */
  | 'OUTAGE_NOT_FOUND'
  /** The connection to the database broke while this was being saved. Look whether it is there before you try again. */
  | 'OUTCOME_UNKNOWN'
  /** Your account belongs to an institute that has quizzes, learners or colleagues, and an account belongs to one institute only. Give your account another e-mail address on the page of your profile, then open the link again: it makes a second account for this address. */
  | 'OWN_INSTITUTE_IN_USE'
  /** Set up two-factor log-in for your own account before you require it of everybody. */
  | 'OWN_TWO_FACTOR_FIRST'
  /** The texts of this quiz are too long to be submitted as one paper. Divide it into several quizzes. */
  | 'PAPER_TOO_LARGE'
  /** An exam is paused at most 100 times, and this one was. Give everybody more time instead. */
  | 'PAUSES_FULL'
  /** What identifies a person belongs to two learners. Correct what the fields name. */
  | 'PEOPLE_CONFLICT'
  /** This file cannot be read. */
  | 'PEOPLE_FILE'
  /** Queries are not stored here: send the document. */
  | 'PERSISTED_QUERY_NOT_SUPPORTED'
  /** This attempt has no question at that place */
  | 'PLACE_NOT_FOUND'
  /** A submitted paper has this question: it stays as long as that paper. */
  | 'QUESTION_IS_KEPT'
  /** Question not found */
  | 'QUESTION_NOT_FOUND'
  /** Questions come one after the other in this exam. Answer or leave the question before this one first. */
  | 'QUESTION_NOT_REACHED'
  /** Add at least one question before you submit the paper. */
  | 'QUIZ_IS_EMPTY'
  /** A quiz holds at most 40,000 questions. */
  | 'QUIZ_IS_FULL'
  /** Learners have taken this quiz: it stays with their results. Erase learners one by one, or let the institute erase them after some months. */
  | 'QUIZ_IS_KEPT'
  /** Quiz not found */
  | 'QUIZ_NOT_FOUND'
  /** This attempt was handed in before receipts were signed, so there is none to download. */
  | 'RECEIPT_NOT_SIGNED'
  /** Remark not found */
  | 'REMARK_NOT_FOUND'
  /** This browser is not remembered any more. Log in with your password. */
  | 'REMEMBER_TOKEN_INVALID'
  /** Your password was reset by a mailed code within the last day, which can still be undone. Until then you cannot make, change or remove owners, or move to another institute. Wait, or ask another owner. */
  | 'RESET_IS_RECENT'
  /** This link has expired, was used already, or was replaced by one that was mailed later. With "Forgot password?" at the log-in you choose a new password. */
  | 'RESET_UNDO_INVALID'
  /** This is not a code of this exam. Look at it again on the device where you started. */
  | 'RETURN_CODE_WRONG'
  /** Somebody has decided on this request already. */
  | 'RETURN_REQUEST_DECIDED'
  /** This request has expired, or there never was one. Ask again. */
  | 'RETURN_REQUEST_NOT_FOUND'
  /** Whoever gives this exam does not show what became of it. */
  | 'REVIEW_NOT_ALLOWED'
  /** Nobody has handed in this revision of the exam. */
  | 'REVISION_NOT_TAKEN'
  /** This account has two-factor log-in. Send the challenge with a code of the authenticator app, or with a recovery code, to confirmLogIn. */
  | 'SECOND_FACTOR_REQUIRED'
  /** This code is wrong, or was used already. Type the code that your app shows now, or a recovery code. */
  | 'SECOND_FACTOR_WRONG'
  /** There is no such log-in of yours. */
  | 'SESSION_NOT_FOUND'
  /** This concerns the account itself, so it needs a log-in: send the token that logIn gives, not an access token. */
  | 'SESSION_REQUIRED'
  /** Another remark of this exam has this shortcut. Choose another one. */
  | 'SHORTCUT_TAKEN'
  /** This was changed since you read it. Look at what it says now, then save again. */
  | 'STALE_VERSION'
  /** The attempt still takes these answers. Save them, as always. */
  | 'STILL_TAKEN'
  /** There is no template of this name. */
  | 'TEMPLATE_NOT_FOUND'
  /** You have a quiz with this title already. */
  | 'TITLE_TAKEN'
  /** This access token may only read. Make one with the scope WRITE for this. */
  | 'TOKEN_SCOPE'
  /** Reading the workbook takes more memory than it may. Copy its rows into a new one. */
  | 'TOO_COMPLEX'
  /** It asks for too much at once: `extensions.cost` says how much. */
  | 'TOO_COSTLY'
  /** What was sent is too large. */
  | 'TOO_LARGE'
  /** You have 50 access tokens that work. Revoke one that is not needed any more. */
  | 'TOO_MANY_ACCESS_TOKENS'
  /** The attempts of this exam have more than 20 million answers: too many for figures. Export the responses instead. */
  | 'TOO_MANY_ANSWERS'
  /** You have 1,000 class lists. Delete one that is not needed any more. */
  | 'TOO_MANY_CLASS_LISTS'
  /** The papers of this exam have more than 8,000 questions: no sheet has so many columns. */
  | 'TOO_MANY_COLUMNS'
  /** There are exports under way already. Start this one when one of them is done. */
  | 'TOO_MANY_EXPORTS'
  /** Five imports of yours are under way. Start this one when one of them is done. */
  | 'TOO_MANY_IMPORTS'
  /** An institute can have 200 colleagues, including those who are invited. Remove somebody, or withdraw an invitation. */
  | 'TOO_MANY_MEMBERS'
  /** The workbook has more than 1,000 pictures. Split it into smaller ones. */
  | 'TOO_MANY_PICTURES'
  /** This exam has 100 remarks, which is as many as there can be. Delete one first. */
  | 'TOO_MANY_REMARKS'
  /** Too many tries. Wait a moment and try again. */
  | 'TOO_MANY_REQUESTS'
  /** Too many learners ask to go on at this exam. Talk to whoever gives it. */
  | 'TOO_MANY_RETURN_REQUESTS'
  /** The worksheet has more than 20,000 rows. Split it into smaller ones. */
  | 'TOO_MANY_ROWS'
  /** The corrections of this file hold more text than can be kept. Upload a repaired one. */
  | 'TOO_MUCH_CORRECTED'
  /** The worksheet holds more text than can be taken at once. Split it. */
  | 'TOO_MUCH_TEXT'
  /** Reading the workbook takes longer than it may. Copy its rows into a new one. */
  | 'TOO_SLOW'
  /** As many trials as this server keeps are there just now. Please try again later. */
  | 'TRIALS_FULL'
  /** There is no such trusted browser of yours. */
  | 'TRUSTED_BROWSER_NOT_FOUND'
  /** Your institute requires two-factor log-in, so it cannot be switched off. To use another app, set that up. */
  | 'TWO_FACTOR_KEPT'
  /** No set-up is under way: it can take 15 minutes at most. Start again. */
  | 'TWO_FACTOR_NOT_BEGUN'
  /** Two-factor log-in is not switched on. */
  | 'TWO_FACTOR_OFF'
  /** Your institute requires two-factor log-in. Set it up to go on: your profile leads you through it. */
  | 'TWO_FACTOR_SETUP_REQUIRED'
  /** Your password was reset by a mailed code within the last day, which can still be undone. Two-factor log-in can be set up after that. */
  | 'TWO_FACTOR_TOO_SOON'
  /** Log in to go on. */
  | 'UNAUTHENTICATED'
  /** The service is not available just now. Try again in a moment. */
  | 'UNAVAILABLE'
  /** The workbook unpacks to more than 200 MB. Split it into smaller ones. */
  | 'UNPACKS_TOO_LARGE'
  /** You have uploaded 500 MB within seven days. Try again tomorrow. */
  | 'UPLOADS_FULL'
  /** This upload does not exist, or was removed since. Upload the file again. */
  | 'UPLOAD_NOT_FOUND'
  /** Some of what was sent cannot be taken. */
  | 'VALIDATION'
  /** A question keeps its kind: delete it and add a new one. */
  | 'WRONG_KIND'
  /** Invalid Username or Password */
  | 'WRONG_PASSWORD';

/** What an import is doing. */
export type ImportPhase =
  /** Its rows are being checked. */
  | 'CHECKING'
  /** Its pictures are being stored: `rowsDone` and `rowsTotal` count pictures. */
  | 'PICTURES'
  /** The workbook is being read. */
  | 'READING'
  /** Its questions are being stored. */
  | 'STORING';

/** How an import stands. */
export type ImportState =
  /** A preview: its questions can be looked at, and stored by `storeImport`. */
  | 'CHECKED'
  /** It broke down on our side; nothing was stored. */
  | 'FAILED'
  /** Waits for a worker. */
  | 'QUEUED'
  /** It cannot be taken as it is; nothing was stored. */
  | 'REFUSED'
  /** Under way. */
  | 'RUNNING'
  /** Every row was stored; with `storeGoodRows`, every row that could be taken. */
  | 'SUCCEEDED';

/** The kinds of questions. */
export type QuestionKind =
  /** Answered in free text. */
  | 'DESCRIPTIVE'
  /** Multiple choice with one right option. */
  | 'MCQ';

/** A refused row that is corrected. */
export type RowCorrectionInput = {
  /** Its cells that change; others stay. */
  cells: Array<CellCorrectionInput>;
  /** The row, as `refusedRows` numbers it. */
  row: number;
};

/** Where a sheet has its questions, if its columns are not named so that they are found. */
export type SheetColumnsInput = {
  /** Every required column of the kind, and others. */
  columns: Array<ColumnChoiceInput>;
  /** The first row with a question, from 1. */
  firstRow: number;
};

/** An import to start. */
export type StartImportInput = {
  /** Which columns are meant. Left out, they are found by their names. The institute remembers a choice for sheets with the same names. */
  columns?: SheetColumnsInput | null | undefined;
  /** A UUID made by the client. Twice the same is one import. */
  id: string | number;
  /** The kind of question the rows are. */
  kind: QuestionKind;
  /** Whether to end as `CHECKED`, with its questions in `preview`, for somebody to look at. `storeImport` stores them. */
  preview?: boolean;
  /** The quiz the questions go to. */
  quizId: string | number;
  /** Whether to store the rows that can be taken when others cannot. Without it, all are stored or none. */
  storeGoodRows?: boolean;
  /** From POST /uploads/spreadsheets. */
  uploadId: string | number;
};

/** Where characters stand. */
export type TextPosition =
  /** On the line. */
  | 'LINE'
  /** Below it: subscript. */
  | 'LOWERED'
  /** Above it: superscript. */
  | 'RAISED';

export type ImportHistoryQueryVariables = Exact<{
  quizId: string | number;
  page: number;
}>;


export type ImportHistoryQuery = { quiz: { id: string, title: string, imports: { totalCount: number, totalPages: number, items: Array<{ id: string, fileName: string, kind: QuestionKind, state: ImportState, storedCount: number, refusedRowCount: number, createdAt: string, creatorName: string, corrects: string | null }> } } };

export type OpenImportQueryVariables = Exact<{
  quizId: string | number;
}>;


export type OpenImportQuery = { quiz: { id: string, openImport: { id: string } | null } };

export type ImportWarningsQueryVariables = Exact<{
  id: string | number;
  page: number;
}>;


export type ImportWarningsQuery = { import: { id: string, warnings: { totalPages: number, items: Array<{ row: number, column: string | null, message: string }> } } };

export type PreviewImageFieldsFragment = { url: string, width: number, height: number, alternativeText: string };

export type ImportPreviewQueryVariables = Exact<{
  id: string | number;
  page: number;
  pageSize: number;
}>;


export type ImportPreviewQuery = { import: { id: string, preview: { totalCount: number, totalPages: number, items: Array<{ row: number, isChanged: boolean, text: string, answer: string, marks: string | null, wrongMarks: string | null, cells: Array<{ column: string, isChanged: boolean, content: Array<{ text: string, position: TextPosition }> }>, image: { url: string, width: number, height: number, alternativeText: string } | null, options: Array<{ text: string, isKey: boolean, image: { url: string, width: number, height: number, alternativeText: string } | null }> }> } } };

export type StoreImportMutationVariables = Exact<{
  id: string | number;
}>;


export type StoreImportMutation = { storeImport: { id: string, quizId: string, kind: QuestionKind, fileName: string, uploadId: string | null, state: ImportState, phase: ImportPhase | null, rowsDone: number, rowsTotal: number | null, storedCount: number, faultCount: number, refusedRowCount: number, warningCount: number, changedCount: number, ignoredColumns: Array<string>, notes: Array<string>, corrects: string | null, problem: { code: ErrorCode, message: string } | null, sheetStart: { firstRow: number, rows: Array<{ number: number, cells: Array<{ letters: string, text: string }> }>, columns: Array<{ header: string, letters: string }> } | null } };

export type RefusedRowsQueryVariables = Exact<{
  id: string | number;
  page: number;
  pageSize: number;
}>;


export type RefusedRowsQuery = { import: { id: string, refusedRows: { totalCount: number, totalPages: number, items: Array<{ row: number, cells: Array<{ column: string, value: string, isCut: boolean, isKeepable: boolean, losesPicture: boolean }>, faults: Array<{ column: string, message: string }> }> } } };

export type ImportFieldsFragment = { id: string, quizId: string, kind: QuestionKind, fileName: string, uploadId: string | null, state: ImportState, phase: ImportPhase | null, rowsDone: number, rowsTotal: number | null, storedCount: number, faultCount: number, refusedRowCount: number, warningCount: number, changedCount: number, ignoredColumns: Array<string>, notes: Array<string>, corrects: string | null, problem: { code: ErrorCode, message: string } | null, sheetStart: { firstRow: number, rows: Array<{ number: number, cells: Array<{ letters: string, text: string }> }>, columns: Array<{ header: string, letters: string }> } | null };

export type ImportStatusQueryVariables = Exact<{
  id: string | number;
}>;


export type ImportStatusQuery = { import: { id: string, quizId: string, kind: QuestionKind, fileName: string, uploadId: string | null, state: ImportState, phase: ImportPhase | null, rowsDone: number, rowsTotal: number | null, storedCount: number, faultCount: number, refusedRowCount: number, warningCount: number, changedCount: number, ignoredColumns: Array<string>, notes: Array<string>, corrects: string | null, problem: { code: ErrorCode, message: string } | null, sheetStart: { firstRow: number, rows: Array<{ number: number, cells: Array<{ letters: string, text: string }> }>, columns: Array<{ header: string, letters: string }> } | null } };

export type StartImportMutationVariables = Exact<{
  input: StartImportInput;
}>;


export type StartImportMutation = { startImport: { id: string, state: ImportState } };

export type CorrectImportMutationVariables = Exact<{
  input: CorrectImportInput;
}>;


export type CorrectImportMutation = { correctImport: { id: string, state: ImportState } };

export type LaterImportsQueryVariables = Exact<{
  quizId: string | number;
}>;


export type LaterImportsQuery = { quiz: { id: string, imports: { items: Array<{ id: string, state: ImportState, corrects: string | null }> } } };

export const PreviewImageFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PreviewImageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"alternativeText"}}]}}]} as unknown as DocumentNode<PreviewImageFieldsFragment, unknown>;
export const ImportFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quizId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"uploadId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"rowsDone"}},{"kind":"Field","name":{"kind":"Name","value":"rowsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"storedCount"}},{"kind":"Field","name":{"kind":"Name","value":"faultCount"}},{"kind":"Field","name":{"kind":"Name","value":"refusedRowCount"}},{"kind":"Field","name":{"kind":"Name","value":"warningCount"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"ignoredColumns"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"corrects"}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sheetStart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstRow"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letters"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"letters"}}]}}]}}]}}]} as unknown as DocumentNode<ImportFieldsFragment, unknown>;
export const ImportHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quiz"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"imports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"storedCount"}},{"kind":"Field","name":{"kind":"Name","value":"refusedRowCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"creatorName"}},{"kind":"Field","name":{"kind":"Name","value":"corrects"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<ImportHistoryQuery, ImportHistoryQueryVariables>;
export const OpenImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quiz"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"openImport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<OpenImportQuery, OpenImportQueryVariables>;
export const ImportWarningsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportWarnings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"import"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<ImportWarningsQuery, ImportWarningsQueryVariables>;
export const ImportPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"import"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"isChanged"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"isChanged"}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PreviewImageFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isKey"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PreviewImageFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"marks"}},{"kind":"Field","name":{"kind":"Name","value":"wrongMarks"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PreviewImageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"alternativeText"}}]}}]} as unknown as DocumentNode<ImportPreviewQuery, ImportPreviewQueryVariables>;
export const StoreImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StoreImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storeImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quizId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"uploadId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"rowsDone"}},{"kind":"Field","name":{"kind":"Name","value":"rowsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"storedCount"}},{"kind":"Field","name":{"kind":"Name","value":"faultCount"}},{"kind":"Field","name":{"kind":"Name","value":"refusedRowCount"}},{"kind":"Field","name":{"kind":"Name","value":"warningCount"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"ignoredColumns"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"corrects"}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sheetStart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstRow"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letters"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"letters"}}]}}]}}]}}]} as unknown as DocumentNode<StoreImportMutation, StoreImportMutationVariables>;
export const RefusedRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RefusedRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"import"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"refusedRows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isCut"}},{"kind":"Field","name":{"kind":"Name","value":"isKeepable"}},{"kind":"Field","name":{"kind":"Name","value":"losesPicture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<RefusedRowsQuery, RefusedRowsQueryVariables>;
export const ImportStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"import"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quizId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"uploadId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"rowsDone"}},{"kind":"Field","name":{"kind":"Name","value":"rowsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"storedCount"}},{"kind":"Field","name":{"kind":"Name","value":"faultCount"}},{"kind":"Field","name":{"kind":"Name","value":"refusedRowCount"}},{"kind":"Field","name":{"kind":"Name","value":"warningCount"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"ignoredColumns"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"corrects"}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sheetStart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstRow"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letters"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"letters"}}]}}]}}]}}]} as unknown as DocumentNode<ImportStatusQuery, ImportStatusQueryVariables>;
export const StartImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<StartImportMutation, StartImportMutationVariables>;
export const CorrectImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<CorrectImportMutation, CorrectImportMutationVariables>;
export const LaterImportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LaterImports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quiz"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"imports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"corrects"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LaterImportsQuery, LaterImportsQueryVariables>;