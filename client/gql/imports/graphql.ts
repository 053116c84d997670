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
  /** You need an access code to start this exam. It is read out in the room. */
  | 'ACCESS_CODE_NEEDED'
  /** This is not the access code. Type it as it was read out. */
  | 'ACCESS_CODE_WRONG'
  /** You have no such access token. */
  | 'ACCESS_TOKEN_NOT_FOUND'
  /** A path can have at most 2,048 characters. */
  | 'ADDRESS_TOO_LONG'
  /** There are as many adjustments as there can be. Undo one of them first. */
  | 'ADJUSTMENTS_FULL'
  /** There is no such adjustment. */
  | 'ADJUSTMENT_NOT_FOUND'
  /** This adjustment is already undone. */
  | 'ADJUSTMENT_UNDONE'
  /** Another correction of the same import was stored in the meantime. Nothing was stored twice. */
  | 'ALREADY_CORRECTED'
  /** Answer not found */
  | 'ANSWER_NOT_FOUND'
  /** This attempt was reopened, and the learner is continuing it. You can mark it once it is submitted again. */
  | 'ANSWER_REOPENED'
  /** What is assigned to this colleague has changed since you looked. See what it is now, then change it. */
  | 'ASSIGNMENT_CHANGED'
  /** This attempt is already paused. */
  | 'ATTEMPT_ALREADY_PAUSED'
  /** This attempt has been submitted and can no longer be changed. */
  | 'ATTEMPT_ENDED'
  /** Attempt not found */
  | 'ATTEMPT_NOT_FOUND'
  /** This attempt has not been paused individually. */
  | 'ATTEMPT_NOT_PAUSED'
  /** This attempt is not submitted. Adjust it once it is. */
  | 'ATTEMPT_NOT_SUBMITTED'
  /** This candidate already has a running attempt. It must end before another one is reopened. */
  | 'ATTEMPT_RUNNING'
  /** The time of this attempt is over. Give it extra time, then pause it. */
  | 'ATTEMPT_TIME_OVER'
  /** This attempt is still running. There is a receipt once it is submitted. */
  | 'ATTEMPT_UNDER_WAY'
  /** The log of your institute has no person and no exam with this id. */
  | 'AUDITED_NOT_FOUND'
  /** The request is not well-formed. */
  | 'BAD_REQUEST'
  /** A variable does not fit its type: `fields` says which. */
  | 'BAD_USER_INPUT'
  /** This .csv file is broken: a quotation mark is not closed. */
  | 'BROKEN_CSV'
  /** There is a lot going on right now. Try again in a moment. */
  | 'BUSY'
  /** You have no such candidate. */
  | 'CANDIDATE_NOT_FOUND'
  /** This candidate was removed from the exam. Restore them first. */
  | 'CANDIDATE_REVOKED'
  /** You cannot remove yourself. To leave, delete your account on your profile page. */
  | 'CANNOT_REMOVE_YOURSELF'
  /** This attempt has no certificate. */
  | 'CERTIFICATE_NOT_GIVEN'
  /** You took too long, or the account was changed in the meantime. Log in again. */
  | 'CHALLENGE_INVALID'
  /** A class list can have at most 2,000 learners. */
  | 'CLASS_LIST_IS_FULL'
  /** You already have a class list with this name. */
  | 'CLASS_LIST_NAME_TAKEN'
  /** You have no such class list. */
  | 'CLASS_LIST_NOT_FOUND'
  /** The current password is wrong. */
  | 'CURRENT_PASSWORD_WRONG'
  /** The workbook is damaged or incomplete. Open it in a spreadsheet program. Save it as .xlsx (Excel Workbook) and upload it again. */
  | 'DAMAGED'
  /** A column is there twice. */
  | 'DOUBLE_COLUMN'
  /** Email not found. Please register first. */
  | 'EMAIL_NOT_FOUND'
  /** Verify your e-mail address again: the verification has expired or has already been used. */
  | 'EMAIL_NOT_VERIFIED'
  /** This e-mail address is already registered. */
  | 'EMAIL_TAKEN'
  /** You cannot join this exam in this way. Ask the exam staff. */
  | 'EXAM_ACCESS'
  /** This exam is already paused. */
  | 'EXAM_ALREADY_PAUSED'
  /** This exam has closed. */
  | 'EXAM_CLOSED'
  /** This file takes too much time or memory to read. Divide the exam into several. */
  | 'EXAM_FILE_TOO_COMPLEX'
  /** An exam file can have at most 60 MB. */
  | 'EXAM_FILE_TOO_LARGE'
  /** This file was exported by a newer version. Import it there, or update this one. */
  | 'EXAM_FILE_TOO_NEW'
  /** An exam can have at most 20,000 candidates. */
  | 'EXAM_IS_FULL'
  /** There is no exam with this code. Check each letter and number. */
  | 'EXAM_NOT_FOUND'
  /** You cannot invite anyone yet: submit the paper first, and make sure that the quiz is active. */
  | 'EXAM_NOT_GIVEN'
  /** This exam has not opened yet. */
  | 'EXAM_NOT_OPEN_YET'
  /** This exam is not paused. */
  | 'EXAM_NOT_PAUSED'
  /** Nobody can start this exam or be invited yet, because something in it must be corrected. Correct it, and submit the paper again. */
  | 'EXAM_NOT_READY'
  /** This exam is paused. You can start as soon as it resumes. */
  | 'EXAM_PAUSED'
  /** As a file with its images, this exam is larger than 60 MB. Divide it into several. */
  | 'EXAM_TOO_LARGE'
  /** This exam has more than 1,000 questions, so it cannot start. Contact the exam staff. */
  | 'EXAM_TOO_LONG'
  /** This exam is not open at the moment. */
  | 'EXAM_UNAVAILABLE'
  /** Your exports of the last seven days already take up 500 MB. Try again tomorrow. */
  | 'EXPORTS_FULL'
  /** This id belongs to another export. Make a new one. */
  | 'EXPORT_ID_TAKEN'
  /** This export has no file yet. Check its status. */
  | 'EXPORT_NOT_DONE'
  /** This export does not exist or was deleted: files are stored for seven days. */
  | 'EXPORT_NOT_FOUND'
  /** The file would be larger than 250 MB. Export the results or the statistics instead. */
  | 'EXPORT_TOO_LARGE'
  /** The statistics could not be calculated. Try again, or report this to us. */
  | 'FIGURES_FAILED'
  /** The file is larger than 15 MB. Split it into smaller ones. */
  | 'FILE_TOO_LARGE'
  /** Authorization failed */
  | 'FOREIGN_EMAIL'
  /** The document is not valid GraphQL. */
  | 'GRAPHQL_PARSE_FAILED'
  /** The document does not fit the schema. */
  | 'GRAPHQL_VALIDATION_FAILED'
  /** This was done with the same Idempotency-Key, but what it made or changed is no longer there. */
  | 'IDEMPOTENCY_ANSWER_GONE'
  /** This request is already being processed. Try again in a moment. */
  | 'IDEMPOTENCY_IN_PROGRESS'
  /** A request with this Idempotency-Key was applied more than a day ago, and is not applied again. Check what it did. */
  | 'IDEMPOTENCY_KEY_EXPIRED'
  /** The header Idempotency-Key takes 22 to 255 visible ASCII characters that nobody can guess, such as a random UUID. */
  | 'IDEMPOTENCY_KEY_INVALID'
  /** This Idempotency-Key was used for another request before. Nothing was done: send a new key. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** Your images take up 500 MB. Remove some from your questions: the space is free again within a day. */
  | 'IMAGES_FULL'
  /** This image is damaged or incomplete. Save it again, then upload it. */
  | 'IMAGE_DAMAGED'
  /** This image does not exist or was deleted. Upload it again. */
  | 'IMAGE_NOT_FOUND'
  /** The image is larger than 15 MB. Make it smaller. */
  | 'IMAGE_TOO_LARGE'
  /** This image has more than 40 million pixels. Make it smaller. */
  | 'IMAGE_TOO_MANY_PIXELS'
  /** This is not a PNG, JPEG, WebP or GIF image. */
  | 'IMAGE_TYPE'
  /** Your imports have 200 million characters of refused rows, which is the most there can be. The oldest are deleted after thirty days. */
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
  /** This invitation is for a different e-mail address from the one you are logged in with. */
  | 'INVITED_OTHER_ADDRESS'
  /** An institute with colleagues needs an owner. Make someone else an owner first. */
  | 'LAST_OWNER'
  /** This answer is already accepted: its marks count, and the learner has a receipt. */
  | 'LATE_ANSWER_ACCEPTED'
  /** This attempt has no such late answer. */
  | 'LATE_ANSWER_NOT_FOUND'
  /** No more late answers can be stored for this attempt. Show your answers to the exam staff. */
  | 'LATE_FULL'
  /** This attempt is still running. You can decide on late answers once it is submitted. */
  | 'LATE_WHILE_RUNNING'
  /** The personal data of this learner was erased. Their marks stay as they are, and the learner cannot be restored. */
  | 'LEARNER_ERASED'
  /** This learner has a running attempt. Wait until it ends, or submit it, then erase the learner. */
  | 'LEARNER_IN_EXAM'
  /** This is not the name of this learner. To confirm, type it as it is stored. */
  | 'LEARNER_NAME_DIFFERS'
  /** You have no such learner. */
  | 'LEARNER_NOT_FOUND'
  /** This learner has answers waiting to be marked, or late answers waiting for a decision. They would be lost. Mark them and decide first. */
  | 'LEARNER_NOT_MARKED'
  /** This attempt is open in another window or on another device. Open it here again to continue here. */
  | 'LEASE_LOST'
  /** This link does not work. Use the link in the latest mail, or ask the exam staff. */
  | 'LINK_INVALID'
  /** This exam is marked without names. You can view this once nobody is taking it and all answers are marked. */
  | 'MARKING_ANONYMOUS'
  /** In this exam you see only the answers that you are assigned. An owner or editor of your institute can assign you the whole exam, which shows you its learners and results. */
  | 'MARKING_ASSIGNED'
  /** The marks of this exam have too many different fractions to add up. Use fewer, for example only thirds and quarters. */
  | 'MARKS_TOO_FINE'
  /** This e-mail address already belongs to one of your colleagues. */
  | 'MEMBER_ALREADY'
  /** This e-mail address already has an account. Log in with its password to join. */
  | 'MEMBER_HAS_ACCOUNT'
  /** This invitation is no longer open: it was used, withdrawn or sent again, or it is older than seven days. Ask the person who invited you for another one. */
  | 'MEMBER_INVITATION_INVALID'
  /** There is no such open invitation. It was withdrawn or accepted. */
  | 'MEMBER_INVITATION_NOT_FOUND'
  /** This e-mail address already has an invitation. Send it again, or withdraw it. */
  | 'MEMBER_INVITED_ALREADY'
  /** To turn off your own two-factor log-in, go to your profile page. */
  | 'MEMBER_IS_YOU'
  /** You have no such colleague. */
  | 'MEMBER_NOT_FOUND'
  /** This colleague has no two-factor log-in. */
  | 'MEMBER_TWO_FACTOR_OFF'
  /** This exam has 500 messages, which is the most it can have. */
  | 'MESSAGES_FULL'
  /** Columns are missing. */
  | 'MISSING_COLUMNS'
  /** This file is named .csv, but it is a workbook. Rename it to .xlsx and upload it again. */
  | 'NAMED_CSV'
  /** Nobody is taking this exam now, so nobody would see the message. */
  | 'NOBODY_AT_EXAM'
  /** This import has no refused rows. */
  | 'NOTHING_TO_CORRECT'
  /** This import has no questions waiting to be stored. */
  | 'NOTHING_TO_STORE'
  /** This address answers in another format than those that the header Accept allows. */
  | 'NOT_ACCEPTABLE'
  /** Your role in this institute does not allow that. Ask one of its owners. */
  | 'NOT_ALLOWED'
  /** This file is not an exported exam. */
  | 'NOT_AN_EXAM_FILE'
  /** Only colleagues with the role of a marker can be assigned answers to mark. */
  | 'NOT_A_MARKER'
  /** This file is neither an .xlsx workbook nor a .csv table. Save it as .xlsx (Excel Workbook) and upload it again. */
  | 'NOT_A_TABLE'
  /** This file is not an .xlsx workbook. Save it as .xlsx (Excel Workbook) and upload it again. */
  | 'NOT_A_WORKBOOK'
  /** This candidate has no e-mail address. Copy their link and give it to them. */
  | 'NO_ADDRESS'
  /** You have used all your attempts. Ask the exam staff for another one. */
  | 'NO_ATTEMPTS_LEFT'
  /** This attempt has no deadline, so it needs no extra time. */
  | 'NO_DEADLINE'
  /** Send one file, as multipart/form-data. */
  | 'NO_EXAM_FILE'
  /** Send one file, as multipart/form-data. */
  | 'NO_FILE'
  /** The worksheet is empty. Name the columns in one row, and write the questions below it. */
  | 'NO_HEADER'
  /** Send one image, as multipart/form-data. */
  | 'NO_IMAGE'
  /** This import has no refused rows. */
  | 'NO_REFUSED_ROWS'
  /** There are no questions below the row with the column names. */
  | 'NO_ROWS'
  /** The workbook has no worksheet. */
  | 'NO_SHEET'
  /** This is an old .xls workbook, or one with a password. Remove the password, if it has one. Open it in Excel, LibreOffice or Google Sheets, choose File, then Save As or Download, and the type Excel Workbook (.xlsx). Then upload that file. */
  | 'OLD_OR_LOCKED'
  /** This is an OpenDocument file (.ods), which cannot be read. Open it in Excel, LibreOffice or Google Sheets, choose File, then Save As or Download, and the type Excel Workbook (.xlsx). Then upload that file. */
  | 'OPEN_DOCUMENT'
  /** The document has no operation of this name. */
  | 'OPERATION_RESOLUTION_FAILURE'
  /** This sheet is for another kind of question. */
  | 'OTHER_KIND'
  /** There was no such outage in the last seven days that took time from anybody in this exam. */
  | 'OUTAGE_NOT_FOUND'
  /** The connection to the database failed while this was being saved. Check whether it was saved before you try again. */
  | 'OUTCOME_UNKNOWN'
  /** Your account belongs to an institute that has quizzes, learners or colleagues, and an account can belong to only one institute. Change the e-mail address of your account on your profile page, then open the link again to create a second account for this address. */
  | 'OWN_INSTITUTE_IN_USE'
  /** Set up two-factor log-in for your own account before you require it for everyone. */
  | 'OWN_TWO_FACTOR_FIRST'
  /** The texts of this quiz are too long to be submitted as one paper. Divide it into several quizzes. */
  | 'PAPER_TOO_LARGE'
  /** This exam has been paused 100 times, which is the most there can be. Give everyone extra time instead. */
  | 'PAUSES_FULL'
  /** The details of a person match two different learners. Correct the fields that are named. */
  | 'PEOPLE_CONFLICT'
  /** This file cannot be read. */
  | 'PEOPLE_FILE'
  /** Queries are not stored here: send the document. */
  | 'PERSISTED_QUERY_NOT_SUPPORTED'
  /** This attempt has no question at that place */
  | 'PLACE_NOT_FOUND'
  /** The results have changed since this preview. Look at the new one, then apply it. */
  | 'PREVIEW_OUTDATED'
  /** This question is part of a submitted paper, so it stays as long as that paper. */
  | 'QUESTION_IS_KEPT'
  /** Question not found */
  | 'QUESTION_NOT_FOUND'
  /** This exam shows one question after the other. Answer or leave the question before this one first. */
  | 'QUESTION_NOT_REACHED'
  /** Add at least one question before you submit the paper. */
  | 'QUIZ_IS_EMPTY'
  /** A quiz can have at most 40,000 questions. */
  | 'QUIZ_IS_FULL'
  /** Learners have taken this quiz, so it stays with their results. Erase learners one by one, or let the institute erase them after some months. */
  | 'QUIZ_IS_KEPT'
  /** Quiz not found */
  | 'QUIZ_NOT_FOUND'
  /** This attempt was submitted before receipts were signed, so it has none to download. */
  | 'RECEIPT_NOT_SIGNED'
  /** Remark not found */
  | 'REMARK_NOT_FOUND'
  /** This browser is no longer remembered. Log in with your password. */
  | 'REMEMBER_TOKEN_INVALID'
  /** Your password was reset with a mailed code within the last day, and this can still be undone. Until then, you cannot add, change or remove owners, or move to another institute. Wait, or ask another owner. */
  | 'RESET_IS_RECENT'
  /** This link has expired, has already been used, or was replaced by a newer mail. To choose a new password, use "Forgot password?" on the log-in page. */
  | 'RESET_UNDO_INVALID'
  /** This is not a code of this exam. Check it on the device where you started. */
  | 'RETURN_CODE_WRONG'
  /** Someone has already decided on this request. */
  | 'RETURN_REQUEST_DECIDED'
  /** This request does not exist or has expired. Ask again. */
  | 'RETURN_REQUEST_NOT_FOUND'
  /** The results of this exam are not shown to learners. */
  | 'REVIEW_NOT_ALLOWED'
  /** Nobody has submitted this revision of the exam. */
  | 'REVISION_NOT_TAKEN'
  /** This account has two-factor log-in. Send the challenge with a code of the authenticator app, or with a recovery code, to confirmLogIn. */
  | 'SECOND_FACTOR_REQUIRED'
  /** This code is wrong or has already been used. Type the code that your app shows now, or a recovery code. */
  | 'SECOND_FACTOR_WRONG'
  /** You have no such log-in. */
  | 'SESSION_NOT_FOUND'
  /** This concerns the account itself, so it needs a log-in: send the token that logIn gives, not an access token. */
  | 'SESSION_REQUIRED'
  /** Another remark of this exam already has this shortcut. Choose another one. */
  | 'SHORTCUT_TAKEN'
  /** This was changed in the meantime. Review the current version, then save again. */
  | 'STALE_VERSION'
  /** These answers are not late. Save them as usual. */
  | 'STILL_TAKEN'
  /** There is no template with this name. */
  | 'TEMPLATE_NOT_FOUND'
  /** You already have a quiz with this title. */
  | 'TITLE_TAKEN'
  /** This access token may only read. Create one with the scope WRITE for this. */
  | 'TOKEN_SCOPE'
  /** The workbook needs too much memory to read. Copy its rows into a new one. */
  | 'TOO_COMPLEX'
  /** It asks for too much at once: `extensions.cost` says how much. */
  | 'TOO_COSTLY'
  /** What was sent is too large. */
  | 'TOO_LARGE'
  /** You have 50 access tokens, which is the most you can have. Revoke one that you no longer need. */
  | 'TOO_MANY_ACCESS_TOKENS'
  /** The attempts of this exam have more than 20 million answers, too many for statistics. Export the answers instead. */
  | 'TOO_MANY_ANSWERS'
  /** You have 1,000 class lists, which is the most you can have. Delete one that you no longer need. */
  | 'TOO_MANY_CLASS_LISTS'
  /** The papers of this exam have more than 8,000 questions, which is more than a sheet has columns for. */
  | 'TOO_MANY_COLUMNS'
  /** Other exports are still running. Start this one when one of them is done. */
  | 'TOO_MANY_EXPORTS'
  /** Five of your imports are running. Start this one when one of them is done. */
  | 'TOO_MANY_IMPORTS'
  /** An institute can have 200 colleagues, including those who are invited. Remove someone, or withdraw an invitation. */
  | 'TOO_MANY_MEMBERS'
  /** The workbook has more than 1,000 pictures. Split it into smaller ones. */
  | 'TOO_MANY_PICTURES'
  /** This exam has 100 remarks, which is the most it can have. Delete one first. */
  | 'TOO_MANY_REMARKS'
  /** Too many tries. Wait a moment and try again. */
  | 'TOO_MANY_REQUESTS'
  /** Too many learners are asking to continue this exam. Talk to the exam staff. */
  | 'TOO_MANY_RETURN_REQUESTS'
  /** The worksheet has more than 20,000 rows. Split it into smaller ones. */
  | 'TOO_MANY_ROWS'
  /** The corrections have more text than can be stored. Upload a corrected file instead. */
  | 'TOO_MUCH_CORRECTED'
  /** The worksheet has too much text for one import. Split it into smaller ones. */
  | 'TOO_MUCH_TEXT'
  /** The workbook takes too long to read. Copy its rows into a new one. */
  | 'TOO_SLOW'
  /** Too many people are trying the demo exam right now. Please try again later. */
  | 'TRIALS_FULL'
  /** You have no such trusted browser. */
  | 'TRUSTED_BROWSER_NOT_FOUND'
  /** Your institute requires two-factor log-in, so you cannot turn it off. To use another app, set it up. */
  | 'TWO_FACTOR_KEPT'
  /** The set-up has expired: you have 15 minutes to finish it. Start again. */
  | 'TWO_FACTOR_NOT_BEGUN'
  /** Two-factor log-in is not on. */
  | 'TWO_FACTOR_OFF'
  /** Your institute requires two-factor log-in. Set it up on your profile to continue. */
  | 'TWO_FACTOR_SETUP_REQUIRED'
  /** Your password was reset with a mailed code within the last day, and this can still be undone. You can set up two-factor log-in after that. */
  | 'TWO_FACTOR_TOO_SOON'
  /** Log in to continue. */
  | 'UNAUTHENTICATED'
  /** The service is not available just now. Try again in a moment. */
  | 'UNAVAILABLE'
  /** The workbook unpacks to more than 200 MB. Split it into smaller ones. */
  | 'UNPACKS_TOO_LARGE'
  /** You have uploaded 500 MB in the last seven days. Try again tomorrow. */
  | 'UPLOADS_FULL'
  /** This upload does not exist or was deleted. Upload the file again. */
  | 'UPLOAD_NOT_FOUND'
  /** Some of what you entered is not valid. */
  | 'VALIDATION'
  /** You cannot change the kind of a question. Delete it and add a new one. */
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