/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What staff change about results after an exam. */
export type AdjustmentKind =
  /** Marks are added, or taken away. */
  | 'MARKS'
  /** Another pass mark applies, or none. */
  | 'PASS_MARK'
  /** Wrong choices earn something else. What a question says for itself stays, and so do marks by people. */
  | 'WRONG_MARKS';

/** A change of results after an exam. */
export type AdjustmentValueInput = {
  /** The only attempt that it applies to; null: all that were started before it was made. */
  attemptId?: string | number | null | undefined;
  /** What it changes. */
  kind: AdjustmentKind;
  /** Of MARKS: from -1000 to 1000, but not 0. Nobody gets more than the maximum of the paper. */
  marks?: string | null | undefined;
  /** Of PASS_MARK: the new one; null: nobody passes or fails. */
  passMark?: number | null | undefined;
  /** Which exam. */
  quizId: string | number;
  /** Of WRONG_MARKS: what a wrong choice earns, zero or less. */
  wrongMarks?: string | null | undefined;
  /** Of WRONG_MARKS: whether that is for each question, or for each mark it is worth. */
  wrongMarksBasis?: WrongMarksBasis | null | undefined;
};

/** Which of a candidate’s submitted attempts count. */
export type AttemptSet =
  /** All of them. */
  | 'ALL'
  /** The one with the highest share of its maximum among those that are marked completely, the earlier on a tie; the first while none is. */
  | 'BEST'
  /** The first. */
  | 'FIRST'
  /** The last. */
  | 'LAST';

/** Which candidates to list. What is left out does not narrow the list. */
export type CandidateFilterInput = {
  /** Only those who came so. */
  origin?: CandidateOrigin | null | undefined;
  /** Part of the name, the address, the roll number or the external id; at most 200 characters. */
  search?: string | null | undefined;
  /** Only those who stand there. */
  state?: CandidateState | null | undefined;
};

/** How a candidate came to the exam. */
export type CandidateOrigin =
  /** Staff invited them. */
  | 'INVITED'
  /** They had the link and gave a name. */
  | 'LINK'
  /** Staff looking at their own exam: in no list. */
  | 'PREVIEW'
  /** They confirmed their address. */
  | 'REGISTERED';

/** Where a candidate stands. */
export type CandidateState =
  /** They have no attempt yet. */
  | 'NOT_STARTED'
  /** They were taken off the exam. */
  | 'REVOKED'
  /** They have an attempt, under way or submitted. */
  | 'STARTED';

/** Who somebody on another device is. */
export type ConfirmReturnInput = {
  /** Who they are: a candidate of the same exam. */
  candidateId: string | number;
  /** Which request. */
  id: string | number;
};

/** A decision on answers that came late. */
export type DecideLateAnswersInput = {
  /** True: they take the place of what is stored, and the attempt is marked again. False: they stay stored as late, and can be accepted later. */
  accepts: boolean;
  /** Of which attempt, one that was submitted. */
  attemptId: string | number;
  /** Which late answers of it: from 1 to 100, and to be accepted at most one of a question. */
  ids: Array<string | number>;
  /** Why; at most 500 characters. It is written down. */
  reason: string;
};

/** Who comes in to an exam beside those who are invited. */
export type ExamAccess =
  /** Nobody. */
  | 'INVITATION'
  /** Whoever has the link and gives a name. */
  | 'LINK'
  /** Whoever has the link and confirms an e-mail address. */
  | 'REGISTRATION';

/** What happened in an exam. */
export type ExamEventKind =
  /** Staff changed what is arranged for a learner whose attempt was running. */
  | 'ACCOMMODATIONS_GRANTED'
  /** The attempt goes on from another network address. Which one is not kept. */
  | 'ADDRESS_CHANGED'
  /** Staff gave an attempt more time. */
  | 'EXTENDED'
  /** The learner left the page, at the time that the page reports. */
  | 'FOCUS_LOST'
  /** The learner came back to the page. */
  | 'FOCUS_REGAINED'
  /** Staff accepted answers that came late. */
  | 'LATE_ACCEPTED'
  /** Staff refused answers that came late. */
  | 'LATE_REFUSED'
  /** Staff sent a message: `reason` is its text. */
  | 'MESSAGE_SENT'
  /** Staff paused the exam: the clock of the attempt stands. */
  | 'PAUSED'
  /** Staff paused this attempt: its clock stands. */
  | 'PAUSED_INDIVIDUALLY'
  /** The page had lost the connection, and has it again. */
  | 'RECONNECTED'
  /** Staff let an attempt go on that was submitted. */
  | 'REOPENED'
  /** Staff let the exam go on: the deadline moved by `seconds`, which it stood still. */
  | 'RESUMED'
  /** Staff let this attempt go on, after its clock stood still for `seconds`, by which the deadline has moved; null if it stands on with the exam. */
  | 'RESUMED_INDIVIDUALLY'
  /** Somebody who typed the return code of the learner continues on another device. */
  | 'RETURNED_BY_CODE'
  /** Staff let the learner continue on another device. */
  | 'RETURN_CONFIRMED'
  /** An attempt was started. */
  | 'STARTED'
  /** An attempt was submitted, by its learner or because its time was over. */
  | 'SUBMITTED'
  /** Staff submitted an attempt. */
  | 'SUBMITTED_BY_STAFF'
  /** An attempt went on at another page: `takenFrom` says where. */
  | 'TAKEN_OVER';

/** Where an event of an exam comes from. */
export type ExamEventSource =
  /** The learner’s page reported it, or the attempt continues on another page or device. */
  | 'PAGE'
  /** Staff did it. */
  | 'STAFF';

/** How many questions a learner sees at a time. */
export type ExamLayout =
  /** All of them on one page. */
  | 'ALL'
  /** One a page. */
  | 'ONE';

/** Which questions a learner may go to. */
export type ExamNavigation =
  /** Only the next one: a question that was left is closed. */
  | 'FORWARD'
  /** Any, in any order. */
  | 'FREE';

/** Whether an exam can be started now, by whoever has no window of their own. */
export type ExamState =
  /** It has closed. */
  | 'CLOSED'
  /** It opens later. */
  | 'NOT_YET'
  /** It can be started, unless it is paused. */
  | 'OPEN'
  /** Its quiz is not submitted or not active, has more than 1,000 questions, or something in it must be corrected first (`awaitsCorrection`). */
  | 'UNAVAILABLE';

/** What of an exam is exported. Of attempts, those that were submitted. */
export type ExportContent =
  /** A row a figure of the exam as a whole, and of each paper. */
  | 'EXAM_FIGURES'
  /** A row a question: how it was answered, and each option chosen. */
  | 'QUESTION_FIGURES'
  /** A row an attempt, with every answer and its marks. */
  | 'RESPONSES'
  /** A row an attempt: who, when, and what it came to. */
  | 'RESULTS';

/** The format of the file. */
export type ExportFormat =
  /** UTF-8 with a byte order mark, commas, CRLF. Texts that a spreadsheet program could run begin with an apostrophe. */
  | 'CSV'
  /** A workbook. */
  | 'XLSX';

/** How an export stands. */
export type ExportState =
  /** It was called off. */
  | 'CANCELLED'
  /** Its file can be downloaded. */
  | 'DONE'
  /** There is no file; `problem` says why. */
  | 'FAILED'
  /** Waits for a worker. */
  | 'QUEUED'
  /** Is written. */
  | 'RUNNING';

/** More time for everybody who is at it. */
export type ExtendTimeForAllInput = {
  /** On top of each deadline, from 1 to 1,440. */
  minutes: number;
  /** Which exam. */
  quizId: string | number;
  /** Why; at most 500 characters. It is written down. */
  reason: string;
};

/** More time for an attempt. */
export type ExtendTimeInput = {
  /** Which attempt, one that runs. */
  attemptId: string | number;
  /** On top of its deadline, from 1 to 1,440. */
  minutes: number;
  /** Why; at most 500 characters. It is written down. */
  reason: string;
};

/** Why a figure has no value. */
export type FigureRefusal =
  /** The marks have so many different denominators that they cannot be counted exactly. */
  | 'MARKS_TOO_FINE'
  /** The maxima of the attempts differ so much that their shares cannot be added exactly. */
  | 'MAXIMA_DIFFER'
  /** The marks of the question fall where the score rises. */
  | 'NEGATIVE_COVARIANCE'
  /** The question, or the whole paper, has a maximum of 0 marks. */
  | 'NO_MAXIMUM'
  /** All attempts chose the option, or none did. */
  | 'NO_SPREAD_OF_CHOICES'
  /** All attempts have the same marks for the question. */
  | 'NO_SPREAD_OF_MARKS'
  /** All attempts have the same marks for the rest of the paper. */
  | 'NO_SPREAD_OF_REST'
  /** All attempts have the same score. */
  | 'NO_SPREAD_OF_SCORES'
  /** The attempts had other questions, or other rules about marks. */
  | 'PAPERS_DIFFER'
  /** There are fewer attempts than `needed`. */
  | 'TOO_FEW_ATTEMPTS'
  /** The paper has fewer questions than `needed`. */
  | 'TOO_FEW_QUESTIONS';

/** How much a finding stands in the way of an exam. */
export type FindingSeverity =
  /** It is better without. */
  | 'ADVICE'
  /** With it the exam cannot be given, or not be passed. */
  | 'BLOCKING'
  /** It is probably not meant. */
  | 'WARNING';

/** Time that is to be given back. */
export type GiveBackOutageInput = {
  /** For which outage. */
  outageId: string | number;
  /** Which exam. */
  quizId: string | number;
};

/** Who an answer has its marks from. */
export type GradeSource =
  /** A person. */
  | 'MARKER'
  /** The key and the rule of the exam; of what waits, nobody yet. */
  | 'RULE';

/** What is arranged for a candidate. What is left out stays as it is. */
export type GrantAccommodationsInput = {
  /** Which candidate. */
  candidateId: string | number;
  /** When it closes for them; null: as for all. */
  closesAt?: string | null | undefined;
  /** From 0 to 20 attempts more. */
  extraAttempts?: number | null | undefined;
  /** From 0 to 400 per cent more time. */
  extraTimePercent?: number | null | undefined;
  /** When it opens for them; null: as for all. */
  opensAt?: string | null | undefined;
};

/** Why a learner whose attempt runs may need help. */
export type HelpReason =
  /** They have been away from the page for more than a minute. */
  | 'AWAY'
  /** They have five minutes or less, and have answered half of the paper or less. */
  | 'ENDS_SOON_EMPTY'
  /** They have left the page five times or more. */
  | 'LEFT_OFTEN'
  /** Their page is not heard of. */
  | 'LOST'
  /** They have answered nothing in more than five minutes. */
  | 'NOTHING_SAVED'
  /** Staff have paused their attempt individually: they wait to go on. */
  | 'PAUSED'
  /** Somebody of their name or roll number asks to go on at another device. */
  | 'RETURN_WAITING';

/** Who is to take part in an exam. */
export type InviteCandidatesInput = {
  /** Class lists, at most 50; with the people beside them at most 5,000 learners. */
  classListIds?: Array<string | number> | null | undefined;
  /** What you write to all who get the mail: at most 1,000 characters of plain text, whose line breaks stay. It is marked as yours. */
  message?: string | null | undefined;
  /** At most 2,000. */
  people?: Array<PersonInput> | null | undefined;
  /** Which exam. */
  quizId: string | number;
};

/** Why an answer was not accepted when it came. */
export type LateCause =
  /** The attempt had ended, or its time was over. */
  | 'ENDED'
  /** The attempt was continued elsewhere. */
  | 'TAKEN_OVER';

/** The decision of staff on a late answer. */
export type LateDecision =
  /** It replaced the stored answer. */
  | 'ACCEPTED'
  /** It stays stored, and does not count. */
  | 'REFUSED';

/** What became of a mail. */
export type LinkMailState =
  /** It could not be sent: look at the address. */
  | 'FAILED'
  /** It is on its way. */
  | 'QUEUED'
  /** The mail server has taken it. */
  | 'SENT';

/** An adjustment with its reason. */
export type MakeAdjustmentInput = {
  /** The only attempt that it applies to; null: all that were started before it was made. */
  attemptId?: string | number | null | undefined;
  /** What it changes. */
  kind: AdjustmentKind;
  /** Of MARKS: from -1000 to 1000, but not 0. Nobody gets more than the maximum of the paper. */
  marks?: string | null | undefined;
  /** Of PASS_MARK: the new one; null: nobody passes or fails. */
  passMark?: number | null | undefined;
  /** Which exam. */
  quizId: string | number;
  /** Why, at most 500 characters. Learners who may see their score see it. */
  reason: string;
  /** Of the preview that was looked at. */
  stamp: string;
  /** Of WRONG_MARKS: what a wrong choice earns, zero or less. */
  wrongMarks?: string | null | undefined;
  /** Of WRONG_MARKS: whether that is for each question, or for each mark it is worth. */
  wrongMarksBasis?: WrongMarksBasis | null | undefined;
};

/** What became of an answer. */
export type Outcome =
  /** There is none. */
  | 'BLANK'
  /** A person gave it some of the marks. */
  | 'PARTLY'
  /** It is the key, or a person gave it all marks. */
  | 'RIGHT'
  /** A person has to mark it. */
  | 'WAITING'
  /** It is not the key, or a person gave it no marks. */
  | 'WRONG';

/** Whether the page of an attempt that runs is heard of. */
export type PagePresence =
  /** It is, and it says that the learner has left it. */
  | 'AWAY'
  /** It is, and the learner has not left it. */
  | 'HERE'
  /** It is not: the connection may be down, or the page closed. */
  | 'LOST';

/** What became of a question since the paper was submitted. */
export type PaperChangeKind =
  /** It is in the quiz, and not in the paper. */
  | 'ADDED'
  /** The quiz says something else in it. */
  | 'CHANGED'
  /** It is in the paper, and no longer in the quiz. */
  | 'REMOVED';

/** A part of a question. */
export type PaperPart =
  /** Why the key is right. */
  | 'EXPLANATION'
  /** Which option is right, or the model answer. */
  | 'KEY'
  /** What right and wrong answers earn. */
  | 'MARKS'
  /** What its options say, or their order. */
  | 'OPTIONS'
  /** Something else. */
  | 'OTHER'
  /** A picture of the question or of an option. */
  | 'PICTURE'
  /** The question itself. */
  | 'TEXT';

/** An attempt that is to be paused. */
export type PauseAttemptInput = {
  /** Which attempt, one that runs. */
  attemptId: string | number;
  /** Why; at most 500 characters. It is written down, and the learner does not see it. */
  reason: string;
};

/** An exam that is to be paused. */
export type PauseExamInput = {
  /** Which exam. */
  quizId: string | number;
  /** Why; at most 500 characters. It is written down, and learners do not see it. */
  reason: string;
};

/** Somebody who takes exams: with a name, an address, or an external id that is known already. The external id says who it is; without one, the address. A name alone is somebody new each time. Of somebody who is known, what is given replaces what is stored, and what is left out stays. PEOPLE_CONFLICT refuses another external id for a known address, and an external id of one learner with the address of another. */
export type PersonInput = {
  /** Their address, at most 254 characters. Without one they get a link, and no mail. */
  email?: string | null | undefined;
  /** Their id in your own system, at most 200 characters; unique in the institute, compared exactly. */
  externalId?: string | null | undefined;
  /** At most 200 characters. */
  name?: string | null | undefined;
  /** As the school writes it, at most 100 characters. On a class list, or among the candidates of an exam, it says together with the name who it is where external id and address do not. */
  rollNumber?: string | null | undefined;
};

/** Where a quiz is on its way from a draft to released results. */
export type QuizStage =
  /** Its exam has ended. Nothing waits for marks; no results are shown. */
  | 'CLOSED'
  /** Its paper is not submitted. */
  | 'DRAFT'
  /** Its exam has ended, and answers wait for marks. */
  | 'MARKING'
  /** Its paper is submitted, but something in it must be corrected before its exam opens. */
  | 'NOT_READY'
  /** Nobody has taken it, and nobody can: it is inactive or has too many questions. */
  | 'OFF'
  /** Its exam can be started, or learners are still working on it. */
  | 'OPEN'
  /** The same, and staff have paused it. */
  | 'PAUSED'
  /** Its exam has ended, all is marked, and learners see their results. */
  | 'RELEASED'
  /** Its exam opens later. */
  | 'SCHEDULED';

/** Whether a quiz may be used. */
export type QuizStatus =
  /** May be used. */
  | 'ACTIVE'
  /** Nobody can start its exam. */
  | 'INACTIVE';

/** How the results of an exam stand. */
export type ReleaseState =
  /** They will be shown by themselves: after the closing, on the date, after marking. */
  | 'AWAITED'
  /** Everyone who has submitted sees theirs. */
  | 'SHOWN'
  /** They are shown once `releaseResults` is called. */
  | 'WITHHELD';

/** An attempt that is to go on. */
export type ReopenAttemptInput = {
  /** Which attempt, one that was submitted. */
  attemptId: string | number;
  /** Until its time is over, from now: from 1 to 1,440. */
  minutes: number;
  /** Why; at most 500 characters. It is written down. */
  reason: string;
};

/** Which results are shown. */
export type ResultFilter =
  /** Those that do not, with nothing that waits to be marked. */
  | 'FAILED'
  /** Those with late answers that nobody has decided on. */
  | 'LATE'
  /** Those that reach the pass mark they were started under. */
  | 'PASSED'
  /** Those with answers that wait to be marked. */
  | 'WAITING';

/** How results are ordered. */
export type ResultSort =
  /** The highest score first. */
  | 'BEST'
  /** The earliest submitted first. */
  | 'EARLIEST'
  /** The highest score in per cent of its maximum first. */
  | 'HIGHEST_PERCENT'
  /** Those with the most late answers to decide on first. */
  | 'LATE'
  /** The latest submitted first. */
  | 'LATEST'
  /** The lowest score first. */
  | 'LOWEST'
  /** The lowest score in per cent of its maximum first. */
  | 'LOWEST_PERCENT'
  /** By the learner’s name. */
  | 'NAME'
  /** By the learner’s name, from the end of the alphabet. */
  | 'NAME_DESCENDING'
  /** The shortest time from start to submission first. */
  | 'QUICKEST'
  /** The longest time from start to submission first. */
  | 'SLOWEST';

/** A paused attempt that is to go on. */
export type ResumeAttemptInput = {
  /** Which attempt. */
  attemptId: string | number;
};

/** A paused exam that is to go on. */
export type ResumeExamInput = {
  /** Which exam. */
  quizId: string | number;
};

/** What learners may see of a submitted attempt. Each includes what stands before it. */
export type ReviewContent =
  /** The questions with their own answers. */
  | 'ANSWERS'
  /** The key and the explanations. */
  | 'KEY'
  /** That it was submitted. */
  | 'NOTHING'
  /** Their score. */
  | 'SCORE';

/** When learners may see it. */
export type ReviewTime =
  /** Once the exam has closed for them and for everybody; one that never closes, once it is no longer given. Answers and key also wait until nobody is at it, and nobody has a later window of their own. */
  | 'AFTER_CLOSING'
  /** Each learner theirs, once nothing of it waits to be marked; all of them once `releaseResults` was called. Answers and key wait as for `ON_DATE`. */
  | 'AFTER_MARKING'
  /** As soon as they have submitted. */
  | 'AT_ONCE'
  /** From `releasesAt` on, or once `releaseResults` was called. Answers and key also wait until nobody is at it, and nobody has a later window of their own, unless they are released by hand. */
  | 'ON_DATE'
  /** Once `releaseResults` was called. */
  | 'ON_RELEASE';

/** A message to those who are at an exam. */
export type SendExamMessageInput = {
  /** To one attempt of it only, one that runs. Left out: to everybody who is at it. */
  attemptId?: string | number | null | undefined;
  /** Which exam. */
  quizId: string | number;
  /** What it says, from 1 to 500 characters. */
  text: string;
};

/** An export to start. */
export type StartExportInput = {
  /** Of figures: which attempts of each candidate count. */
  attemptSet?: AttemptSet;
  /** What of it. */
  content: ExportContent;
  /** In which format. */
  format: ExportFormat;
  /** A UUID made by the client. Twice the same is one export. */
  id: string | number;
  /** Of which exam. */
  quizId: string | number;
};

/** An attempt that is to end. */
export type SubmitAttemptInput = {
  /** Which attempt, one that runs. */
  attemptId: string | number;
  /** Why; at most 500 characters. It is written down. */
  reason: string;
};

/** Who ended an attempt. */
export type SubmittedBy =
  /** Its learner. */
  | 'LEARNER'
  /** Whoever gives the exam. */
  | 'STAFF'
  /** The deadline: what was saved was submitted. */
  | 'TIME';

/** Where an attempt goes on that another page has taken over. */
export type TakenFrom =
  /** In another browser, or on another device. */
  | 'OTHER_BROWSER'
  /** In the same browser: in another tab or window of it, or its page was opened again. */
  | 'SAME_BROWSER';

/** Which adjustment to undo. */
export type UndoAdjustmentInput = {
  /** Which adjustment. */
  id: string | number;
  /** Of the preview that was looked at. */
  stamp: string;
};

/** Changes of how an exam is given. What is left out stays. The minutes it takes are changed by `updateQuiz`. */
export type UpdateExamRulesInput = {
  /** Who comes in. */
  access?: ExamAccess | null | undefined;
  /** At most 40 characters; large and small letters and blanks make no difference. Null: there is none. */
  accessCode?: string | null | undefined;
  /** From 1 to 100. */
  attemptsAllowed?: number | null | undefined;
  /** Spell check in written answers. */
  checksSpelling?: boolean | null | undefined;
  /** When every attempt ends, also those under way unless they were reopened; after `opensAt`. Null: never. */
  closesAt?: string | null | undefined;
  /** A certificate for who passes, as soon as the score may be seen and nothing waits to be marked. */
  hasCertificate?: boolean | null | undefined;
  /** Questions at a time. */
  layout?: ExamLayout | null | undefined;
  /** Notify learners by mail when they can see their results, each once a release. Not for `AT_ONCE`: they see it when they submit. */
  mailsResults?: boolean | null | undefined;
  /** More than 0, at most 1,000. Null: each question its own. */
  marksPerQuestion?: string | null | undefined;
  /** `FORWARD` needs one question a page. */
  navigation?: ExamNavigation | null | undefined;
  /** From when on it can be started. Null: at once. */
  opensAt?: string | null | undefined;
  /** More than 0, at most 1,000,000, two decimals. Null: nobody passes or fails. */
  passMark?: number | null | undefined;
  /** Which exam. */
  quizId: string | number;
  /** From when on, for `ON_DATE`, which needs it. Another one resets the release, too. */
  releasesAt?: string | null | undefined;
  /** What learners may see. */
  reviewContent?: ReviewContent | null | undefined;
  /** When they may see it. Another one resets the release: what was released or withdrawn before does not count any more. */
  reviewTime?: ReviewTime | null | undefined;
  /** Options in an order of their own. */
  shufflesOptions?: boolean | null | undefined;
  /** Questions in an order of their own. */
  shufflesQuestions?: boolean | null | undefined;
  /** The version of the rules that was read. */
  version: number;
  /** 0 or less, for example `"-1/3"`. */
  wrongMarks?: string | null | undefined;
  /** What that is counted in. */
  wrongMarksBasis?: WrongMarksBasis | null | undefined;
};

/** Changes of a quiz. What is left out stays as it is. */
export type UpdateQuizInput = {
  /** Minutes a learner has, from 1 to 10,080. Null takes the limit away. */
  durationMinutes?: number | null | undefined;
  /** Which quiz. */
  id: string | number;
  /** Completed needs at least one question. */
  isCompleted?: boolean | null | undefined;
  /** Whether it may be used. */
  status?: QuizStatus | null | undefined;
  /** At most 200 characters. */
  title?: string | null | undefined;
  /** The version of the quiz that was read. */
  version: number;
};

/** What the marks of a wrong choice are counted in. */
export type WrongMarksBasis =
  /** So much for each mark that the question is worth. */
  | 'MARK'
  /** Each wrong choice earns the same. */
  | 'QUESTION';

export type AdjustmentsQueryVariables = Exact<{
  quizId: string | number;
  attemptId?: string | number | null | undefined;
  page: number;
}>;


export type AdjustmentsQuery = { examAdjustments: { totalCount: number, totalPages: number, affectedCount: number, adjustedCount: number, items: Array<{ id: string, kind: AdjustmentKind, attemptId: string | null, learnerName: string | null, marks: string | null, passMark: number | null, wrongMarks: string | null, wrongMarksBasis: WrongMarksBasis | null, reason: string | null, madeByName: string | null, createdAt: string, undoneAt: string | null, undoneByName: string | null, isPending: boolean, hasFailed: boolean }> } };

export type AdjustmentFieldsFragment = { id: string, kind: AdjustmentKind, attemptId: string | null, learnerName: string | null, marks: string | null, passMark: number | null, wrongMarks: string | null, wrongMarksBasis: WrongMarksBasis | null, reason: string | null, madeByName: string | null, createdAt: string, undoneAt: string | null, undoneByName: string | null, isPending: boolean, hasFailed: boolean };

export type AdjustmentPreviewOfQueryVariables = Exact<{
  input: AdjustmentValueInput;
}>;


export type AdjustmentPreviewOfQuery = { adjustmentPreview: { stamp: string, attemptCount: number, changedCount: number, resultCount: number, newlyPassedCount: number, newlyFailedCount: number, passedBeforeCount: number, passedAfterCount: number, results: Array<{ attemptId: string, learnerName: string, scoreBefore: number, scoreAfter: number, isPassedBefore: boolean | null, isPassedAfter: boolean | null }> } };

export type AdjustmentEffectFragment = { stamp: string, attemptCount: number, changedCount: number, resultCount: number, newlyPassedCount: number, newlyFailedCount: number, passedBeforeCount: number, passedAfterCount: number, results: Array<{ attemptId: string, learnerName: string, scoreBefore: number, scoreAfter: number, isPassedBefore: boolean | null, isPassedAfter: boolean | null }> };

export type UndoingPreviewOfQueryVariables = Exact<{
  id: string | number;
}>;


export type UndoingPreviewOfQuery = { undoAdjustmentPreview: { stamp: string, attemptCount: number, changedCount: number, resultCount: number, newlyPassedCount: number, newlyFailedCount: number, passedBeforeCount: number, passedAfterCount: number, results: Array<{ attemptId: string, learnerName: string, scoreBefore: number, scoreAfter: number, isPassedBefore: boolean | null, isPassedAfter: boolean | null }> } };

export type MakeAdjustmentMutationVariables = Exact<{
  input: MakeAdjustmentInput;
}>;


export type MakeAdjustmentMutation = { makeAdjustment: { id: string, kind: AdjustmentKind, attemptId: string | null, learnerName: string | null, marks: string | null, passMark: number | null, wrongMarks: string | null, wrongMarksBasis: WrongMarksBasis | null, reason: string | null, madeByName: string | null, createdAt: string, undoneAt: string | null, undoneByName: string | null, isPending: boolean, hasFailed: boolean } };

export type UndoAdjustmentMutationVariables = Exact<{
  input: UndoAdjustmentInput;
}>;


export type UndoAdjustmentMutation = { undoAdjustment: { id: string, kind: AdjustmentKind, attemptId: string | null, learnerName: string | null, marks: string | null, passMark: number | null, wrongMarks: string | null, wrongMarksBasis: WrongMarksBasis | null, reason: string | null, madeByName: string | null, createdAt: string, undoneAt: string | null, undoneByName: string | null, isPending: boolean, hasFailed: boolean } };

export type AdjustedLearnerQueryVariables = Exact<{
  attemptId: string | number;
}>;


export type AdjustedLearnerQuery = { attemptPaper: { quizId: string, result: { attemptId: string, name: string } } };

export type AttemptPaperQueryVariables = Exact<{
  attemptId: string | number;
}>;


export type AttemptPaperQuery = { attemptPaper: { quizId: string, title: string, previousAttemptId: string | null, nextAttemptId: string | null, isScoreShown: boolean, result: { attemptId: string, learnerId: string, secondsTaken: number | null, name: string, email: string | null, rollNumber: string | null, number: number, startedAt: string, submittedAt: string | null, submittedBy: SubmittedBy | null, score: number | null, maxScore: number | null, exactScore: string | null, adjustmentMarks: string | null, percent: number | null, letterGrade: string | null, isPassed: boolean | null, waitingCount: number | null, lateCount: number }, questions: Array<
      | { __typename: 'AnsweredDescriptive', answer: string | null, modelAnswer: string, questionId: string, place: number, text: string, savedAt: string | null, outcome: Outcome | null, marks: string | null, maxMarks: string, image: { url: string, width: number, height: number, alternativeText: string } | null, grade: { answerId: string, source: GradeSource, markedBy: string | null, gradedAt: string | null, comment: string | null } | null }
      | { __typename: 'AnsweredMcq', explanation: string, questionId: string, place: number, text: string, savedAt: string | null, outcome: Outcome | null, marks: string | null, maxMarks: string, options: Array<{ optionId: string, text: string, isCorrect: boolean, isChosen: boolean, image: { url: string, width: number, height: number, alternativeText: string } | null }>, image: { url: string, width: number, height: number, alternativeText: string } | null, grade: { answerId: string, source: GradeSource, markedBy: string | null, gradedAt: string | null, comment: string | null } | null }
    >, late: Array<{ id: string, questionId: string, typedAt: string | null, arrivedAt: string, cause: LateCause, isStored: boolean, isAnsweredAgain: boolean, decision: LateDecision | null, decidedAt: string | null, decidedBy: string | null, answered:
        | { __typename: 'AnsweredDescriptive', answer: string | null }
        | { __typename: 'AnsweredMcq', options: Array<{ optionId: string, text: string, isChosen: boolean }> }
      , replaced:
        | { __typename: 'AnsweredDescriptive', savedAt: string | null, answer: string | null }
        | { __typename: 'AnsweredMcq', savedAt: string | null, options: Array<{ optionId: string, text: string, isChosen: boolean }> }
       | null }> } };

type SaidFields_AnsweredDescriptive_Fragment = { __typename: 'AnsweredDescriptive', answer: string | null };

type SaidFields_AnsweredMcq_Fragment = { __typename: 'AnsweredMcq', options: Array<{ optionId: string, text: string, isChosen: boolean }> };

export type SaidFieldsFragment =
  | SaidFields_AnsweredDescriptive_Fragment
  | SaidFields_AnsweredMcq_Fragment
;

export type DecideLateAnswersMutationVariables = Exact<{
  input: DecideLateAnswersInput;
}>;


export type DecideLateAnswersMutation = { decideLateAnswers: { success: boolean } };

export type GrantAccommodationsMutationVariables = Exact<{
  input: GrantAccommodationsInput;
}>;


export type GrantAccommodationsMutation = { grantAccommodations: { id: string, name: string, email: string | null, rollNumber: string | null, origin: CandidateOrigin, state: CandidateState, mailedAt: string | null, mailState: LinkMailState | null, revokedAt: string | null, extraTimePercent: number, extraAttempts: number, opensAt: string | null, closesAt: string | null, learner: { id: string, erasedAt: string | null } | null, attempts: Array<{ id: string, submittedAt: string | null }> } };

export type ResendInvitationMutationVariables = Exact<{
  candidateId: string | number;
  message?: string | null | undefined;
}>;


export type ResendInvitationMutation = { resendInvitation: { id: string, name: string, email: string | null, rollNumber: string | null, origin: CandidateOrigin, state: CandidateState, mailedAt: string | null, mailState: LinkMailState | null, revokedAt: string | null, extraTimePercent: number, extraAttempts: number, opensAt: string | null, closesAt: string | null, learner: { id: string, erasedAt: string | null } | null, attempts: Array<{ id: string, submittedAt: string | null }> } };

export type RevokeCandidateMutationVariables = Exact<{
  candidateId: string | number;
}>;


export type RevokeCandidateMutation = { revokeCandidate: { id: string, name: string, email: string | null, rollNumber: string | null, origin: CandidateOrigin, state: CandidateState, mailedAt: string | null, mailState: LinkMailState | null, revokedAt: string | null, extraTimePercent: number, extraAttempts: number, opensAt: string | null, closesAt: string | null, learner: { id: string, erasedAt: string | null } | null, attempts: Array<{ id: string, submittedAt: string | null }> } };

export type RestoreCandidateMutationVariables = Exact<{
  candidateId: string | number;
}>;


export type RestoreCandidateMutation = { restoreCandidate: { id: string, name: string, email: string | null, rollNumber: string | null, origin: CandidateOrigin, state: CandidateState, mailedAt: string | null, mailState: LinkMailState | null, revokedAt: string | null, extraTimePercent: number, extraAttempts: number, opensAt: string | null, closesAt: string | null, learner: { id: string, erasedAt: string | null } | null, attempts: Array<{ id: string, submittedAt: string | null }> } };

export type CandidateLinkMutationVariables = Exact<{
  candidateId: string | number;
}>;


export type CandidateLinkMutation = { candidateLink: { url: string } };

export type CandidatesQueryVariables = Exact<{
  quizId: string | number;
  filter?: CandidateFilterInput | null | undefined;
  page: number;
}>;


export type CandidatesQuery = { candidates: { totalCount: number, totalPages: number, items: Array<{ id: string, name: string, email: string | null, rollNumber: string | null, origin: CandidateOrigin, state: CandidateState, mailedAt: string | null, mailState: LinkMailState | null, revokedAt: string | null, extraTimePercent: number, extraAttempts: number, opensAt: string | null, closesAt: string | null, learner: { id: string, erasedAt: string | null } | null, attempts: Array<{ id: string, submittedAt: string | null }> }> } };

export type CandidateFieldsFragment = { id: string, name: string, email: string | null, rollNumber: string | null, origin: CandidateOrigin, state: CandidateState, mailedAt: string | null, mailState: LinkMailState | null, revokedAt: string | null, extraTimePercent: number, extraAttempts: number, opensAt: string | null, closesAt: string | null, learner: { id: string, erasedAt: string | null } | null, attempts: Array<{ id: string, submittedAt: string | null }> };

export type InviteCandidatesMutationVariables = Exact<{
  input: InviteCandidatesInput;
}>;


export type InviteCandidatesMutation = { inviteCandidates: { invitedCount: number, withoutAddressCount: number, alreadyCount: number } };

export type RemindCandidatesMutationVariables = Exact<{
  quizId: string | number;
  message?: string | null | undefined;
}>;


export type RemindCandidatesMutation = { remindCandidates: { count: number, withoutAddressCount: number } };

export type ActivateExamMutationVariables = Exact<{
  input: UpdateQuizInput;
}>;


export type ActivateExamMutation = { updateQuiz: { id: string, status: QuizStatus, version: number } };

export type CreateClassListMutationVariables = Exact<{
  name: string;
}>;


export type CreateClassListMutation = { createClassList: { id: string, name: string } };

export type RenameClassListMutationVariables = Exact<{
  id: string | number;
  name: string;
}>;


export type RenameClassListMutation = { renameClassList: { id: string, name: string } };

export type AddToClassListMutationVariables = Exact<{
  listId: string | number;
  people: Array<PersonInput> | PersonInput;
}>;


export type AddToClassListMutation = { addToClassList: { id: string, memberCount: number } };

export type RemoveFromClassListMutationVariables = Exact<{
  listId: string | number;
  learnerIds: Array<string | number> | string | number;
}>;


export type RemoveFromClassListMutation = { removeFromClassList: { id: string, memberCount: number } };

export type ClassListQueryVariables = Exact<{
  id: string | number;
  page: number;
}>;


export type ClassListQuery = { classList: { id: string, name: string, memberCount: number, members: { totalCount: number, totalPages: number, items: Array<{ id: string, name: string, email: string | null, rollNumber: string | null }> } } };

export type ClassListsQueryVariables = Exact<{
  search?: string | null | undefined;
  page: number;
}>;


export type ClassListsQuery = { classLists: { totalCount: number, totalPages: number, items: Array<{ id: string, name: string, memberCount: number, createdAt: string }> } };

export type DeleteClassListMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteClassListMutation = { deleteClassList: { id: string } };

export type ExamGivenQueryVariables = Exact<{
  quizId: string | number;
}>;


export type ExamGivenQuery = { exam: { quizId: string, title: string, code: string | null, url: string | null, state: ExamState, pausedAt: string | null, hasUnpublishedChanges: boolean, awaitsCorrection: boolean, rules: { access: ExamAccess, accessCode: string | null, opensAt: string | null, closesAt: string | null, attemptsAllowed: number, passMark: number | null, marksPerQuestion: string | null, wrongMarks: string, wrongMarksBasis: WrongMarksBasis, shufflesQuestions: boolean, shufflesOptions: boolean, layout: ExamLayout, navigation: ExamNavigation, checksSpelling: boolean, reviewContent: ReviewContent, reviewTime: ReviewTime, releasesAt: string | null, releasedAt: string | null, withdrawnAt: string | null, release: ReleaseState, mailsResults: boolean, hasCertificate: boolean, version: number }, revision: { id: string, number: number, questionCount: number, publishedAt: string } | null, findings: Array<{ code: string, severity: FindingSeverity, message: string, questionId: string | null, position: number | null, field: string | null }> }, quiz: { id: string, title: string, status: QuizStatus, isCompleted: boolean, durationMinutes: number | null, questionCount: number, orderVersion: number, version: number } };

export type ExamFieldsFragment = { quizId: string, title: string, code: string | null, url: string | null, state: ExamState, pausedAt: string | null, hasUnpublishedChanges: boolean, awaitsCorrection: boolean, rules: { access: ExamAccess, accessCode: string | null, opensAt: string | null, closesAt: string | null, attemptsAllowed: number, passMark: number | null, marksPerQuestion: string | null, wrongMarks: string, wrongMarksBasis: WrongMarksBasis, shufflesQuestions: boolean, shufflesOptions: boolean, layout: ExamLayout, navigation: ExamNavigation, checksSpelling: boolean, reviewContent: ReviewContent, reviewTime: ReviewTime, releasesAt: string | null, releasedAt: string | null, withdrawnAt: string | null, release: ReleaseState, mailsResults: boolean, hasCertificate: boolean, version: number }, revision: { id: string, number: number, questionCount: number, publishedAt: string } | null, findings: Array<{ code: string, severity: FindingSeverity, message: string, questionId: string | null, position: number | null, field: string | null }> };

export type StartExportMutationVariables = Exact<{
  input: StartExportInput;
}>;


export type StartExportMutation = { startExport: { id: string, state: ExportState } };

export type ExportQueryVariables = Exact<{
  id: string | number;
}>;


export type ExportQuery = { export: { id: string, content: ExportContent, format: ExportFormat, state: ExportState, rowsDone: number, rowsTotal: number | null, fileName: string, url: string | null, createdAt: string, problem: { message: string } | null } };

export type RecentExportsQueryVariables = Exact<{
  quizId: string | number;
}>;


export type RecentExportsQuery = { recentExports: Array<{ id: string, content: ExportContent, attemptSet: AttemptSet, format: ExportFormat, state: ExportState, fileName: string, url: string | null, createdAt: string }> };

export type CancelExportMutationVariables = Exact<{
  id: string | number;
}>;


export type CancelExportMutation = { cancelExport: { id: string, state: ExportState } };

export type ExamFiguresQueryVariables = Exact<{
  quizId: string | number;
  revision?: number | null | undefined;
  set: AttemptSet;
}>;


export type ExamFiguresQuery = { examFigures: { progress: number, figures: { set: AttemptSet, submittedCount: number, chosenCount: number, markedCount: number, waitingCount: number, decidedCount: number, passedCount: number, passRate: number | null, otherRulesCount: number, revisions: Array<number>, revision: number | null, maxScore: string, distribution: Array<{ from: number | null, to: number, count: number }>, scores: { attempts: number, mean: { value: number | null, refusal: FigureRefusal | null, needed: number | null }, median: { value: number | null, refusal: FigureRefusal | null, needed: number | null }, lowerQuartile: { value: number | null, refusal: FigureRefusal | null, needed: number | null }, upperQuartile: { value: number | null, refusal: FigureRefusal | null, needed: number | null }, lowest: { value: number | null, refusal: FigureRefusal | null, needed: number | null }, highest: { value: number | null, refusal: FigureRefusal | null, needed: number | null }, standardDeviation: { value: number | null, refusal: FigureRefusal | null, needed: number | null }, skewness: { value: number | null, refusal: FigureRefusal | null, needed: number | null }, kurtosis: { value: number | null, refusal: FigureRefusal | null, needed: number | null } }, times: { attempts: number, median: { value: number | null, refusal: FigureRefusal | null, needed: number | null }, lowerQuartile: { value: number | null, refusal: FigureRefusal | null, needed: number | null }, upperQuartile: { value: number | null, refusal: FigureRefusal | null, needed: number | null } }, reliability: { attempts: number, internalConsistency: { value: number | null, refusal: FigureRefusal | null, needed: number | null }, errorRatio: { value: number | null, refusal: FigureRefusal | null, needed: number | null }, standardError: { value: number | null, refusal: FigureRefusal | null, needed: number | null }, standardErrorPercent: { value: number | null, refusal: FigureRefusal | null, needed: number | null } }, questions: Array<{ questionId: string, place: number, text: string, attempts: number, maxMarks: string, right: number, partly: number, wrong: number, blank: number, guessScore: number | null, meanMarks: { value: number | null, refusal: FigureRefusal | null, needed: number | null }, facility: { value: number | null, refusal: FigureRefusal | null, needed: number | null }, rightAnswers: { value: number | null, refusal: FigureRefusal | null, needed: number | null }, standardDeviation: { value: number | null, refusal: FigureRefusal | null, needed: number | null }, intendedWeight: { value: number | null, refusal: FigureRefusal | null, needed: number | null }, effectiveWeight: { value: number | null, refusal: FigureRefusal | null, needed: number | null }, discriminationIndex: { value: number | null, refusal: FigureRefusal | null, needed: number | null }, discriminativeEfficiency: { value: number | null, refusal: FigureRefusal | null, needed: number | null }, options: Array<{ optionId: string, text: string, isCorrect: boolean, count: number, image: { url: string, width: number, height: number, alternativeText: string } | null, discriminationIndex: { value: number | null, refusal: FigureRefusal | null, needed: number | null } }> }> } | null } };

export type FigureFieldsFragment = { value: number | null, refusal: FigureRefusal | null, needed: number | null };

export type QuestionFigureFieldsFragment = { questionId: string, place: number, text: string, attempts: number, maxMarks: string, right: number, partly: number, wrong: number, blank: number, guessScore: number | null, meanMarks: { value: number | null, refusal: FigureRefusal | null, needed: number | null }, facility: { value: number | null, refusal: FigureRefusal | null, needed: number | null }, rightAnswers: { value: number | null, refusal: FigureRefusal | null, needed: number | null }, standardDeviation: { value: number | null, refusal: FigureRefusal | null, needed: number | null }, intendedWeight: { value: number | null, refusal: FigureRefusal | null, needed: number | null }, effectiveWeight: { value: number | null, refusal: FigureRefusal | null, needed: number | null }, discriminationIndex: { value: number | null, refusal: FigureRefusal | null, needed: number | null }, discriminativeEfficiency: { value: number | null, refusal: FigureRefusal | null, needed: number | null }, options: Array<{ optionId: string, text: string, isCorrect: boolean, count: number, image: { url: string, width: number, height: number, alternativeText: string } | null, discriminationIndex: { value: number | null, refusal: FigureRefusal | null, needed: number | null } }> };

export type ExtendTimeMutationVariables = Exact<{
  input: ExtendTimeInput;
}>;


export type ExtendTimeMutation = { extendTime: { id: string } };

export type ReopenAttemptMutationVariables = Exact<{
  input: ReopenAttemptInput;
}>;


export type ReopenAttemptMutation = { reopenAttempt: { id: string } };

export type PauseAttemptMutationVariables = Exact<{
  input: PauseAttemptInput;
}>;


export type PauseAttemptMutation = { pauseAttempt: { id: string } };

export type ResumeAttemptMutationVariables = Exact<{
  input: ResumeAttemptInput;
}>;


export type ResumeAttemptMutation = { resumeAttempt: { id: string, pausedAt: string | null } };

export type SubmitAttemptMutationVariables = Exact<{
  input: SubmitAttemptInput;
}>;


export type SubmitAttemptMutation = { submitAttempt: { id: string } };

export type BubbleSheetQueryVariables = Exact<{
  quizId: string | number;
  since?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type BubbleSheetQuery = { bubbleSheet: { at: string, rowCount: number, rows: Array<{ attemptId: string, name: string, rollNumber: string | null, number: number, answered: string, answeredCount: number, questionCount: number, lastSavedAt: string | null, lastSeenAt: string, leaveCount: number, connection: PagePresence | null, startedAt: string, deadlineAt: string | null, pausedAt: string | null, individuallyPausedAt: string | null, submittedAt: string | null, submittedBy: SubmittedBy | null, needs: Array<HelpReason> }> } };

export type ExamPauseQueryVariables = Exact<{
  quizId: string | number;
}>;


export type ExamPauseQuery = { examPause: { startedAt: string, startedByName: string | null, reason: string | null } };

export type ExtendTimeForAllMutationVariables = Exact<{
  input: ExtendTimeForAllInput;
}>;


export type ExtendTimeForAllMutation = { extendTimeForAll: { count: number } };

export type SendExamMessageMutationVariables = Exact<{
  input: SendExamMessageInput;
}>;


export type SendExamMessageMutation = { sendExamMessage: { count: number } };

export type PauseExamMutationVariables = Exact<{
  input: PauseExamInput;
}>;


export type PauseExamMutation = { pauseExam: { count: number } };

export type ResumeExamMutationVariables = Exact<{
  input: ResumeExamInput;
}>;


export type ResumeExamMutation = { resumeExam: { count: number, stillPaused: number, closesAt: string | null, releasesAt: string | null } };

export type ExamChangedSubscriptionVariables = Exact<{
  quizId: string | number;
}>;


export type ExamChangedSubscription = { examChanged: { quizId: string, at: string } };

export type ExamMessagesQueryVariables = Exact<{
  quizId: string | number;
  page: number;
}>;


export type ExamMessagesQuery = { examMessages: { totalCount: number, totalPages: number, items: Array<{ id: string, text: string, sentAt: string, recipients: number, candidateName: string | null, senderName: string | null }> } };

export type ExamProgressQueryVariables = Exact<{
  quizId: string | number;
}>;


export type ExamProgressQuery = { examProgress: { invited: number, registered: number, started: number, notStarted: number, running: number, submitted: number, lateCount: number, at: string } };

export type ExamEventsQueryVariables = Exact<{
  quizId: string | number;
  page: number;
  attemptId?: string | number | null | undefined;
  source?: ExamEventSource | null | undefined;
}>;


export type ExamEventsQuery = { examEvents: { totalCount: number, totalPages: number, items: Array<{ id: string, kind: ExamEventKind, candidateName: string, actorName: string | null, reason: string | null, minutes: number | null, seconds: number | null, takenFrom: TakenFrom | null, submittedBy: SubmittedBy | null, questions: Array<number>, attemptCount: number, at: string }> } };

export type GiveBackOutageMutationVariables = Exact<{
  input: GiveBackOutageInput;
}>;


export type GiveBackOutageMutation = { giveBackOutage: { count: number } };

export type ExamOutagesQueryVariables = Exact<{
  quizId: string | number;
}>;


export type ExamOutagesQuery = { examOutages: Array<{ id: string, beganAt: string, endedAt: string, minutes: number, affected: number, waiting: number }> };

export type WrongAccessCodesQueryVariables = Exact<{
  quizId: string | number;
}>;


export type WrongAccessCodesQuery = { exam: { quizId: string, wrongAccessCodes: { count: number, addressCount: number, firstAt: string } | null } };

export type MailChangedTimesMutationVariables = Exact<{
  quizId: string | number;
  message?: string | null | undefined;
}>;


export type MailChangedTimesMutation = { mailChangedTimes: { mailed: number, skipped: number, failed: number } };

export type ReachableLearnersQueryVariables = Exact<{
  quizId: string | number;
}>;


export type ReachableLearnersQuery = { exam: { quizId: string, reachableCount: number } };

export type LearnersOfChangedTimesQueryVariables = Exact<{
  quizId: string | number;
}>;


export type LearnersOfChangedTimesQuery = { exam: { quizId: string, changedTimesCount: number } };

export type ReadPeopleQueryVariables = Exact<{
  text?: string | null | undefined;
  uploadId?: string | number | null | undefined;
}>;


export type ReadPeopleQuery = { readPeople: { people: Array<{ name: string | null, email: string | null, externalId: string | null, rollNumber: string | null }>, faults: Array<{ line: number, text: string, message: string }> } };

export type ClassPictureQueryVariables = Exact<{
  quizId: string | number;
  page: number;
  pageSize: number;
}>;


export type ClassPictureQuery = { me: { id: string, institute: { id: string, name: string } }, exam: { quizId: string, title: string }, classPicture: { questions: Array<{ questionId: string, place: number, text: string, answers: number, percent: number | null }>, results: { totalCount: number, totalPages: number, items: Array<{ attemptId: string, name: string, rollNumber: string | null, number: number, score: number, maxScore: number, outcomes: Array<Outcome | null>, marks: Array<string | null>, maxMarks: Array<string | null> }> } } };

export type PreviewExamMutationVariables = Exact<{
  quizId: string | number;
}>;


export type PreviewExamMutation = { previewExam: { url: string } };

export type EraseLearnerMutationVariables = Exact<{
  id: string | number;
  name: string;
}>;


export type EraseLearnerMutation = { eraseLearner: { id: string } };

export type LearnerProgressQueryVariables = Exact<{
  learnerId: string | number;
  page: number;
}>;


export type LearnerProgressQuery = { learnerProgress: { learnerId: string, name: string, email: string | null, rollNumber: string | null, externalId: string | null, erasedAt: string | null, attempts: { totalCount: number, totalPages: number, items: Array<{ quizId: string, title: string, result: { attemptId: string, number: number, submittedAt: string | null, score: number | null, maxScore: number | null, percent: number | null, letterGrade: string | null, passMark: number | null, isPassed: boolean | null, waitingCount: number | null } }> } } };

export type ReleaseResultsMutationVariables = Exact<{
  quizId: string | number;
}>;


export type ReleaseResultsMutation = { releaseResults: { quizId: string, title: string, code: string | null, url: string | null, state: ExamState, pausedAt: string | null, hasUnpublishedChanges: boolean, awaitsCorrection: boolean, rules: { access: ExamAccess, accessCode: string | null, opensAt: string | null, closesAt: string | null, attemptsAllowed: number, passMark: number | null, marksPerQuestion: string | null, wrongMarks: string, wrongMarksBasis: WrongMarksBasis, shufflesQuestions: boolean, shufflesOptions: boolean, layout: ExamLayout, navigation: ExamNavigation, checksSpelling: boolean, reviewContent: ReviewContent, reviewTime: ReviewTime, releasesAt: string | null, releasedAt: string | null, withdrawnAt: string | null, release: ReleaseState, mailsResults: boolean, hasCertificate: boolean, version: number }, revision: { id: string, number: number, questionCount: number, publishedAt: string } | null, findings: Array<{ code: string, severity: FindingSeverity, message: string, questionId: string | null, position: number | null, field: string | null }> } };

export type WithdrawResultsMutationVariables = Exact<{
  quizId: string | number;
}>;


export type WithdrawResultsMutation = { withdrawResults: { quizId: string, title: string, code: string | null, url: string | null, state: ExamState, pausedAt: string | null, hasUnpublishedChanges: boolean, awaitsCorrection: boolean, rules: { access: ExamAccess, accessCode: string | null, opensAt: string | null, closesAt: string | null, attemptsAllowed: number, passMark: number | null, marksPerQuestion: string | null, wrongMarks: string, wrongMarksBasis: WrongMarksBasis, shufflesQuestions: boolean, shufflesOptions: boolean, layout: ExamLayout, navigation: ExamNavigation, checksSpelling: boolean, reviewContent: ReviewContent, reviewTime: ReviewTime, releasesAt: string | null, releasedAt: string | null, withdrawnAt: string | null, release: ReleaseState, mailsResults: boolean, hasCertificate: boolean, version: number }, revision: { id: string, number: number, questionCount: number, publishedAt: string } | null, findings: Array<{ code: string, severity: FindingSeverity, message: string, questionId: string | null, position: number | null, field: string | null }> } };

export type ResultsToldQueryVariables = Exact<{
  quizId: string | number;
}>;


export type ResultsToldQuery = { notifiedCount: number };

export type ResultsQueryVariables = Exact<{
  quizId: string | number;
  search?: string | null | undefined;
  filter?: ResultFilter | null | undefined;
  sort: ResultSort;
  page: number;
}>;


export type ResultsQuery = { results: { totalCount: number, totalPages: number, items: Array<{ attemptId: string, learnerId: string, name: string, email: string | null, rollNumber: string | null, number: number, submittedAt: string | null, submittedBy: SubmittedBy | null, secondsTaken: number | null, score: number | null, maxScore: number | null, adjustmentMarks: string | null, percent: number | null, letterGrade: string | null, isPassed: boolean | null, waitingCount: number | null, lateCount: number }> } };

export type ResultSummaryQueryVariables = Exact<{
  quizId: string | number;
}>;


export type ResultSummaryQuery = { examFigures: { progress: number, figures: { submittedCount: number, markedCount: number, waitingCount: number, passedCount: number, decidedCount: number, passRate: number | null, scores: { mean: { value: number | null }, median: { value: number | null } }, distribution: Array<{ from: number | null, to: number, count: number }> } | null } };

export type TrialQueryVariables = Exact<{ [key: string]: never; }>;


export type TrialQuery = { me: { id: string, deletionDueAt: string | null }, quizzes: { items: Array<{ id: string, title: string }> } };

export type ReturnRequestsQueryVariables = Exact<{
  quizId: string | number;
}>;


export type ReturnRequestsQuery = { returnRequests: Array<{ id: string, number: number, name: string, rollNumber: string | null, requestedAt: string }> };

export type ReturnSuggestionsQueryVariables = Exact<{
  id: string | number;
}>;


export type ReturnSuggestionsQuery = { returnSuggestions: { namesakeCount: number, candidates: Array<{ id: string, name: string, email: string | null, rollNumber: string | null, origin: CandidateOrigin, state: CandidateState, createdAt: string, mailedAt: string | null, attempts: Array<{ id: string, startedAt: string, lastSavedAt: string | null, submittedAt: string | null, progress: { answeredCount: number } | null }> }> } };

export type ReturnCandidateFieldsFragment = { id: string, name: string, email: string | null, rollNumber: string | null, origin: CandidateOrigin, state: CandidateState, createdAt: string, mailedAt: string | null, attempts: Array<{ id: string, startedAt: string, lastSavedAt: string | null, submittedAt: string | null, progress: { answeredCount: number } | null }> };

export type ReturnCandidatesQueryVariables = Exact<{
  quizId: string | number;
  search: string;
}>;


export type ReturnCandidatesQuery = { candidates: { totalCount: number, items: Array<{ id: string, name: string, email: string | null, rollNumber: string | null, origin: CandidateOrigin, state: CandidateState, createdAt: string, mailedAt: string | null, attempts: Array<{ id: string, startedAt: string, lastSavedAt: string | null, submittedAt: string | null, progress: { answeredCount: number } | null }> }> } };

export type ConfirmReturnMutationVariables = Exact<{
  input: ConfirmReturnInput;
}>;


export type ConfirmReturnMutation = { confirmReturn: { success: boolean } };

export type RefuseReturnMutationVariables = Exact<{
  id: string | number;
}>;


export type RefuseReturnMutation = { refuseReturn: { success: boolean } };

export type RefuseReturnsMutationVariables = Exact<{
  quizId: string | number;
}>;


export type RefuseReturnsMutation = { refuseReturns: { count: number } };

export type UpdateExamRulesMutationVariables = Exact<{
  input: UpdateExamRulesInput;
}>;


export type UpdateExamRulesMutation = { updateExamRules: { quizId: string, title: string, code: string | null, url: string | null, state: ExamState, pausedAt: string | null, hasUnpublishedChanges: boolean, awaitsCorrection: boolean, rules: { access: ExamAccess, accessCode: string | null, opensAt: string | null, closesAt: string | null, attemptsAllowed: number, passMark: number | null, marksPerQuestion: string | null, wrongMarks: string, wrongMarksBasis: WrongMarksBasis, shufflesQuestions: boolean, shufflesOptions: boolean, layout: ExamLayout, navigation: ExamNavigation, checksSpelling: boolean, reviewContent: ReviewContent, reviewTime: ReviewTime, releasesAt: string | null, releasedAt: string | null, withdrawnAt: string | null, release: ReleaseState, mailsResults: boolean, hasCertificate: boolean, version: number }, revision: { id: string, number: number, questionCount: number, publishedAt: string } | null, findings: Array<{ code: string, severity: FindingSeverity, message: string, questionId: string | null, position: number | null, field: string | null }> } };

export type UpdateDurationMutationVariables = Exact<{
  input: UpdateQuizInput;
}>;


export type UpdateDurationMutation = { updateQuiz: { id: string, durationMinutes: number | null, version: number } };

export type InstituteQueryVariables = Exact<{ [key: string]: never; }>;


export type InstituteQuery = { me: { id: string, institute: { id: string, name: string } } };

export type RenewExamCodeMutationVariables = Exact<{
  quizId: string | number;
}>;


export type RenewExamCodeMutation = { renewExamCode: { quizId: string, title: string, code: string | null, url: string | null, state: ExamState, pausedAt: string | null, hasUnpublishedChanges: boolean, awaitsCorrection: boolean, rules: { access: ExamAccess, accessCode: string | null, opensAt: string | null, closesAt: string | null, attemptsAllowed: number, passMark: number | null, marksPerQuestion: string | null, wrongMarks: string, wrongMarksBasis: WrongMarksBasis, shufflesQuestions: boolean, shufflesOptions: boolean, layout: ExamLayout, navigation: ExamNavigation, checksSpelling: boolean, reviewContent: ReviewContent, reviewTime: ReviewTime, releasesAt: string | null, releasedAt: string | null, withdrawnAt: string | null, release: ReleaseState, mailsResults: boolean, hasCertificate: boolean, version: number }, revision: { id: string, number: number, questionCount: number, publishedAt: string } | null, findings: Array<{ code: string, severity: FindingSeverity, message: string, questionId: string | null, position: number | null, field: string | null }> } };

export type ExamChangesQueryVariables = Exact<{
  quizId: string | number;
}>;


export type ExamChangesQuery = { exam: { quizId: string, changes: { titleChanged: boolean, isReordered: boolean, totalCount: number, questions: Array<{ kind: PaperChangeKind, questionId: string, position: number | null, text: string, parts: Array<PaperPart> }> } | null } };

export type SubmitPaperMutationVariables = Exact<{
  quizId: string | number;
}>;


export type SubmitPaperMutation = { submitQuiz: { id: string, isCompleted: boolean, version: number } };

export type QuizStageQueryVariables = Exact<{
  quizId: string | number;
}>;


export type QuizStageQuery = { quiz: { id: string, progress: { stage: QuizStage, learnerCount: number, runningCount: number, submittedCount: number, toMarkCount: number, lateCount: number, awaitsRelease: boolean, seesResults: boolean } } };

export const AdjustmentFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdjustmentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Adjustment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"learnerName"}},{"kind":"Field","name":{"kind":"Name","value":"marks"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"wrongMarks"}},{"kind":"Field","name":{"kind":"Name","value":"wrongMarksBasis"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"madeByName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneByName"}},{"kind":"Field","name":{"kind":"Name","value":"isPending"}},{"kind":"Field","name":{"kind":"Name","value":"hasFailed"}}]}}]} as unknown as DocumentNode<AdjustmentFieldsFragment, unknown>;
export const AdjustmentEffectFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdjustmentEffect"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdjustmentPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stamp"}},{"kind":"Field","name":{"kind":"Name","value":"attemptCount"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"resultCount"}},{"kind":"Field","name":{"kind":"Name","value":"newlyPassedCount"}},{"kind":"Field","name":{"kind":"Name","value":"newlyFailedCount"}},{"kind":"Field","name":{"kind":"Name","value":"passedBeforeCount"}},{"kind":"Field","name":{"kind":"Name","value":"passedAfterCount"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"learnerName"}},{"kind":"Field","name":{"kind":"Name","value":"scoreBefore"}},{"kind":"Field","name":{"kind":"Name","value":"scoreAfter"}},{"kind":"Field","name":{"kind":"Name","value":"isPassedBefore"}},{"kind":"Field","name":{"kind":"Name","value":"isPassedAfter"}}]}}]}}]} as unknown as DocumentNode<AdjustmentEffectFragment, unknown>;
export const SaidFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaidFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnsweredQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnsweredMcq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isChosen"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnsweredDescriptive"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]} as unknown as DocumentNode<SaidFieldsFragment, unknown>;
export const CandidateFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"learner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"rollNumber"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"mailedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mailState"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"extraTimePercent"}},{"kind":"Field","name":{"kind":"Name","value":"extraAttempts"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}}]}}]} as unknown as DocumentNode<CandidateFieldsFragment, unknown>;
export const ExamFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExamFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quizId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasUnpublishedChanges"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsCorrection"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"accessCode"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"attemptsAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"marksPerQuestion"}},{"kind":"Field","name":{"kind":"Name","value":"wrongMarks"}},{"kind":"Field","name":{"kind":"Name","value":"wrongMarksBasis"}},{"kind":"Field","name":{"kind":"Name","value":"shufflesQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"shufflesOptions"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"navigation"}},{"kind":"Field","name":{"kind":"Name","value":"checksSpelling"}},{"kind":"Field","name":{"kind":"Name","value":"reviewContent"}},{"kind":"Field","name":{"kind":"Name","value":"reviewTime"}},{"kind":"Field","name":{"kind":"Name","value":"releasesAt"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"release"}},{"kind":"Field","name":{"kind":"Name","value":"mailsResults"}},{"kind":"Field","name":{"kind":"Name","value":"hasCertificate"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<ExamFieldsFragment, unknown>;
export const FigureFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FigureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Figure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"needed"}}]}}]} as unknown as DocumentNode<FigureFieldsFragment, unknown>;
export const QuestionFigureFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionFigureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"maxMarks"}},{"kind":"Field","name":{"kind":"Name","value":"right"}},{"kind":"Field","name":{"kind":"Name","value":"partly"}},{"kind":"Field","name":{"kind":"Name","value":"wrong"}},{"kind":"Field","name":{"kind":"Name","value":"blank"}},{"kind":"Field","name":{"kind":"Name","value":"guessScore"}},{"kind":"Field","name":{"kind":"Name","value":"meanMarks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"facility"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rightAnswers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"standardDeviation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"intendedWeight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"effectiveWeight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discriminationIndex"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discriminativeEfficiency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"alternativeText"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isCorrect"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"discriminationIndex"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FigureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Figure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"needed"}}]}}]} as unknown as DocumentNode<QuestionFigureFieldsFragment, unknown>;
export const ReturnCandidateFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReturnCandidateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"rollNumber"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"mailedAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSavedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answeredCount"}}]}}]}}]}}]} as unknown as DocumentNode<ReturnCandidateFieldsFragment, unknown>;
export const AdjustmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Adjustments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examAdjustments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quizId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}},{"kind":"Argument","name":{"kind":"Name","value":"attemptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdjustmentFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"affectedCount"}},{"kind":"Field","name":{"kind":"Name","value":"adjustedCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdjustmentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Adjustment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"learnerName"}},{"kind":"Field","name":{"kind":"Name","value":"marks"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"wrongMarks"}},{"kind":"Field","name":{"kind":"Name","value":"wrongMarksBasis"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"madeByName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneByName"}},{"kind":"Field","name":{"kind":"Name","value":"isPending"}},{"kind":"Field","name":{"kind":"Name","value":"hasFailed"}}]}}]} as unknown as DocumentNode<AdjustmentsQuery, AdjustmentsQueryVariables>;
export const AdjustmentPreviewOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdjustmentPreviewOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdjustmentValueInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adjustmentPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdjustmentEffect"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdjustmentEffect"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdjustmentPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stamp"}},{"kind":"Field","name":{"kind":"Name","value":"attemptCount"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"resultCount"}},{"kind":"Field","name":{"kind":"Name","value":"newlyPassedCount"}},{"kind":"Field","name":{"kind":"Name","value":"newlyFailedCount"}},{"kind":"Field","name":{"kind":"Name","value":"passedBeforeCount"}},{"kind":"Field","name":{"kind":"Name","value":"passedAfterCount"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"learnerName"}},{"kind":"Field","name":{"kind":"Name","value":"scoreBefore"}},{"kind":"Field","name":{"kind":"Name","value":"scoreAfter"}},{"kind":"Field","name":{"kind":"Name","value":"isPassedBefore"}},{"kind":"Field","name":{"kind":"Name","value":"isPassedAfter"}}]}}]}}]} as unknown as DocumentNode<AdjustmentPreviewOfQuery, AdjustmentPreviewOfQueryVariables>;
export const UndoingPreviewOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UndoingPreviewOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoAdjustmentPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdjustmentEffect"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdjustmentEffect"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdjustmentPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stamp"}},{"kind":"Field","name":{"kind":"Name","value":"attemptCount"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"resultCount"}},{"kind":"Field","name":{"kind":"Name","value":"newlyPassedCount"}},{"kind":"Field","name":{"kind":"Name","value":"newlyFailedCount"}},{"kind":"Field","name":{"kind":"Name","value":"passedBeforeCount"}},{"kind":"Field","name":{"kind":"Name","value":"passedAfterCount"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"learnerName"}},{"kind":"Field","name":{"kind":"Name","value":"scoreBefore"}},{"kind":"Field","name":{"kind":"Name","value":"scoreAfter"}},{"kind":"Field","name":{"kind":"Name","value":"isPassedBefore"}},{"kind":"Field","name":{"kind":"Name","value":"isPassedAfter"}}]}}]}}]} as unknown as DocumentNode<UndoingPreviewOfQuery, UndoingPreviewOfQueryVariables>;
export const MakeAdjustmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeAdjustment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MakeAdjustmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makeAdjustment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdjustmentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdjustmentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Adjustment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"learnerName"}},{"kind":"Field","name":{"kind":"Name","value":"marks"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"wrongMarks"}},{"kind":"Field","name":{"kind":"Name","value":"wrongMarksBasis"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"madeByName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneByName"}},{"kind":"Field","name":{"kind":"Name","value":"isPending"}},{"kind":"Field","name":{"kind":"Name","value":"hasFailed"}}]}}]} as unknown as DocumentNode<MakeAdjustmentMutation, MakeAdjustmentMutationVariables>;
export const UndoAdjustmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoAdjustment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoAdjustmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoAdjustment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdjustmentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdjustmentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Adjustment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"learnerName"}},{"kind":"Field","name":{"kind":"Name","value":"marks"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"wrongMarks"}},{"kind":"Field","name":{"kind":"Name","value":"wrongMarksBasis"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"madeByName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneByName"}},{"kind":"Field","name":{"kind":"Name","value":"isPending"}},{"kind":"Field","name":{"kind":"Name","value":"hasFailed"}}]}}]} as unknown as DocumentNode<UndoAdjustmentMutation, UndoAdjustmentMutationVariables>;
export const AdjustedLearnerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdjustedLearner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptPaper"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"attemptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quizId"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<AdjustedLearnerQuery, AdjustedLearnerQueryVariables>;
export const AttemptPaperDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AttemptPaper"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptPaper"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"attemptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quizId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"previousAttemptId"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptId"}},{"kind":"Field","name":{"kind":"Name","value":"isScoreShown"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"learnerId"}},{"kind":"Field","name":{"kind":"Name","value":"secondsTaken"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"rollNumber"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"exactScore"}},{"kind":"Field","name":{"kind":"Name","value":"adjustmentMarks"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"letterGrade"}},{"kind":"Field","name":{"kind":"Name","value":"isPassed"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"lateCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"alternativeText"}}]}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"marks"}},{"kind":"Field","name":{"kind":"Name","value":"maxMarks"}},{"kind":"Field","name":{"kind":"Name","value":"grade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerId"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"markedBy"}},{"kind":"Field","name":{"kind":"Name","value":"gradedAt"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnsweredMcq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"alternativeText"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isCorrect"}},{"kind":"Field","name":{"kind":"Name","value":"isChosen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnsweredDescriptive"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"modelAnswer"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"late"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"typedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"isStored"}},{"kind":"Field","name":{"kind":"Name","value":"isAnsweredAgain"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"answered"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaidFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replaced"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaidFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaidFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnsweredQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnsweredMcq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isChosen"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnsweredDescriptive"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]} as unknown as DocumentNode<AttemptPaperQuery, AttemptPaperQueryVariables>;
export const DecideLateAnswersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideLateAnswers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideLateAnswersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideLateAnswers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<DecideLateAnswersMutation, DecideLateAnswersMutationVariables>;
export const GrantAccommodationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GrantAccommodations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GrantAccommodationsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grantAccommodations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"learner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"rollNumber"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"mailedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mailState"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"extraTimePercent"}},{"kind":"Field","name":{"kind":"Name","value":"extraAttempts"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}}]}}]} as unknown as DocumentNode<GrantAccommodationsMutation, GrantAccommodationsMutationVariables>;
export const ResendInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"message"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"message"},"value":{"kind":"Variable","name":{"kind":"Name","value":"message"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"learner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"rollNumber"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"mailedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mailState"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"extraTimePercent"}},{"kind":"Field","name":{"kind":"Name","value":"extraAttempts"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}}]}}]} as unknown as DocumentNode<ResendInvitationMutation, ResendInvitationMutationVariables>;
export const RevokeCandidateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeCandidate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeCandidate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"learner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"rollNumber"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"mailedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mailState"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"extraTimePercent"}},{"kind":"Field","name":{"kind":"Name","value":"extraAttempts"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}}]}}]} as unknown as DocumentNode<RevokeCandidateMutation, RevokeCandidateMutationVariables>;
export const RestoreCandidateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreCandidate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreCandidate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"learner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"rollNumber"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"mailedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mailState"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"extraTimePercent"}},{"kind":"Field","name":{"kind":"Name","value":"extraAttempts"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}}]}}]} as unknown as DocumentNode<RestoreCandidateMutation, RestoreCandidateMutationVariables>;
export const CandidateLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CandidateLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<CandidateLinkMutation, CandidateLinkMutationVariables>;
export const CandidatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Candidates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quizId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"25"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"learner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"rollNumber"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"mailedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mailState"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"extraTimePercent"}},{"kind":"Field","name":{"kind":"Name","value":"extraAttempts"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}}]}}]} as unknown as DocumentNode<CandidatesQuery, CandidatesQueryVariables>;
export const InviteCandidatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteCandidates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteCandidatesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteCandidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitedCount"}},{"kind":"Field","name":{"kind":"Name","value":"withoutAddressCount"}},{"kind":"Field","name":{"kind":"Name","value":"alreadyCount"}}]}}]}}]} as unknown as DocumentNode<InviteCandidatesMutation, InviteCandidatesMutationVariables>;
export const RemindCandidatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemindCandidates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"message"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remindCandidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quizId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}},{"kind":"Argument","name":{"kind":"Name","value":"message"},"value":{"kind":"Variable","name":{"kind":"Name","value":"message"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"withoutAddressCount"}}]}}]}}]} as unknown as DocumentNode<RemindCandidatesMutation, RemindCandidatesMutationVariables>;
export const ActivateExamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ActivateExam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateQuizInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateQuiz"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ActivateExamMutation, ActivateExamMutationVariables>;
export const CreateClassListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateClassList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createClassList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CreateClassListMutation, CreateClassListMutationVariables>;
export const RenameClassListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameClassList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameClassList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RenameClassListMutation, RenameClassListMutationVariables>;
export const AddToClassListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddToClassList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"listId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"people"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addToClassList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"listId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"listId"}}},{"kind":"Argument","name":{"kind":"Name","value":"people"},"value":{"kind":"Variable","name":{"kind":"Name","value":"people"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}}]}}]}}]} as unknown as DocumentNode<AddToClassListMutation, AddToClassListMutationVariables>;
export const RemoveFromClassListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveFromClassList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"listId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"learnerIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeFromClassList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"listId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"listId"}}},{"kind":"Argument","name":{"kind":"Name","value":"learnerIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"learnerIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}}]}}]}}]} as unknown as DocumentNode<RemoveFromClassListMutation, RemoveFromClassListMutationVariables>;
export const ClassListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClassList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"25"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"rollNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<ClassListQuery, ClassListQueryVariables>;
export const ClassListsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClassLists"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classLists"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"25"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]} as unknown as DocumentNode<ClassListsQuery, ClassListsQueryVariables>;
export const DeleteClassListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteClassList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteClassList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteClassListMutation, DeleteClassListMutationVariables>;
export const ExamGivenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExamGiven"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quizId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExamFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quiz"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"orderVersion"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExamFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quizId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasUnpublishedChanges"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsCorrection"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"accessCode"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"attemptsAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"marksPerQuestion"}},{"kind":"Field","name":{"kind":"Name","value":"wrongMarks"}},{"kind":"Field","name":{"kind":"Name","value":"wrongMarksBasis"}},{"kind":"Field","name":{"kind":"Name","value":"shufflesQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"shufflesOptions"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"navigation"}},{"kind":"Field","name":{"kind":"Name","value":"checksSpelling"}},{"kind":"Field","name":{"kind":"Name","value":"reviewContent"}},{"kind":"Field","name":{"kind":"Name","value":"reviewTime"}},{"kind":"Field","name":{"kind":"Name","value":"releasesAt"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"release"}},{"kind":"Field","name":{"kind":"Name","value":"mailsResults"}},{"kind":"Field","name":{"kind":"Name","value":"hasCertificate"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<ExamGivenQuery, ExamGivenQueryVariables>;
export const StartExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartExportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<StartExportMutation, StartExportMutationVariables>;
export const ExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Export"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"export"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rowsDone"}},{"kind":"Field","name":{"kind":"Name","value":"rowsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<ExportQuery, ExportQueryVariables>;
export const RecentExportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentExports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recentExports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quizId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"attemptSet"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<RecentExportsQuery, RecentExportsQueryVariables>;
export const CancelExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<CancelExportMutation, CancelExportMutationVariables>;
export const ExamFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExamFigures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"set"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptSet"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examFigures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quizId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"set"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"set"}},{"kind":"Field","name":{"kind":"Name","value":"submittedCount"}},{"kind":"Field","name":{"kind":"Name","value":"chosenCount"}},{"kind":"Field","name":{"kind":"Name","value":"markedCount"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"decidedCount"}},{"kind":"Field","name":{"kind":"Name","value":"passedCount"}},{"kind":"Field","name":{"kind":"Name","value":"passRate"}},{"kind":"Field","name":{"kind":"Name","value":"otherRulesCount"}},{"kind":"Field","name":{"kind":"Name","value":"revisions"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"distribution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"mean"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"median"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowerQuartile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"upperQuartile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"highest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"standardDeviation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skewness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kurtosis"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"times"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"median"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowerQuartile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"upperQuartile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"reliability"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"internalConsistency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errorRatio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"standardError"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"standardErrorPercent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionFigureFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FigureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Figure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"needed"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionFigureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"maxMarks"}},{"kind":"Field","name":{"kind":"Name","value":"right"}},{"kind":"Field","name":{"kind":"Name","value":"partly"}},{"kind":"Field","name":{"kind":"Name","value":"wrong"}},{"kind":"Field","name":{"kind":"Name","value":"blank"}},{"kind":"Field","name":{"kind":"Name","value":"guessScore"}},{"kind":"Field","name":{"kind":"Name","value":"meanMarks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"facility"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rightAnswers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"standardDeviation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"intendedWeight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"effectiveWeight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discriminationIndex"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discriminativeEfficiency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"alternativeText"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isCorrect"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"discriminationIndex"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureFields"}}]}}]}}]}}]} as unknown as DocumentNode<ExamFiguresQuery, ExamFiguresQueryVariables>;
export const ExtendTimeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExtendTime"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExtendTimeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"extendTime"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ExtendTimeMutation, ExtendTimeMutationVariables>;
export const ReopenAttemptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReopenAttempt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReopenAttemptInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopenAttempt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ReopenAttemptMutation, ReopenAttemptMutationVariables>;
export const PauseAttemptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PauseAttempt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PauseAttemptInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pauseAttempt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<PauseAttemptMutation, PauseAttemptMutationVariables>;
export const ResumeAttemptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeAttempt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResumeAttemptInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeAttempt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}}]}}]}}]} as unknown as DocumentNode<ResumeAttemptMutation, ResumeAttemptMutationVariables>;
export const SubmitAttemptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitAttempt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitAttemptInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitAttempt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SubmitAttemptMutation, SubmitAttemptMutationVariables>;
export const BubbleSheetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BubbleSheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"since"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bubbleSheet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quizId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}},{"kind":"Argument","name":{"kind":"Name","value":"since"},"value":{"kind":"Variable","name":{"kind":"Name","value":"since"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rollNumber"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"answeredCount"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastSavedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"leaveCount"}},{"kind":"Field","name":{"kind":"Name","value":"connection"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineAt"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"individuallyPausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"needs"}}]}}]}}]}}]} as unknown as DocumentNode<BubbleSheetQuery, BubbleSheetQueryVariables>;
export const ExamPauseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExamPause"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examPause"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quizId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedByName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<ExamPauseQuery, ExamPauseQueryVariables>;
export const ExtendTimeForAllDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExtendTimeForAll"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExtendTimeForAllInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"extendTimeForAll"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<ExtendTimeForAllMutation, ExtendTimeForAllMutationVariables>;
export const SendExamMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendExamMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendExamMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendExamMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<SendExamMessageMutation, SendExamMessageMutationVariables>;
export const PauseExamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PauseExam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PauseExamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pauseExam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<PauseExamMutation, PauseExamMutationVariables>;
export const ResumeExamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeExam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResumeExamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeExam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"stillPaused"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"releasesAt"}}]}}]}}]} as unknown as DocumentNode<ResumeExamMutation, ResumeExamMutationVariables>;
export const ExamChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ExamChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quizId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quizId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<ExamChangedSubscription, ExamChangedSubscriptionVariables>;
export const ExamMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExamMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quizId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]} as unknown as DocumentNode<ExamMessagesQuery, ExamMessagesQueryVariables>;
export const ExamProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExamProgress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examProgress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quizId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invited"}},{"kind":"Field","name":{"kind":"Name","value":"registered"}},{"kind":"Field","name":{"kind":"Name","value":"started"}},{"kind":"Field","name":{"kind":"Name","value":"notStarted"}},{"kind":"Field","name":{"kind":"Name","value":"running"}},{"kind":"Field","name":{"kind":"Name","value":"submitted"}},{"kind":"Field","name":{"kind":"Name","value":"lateCount"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<ExamProgressQuery, ExamProgressQueryVariables>;
export const ExamEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExamEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"source"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ExamEventSource"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quizId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"attemptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}}},{"kind":"Argument","name":{"kind":"Name","value":"source"},"value":{"kind":"Variable","name":{"kind":"Name","value":"source"}}},{"kind":"Argument","name":{"kind":"Name","value":"isGrouped"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"takenFrom"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"attemptCount"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]} as unknown as DocumentNode<ExamEventsQuery, ExamEventsQueryVariables>;
export const GiveBackOutageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveBackOutage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GiveBackOutageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giveBackOutage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<GiveBackOutageMutation, GiveBackOutageMutationVariables>;
export const ExamOutagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExamOutages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examOutages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quizId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"beganAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"affected"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}}]}}]} as unknown as DocumentNode<ExamOutagesQuery, ExamOutagesQueryVariables>;
export const WrongAccessCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WrongAccessCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quizId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quizId"}},{"kind":"Field","name":{"kind":"Name","value":"wrongAccessCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"addressCount"}},{"kind":"Field","name":{"kind":"Name","value":"firstAt"}}]}}]}}]}}]} as unknown as DocumentNode<WrongAccessCodesQuery, WrongAccessCodesQueryVariables>;
export const MailChangedTimesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MailChangedTimes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"message"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailChangedTimes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quizId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}},{"kind":"Argument","name":{"kind":"Name","value":"message"},"value":{"kind":"Variable","name":{"kind":"Name","value":"message"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailed"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}}]}}]} as unknown as DocumentNode<MailChangedTimesMutation, MailChangedTimesMutationVariables>;
export const ReachableLearnersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReachableLearners"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quizId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quizId"}},{"kind":"Field","name":{"kind":"Name","value":"reachableCount"}}]}}]}}]} as unknown as DocumentNode<ReachableLearnersQuery, ReachableLearnersQueryVariables>;
export const LearnersOfChangedTimesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LearnersOfChangedTimes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quizId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quizId"}},{"kind":"Field","name":{"kind":"Name","value":"changedTimesCount"}}]}}]}}]} as unknown as DocumentNode<LearnersOfChangedTimesQuery, LearnersOfChangedTimesQueryVariables>;
export const ReadPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uploadId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readPeople"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"uploadId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uploadId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"rollNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ReadPeopleQuery, ReadPeopleQueryVariables>;
export const ClassPictureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClassPicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"institute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"exam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quizId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quizId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"classPicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quizId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rollNumber"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"}},{"kind":"Field","name":{"kind":"Name","value":"marks"}},{"kind":"Field","name":{"kind":"Name","value":"maxMarks"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<ClassPictureQuery, ClassPictureQueryVariables>;
export const PreviewExamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PreviewExam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewExam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quizId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<PreviewExamMutation, PreviewExamMutationVariables>;
export const EraseLearnerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EraseLearner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseLearner"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<EraseLearnerMutation, EraseLearnerMutationVariables>;
export const LearnerProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LearnerProgress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"learnerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"learnerProgress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"learnerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"learnerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"learnerId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"rollNumber"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quizId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"letterGrade"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"isPassed"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<LearnerProgressQuery, LearnerProgressQueryVariables>;
export const ReleaseResultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReleaseResults"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"releaseResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quizId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExamFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExamFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quizId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasUnpublishedChanges"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsCorrection"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"accessCode"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"attemptsAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"marksPerQuestion"}},{"kind":"Field","name":{"kind":"Name","value":"wrongMarks"}},{"kind":"Field","name":{"kind":"Name","value":"wrongMarksBasis"}},{"kind":"Field","name":{"kind":"Name","value":"shufflesQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"shufflesOptions"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"navigation"}},{"kind":"Field","name":{"kind":"Name","value":"checksSpelling"}},{"kind":"Field","name":{"kind":"Name","value":"reviewContent"}},{"kind":"Field","name":{"kind":"Name","value":"reviewTime"}},{"kind":"Field","name":{"kind":"Name","value":"releasesAt"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"release"}},{"kind":"Field","name":{"kind":"Name","value":"mailsResults"}},{"kind":"Field","name":{"kind":"Name","value":"hasCertificate"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<ReleaseResultsMutation, ReleaseResultsMutationVariables>;
export const WithdrawResultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawResults"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quizId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExamFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExamFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quizId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasUnpublishedChanges"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsCorrection"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"accessCode"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"attemptsAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"marksPerQuestion"}},{"kind":"Field","name":{"kind":"Name","value":"wrongMarks"}},{"kind":"Field","name":{"kind":"Name","value":"wrongMarksBasis"}},{"kind":"Field","name":{"kind":"Name","value":"shufflesQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"shufflesOptions"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"navigation"}},{"kind":"Field","name":{"kind":"Name","value":"checksSpelling"}},{"kind":"Field","name":{"kind":"Name","value":"reviewContent"}},{"kind":"Field","name":{"kind":"Name","value":"reviewTime"}},{"kind":"Field","name":{"kind":"Name","value":"releasesAt"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"release"}},{"kind":"Field","name":{"kind":"Name","value":"mailsResults"}},{"kind":"Field","name":{"kind":"Name","value":"hasCertificate"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<WithdrawResultsMutation, WithdrawResultsMutationVariables>;
export const ResultsToldDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResultsTold"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifiedCount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quizId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}}]}]}}]} as unknown as DocumentNode<ResultsToldQuery, ResultsToldQueryVariables>;
export const ResultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Results"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ResultFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResultSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quizId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"learnerId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"rollNumber"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"secondsTaken"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"adjustmentMarks"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"letterGrade"}},{"kind":"Field","name":{"kind":"Name","value":"isPassed"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"lateCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]} as unknown as DocumentNode<ResultsQuery, ResultsQueryVariables>;
export const ResultSummaryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResultSummary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examFigures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quizId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}},{"kind":"Argument","name":{"kind":"Name","value":"set"},"value":{"kind":"EnumValue","value":"ALL"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submittedCount"}},{"kind":"Field","name":{"kind":"Name","value":"markedCount"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"passedCount"}},{"kind":"Field","name":{"kind":"Name","value":"decidedCount"}},{"kind":"Field","name":{"kind":"Name","value":"passRate"}},{"kind":"Field","name":{"kind":"Name","value":"scores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mean"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"median"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"distribution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ResultSummaryQuery, ResultSummaryQueryVariables>;
export const TrialDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Trial"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deletionDueAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quizzes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<TrialQuery, TrialQueryVariables>;
export const ReturnRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReturnRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"returnRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quizId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rollNumber"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}}]}}]}}]} as unknown as DocumentNode<ReturnRequestsQuery, ReturnRequestsQueryVariables>;
export const ReturnSuggestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReturnSuggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"returnSuggestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReturnCandidateFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"namesakeCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReturnCandidateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"rollNumber"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"mailedAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSavedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answeredCount"}}]}}]}}]}}]} as unknown as DocumentNode<ReturnSuggestionsQuery, ReturnSuggestionsQueryVariables>;
export const ReturnCandidatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReturnCandidates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quizId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReturnCandidateFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReturnCandidateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"rollNumber"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"mailedAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSavedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answeredCount"}}]}}]}}]}}]} as unknown as DocumentNode<ReturnCandidatesQuery, ReturnCandidatesQueryVariables>;
export const ConfirmReturnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmReturn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmReturnInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmReturn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<ConfirmReturnMutation, ConfirmReturnMutationVariables>;
export const RefuseReturnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefuseReturn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refuseReturn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<RefuseReturnMutation, RefuseReturnMutationVariables>;
export const RefuseReturnsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefuseReturns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refuseReturns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quizId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<RefuseReturnsMutation, RefuseReturnsMutationVariables>;
export const UpdateExamRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateExamRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateExamRulesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateExamRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExamFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExamFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quizId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasUnpublishedChanges"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsCorrection"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"accessCode"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"attemptsAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"marksPerQuestion"}},{"kind":"Field","name":{"kind":"Name","value":"wrongMarks"}},{"kind":"Field","name":{"kind":"Name","value":"wrongMarksBasis"}},{"kind":"Field","name":{"kind":"Name","value":"shufflesQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"shufflesOptions"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"navigation"}},{"kind":"Field","name":{"kind":"Name","value":"checksSpelling"}},{"kind":"Field","name":{"kind":"Name","value":"reviewContent"}},{"kind":"Field","name":{"kind":"Name","value":"reviewTime"}},{"kind":"Field","name":{"kind":"Name","value":"releasesAt"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"release"}},{"kind":"Field","name":{"kind":"Name","value":"mailsResults"}},{"kind":"Field","name":{"kind":"Name","value":"hasCertificate"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<UpdateExamRulesMutation, UpdateExamRulesMutationVariables>;
export const UpdateDurationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDuration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateQuizInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateQuiz"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<UpdateDurationMutation, UpdateDurationMutationVariables>;
export const InstituteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Institute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"institute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<InstituteQuery, InstituteQueryVariables>;
export const RenewExamCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewExamCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewExamCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quizId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExamFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExamFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quizId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasUnpublishedChanges"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsCorrection"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"accessCode"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"attemptsAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"marksPerQuestion"}},{"kind":"Field","name":{"kind":"Name","value":"wrongMarks"}},{"kind":"Field","name":{"kind":"Name","value":"wrongMarksBasis"}},{"kind":"Field","name":{"kind":"Name","value":"shufflesQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"shufflesOptions"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"navigation"}},{"kind":"Field","name":{"kind":"Name","value":"checksSpelling"}},{"kind":"Field","name":{"kind":"Name","value":"reviewContent"}},{"kind":"Field","name":{"kind":"Name","value":"reviewTime"}},{"kind":"Field","name":{"kind":"Name","value":"releasesAt"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"release"}},{"kind":"Field","name":{"kind":"Name","value":"mailsResults"}},{"kind":"Field","name":{"kind":"Name","value":"hasCertificate"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<RenewExamCodeMutation, RenewExamCodeMutationVariables>;
export const ExamChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExamChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quizId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quizId"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"titleChanged"}},{"kind":"Field","name":{"kind":"Name","value":"isReordered"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ExamChangesQuery, ExamChangesQueryVariables>;
export const SubmitPaperDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitPaper"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitQuiz"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<SubmitPaperMutation, SubmitPaperMutationVariables>;
export const QuizStageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuizStage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quiz"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quizId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"learnerCount"}},{"kind":"Field","name":{"kind":"Name","value":"runningCount"}},{"kind":"Field","name":{"kind":"Name","value":"submittedCount"}},{"kind":"Field","name":{"kind":"Name","value":"toMarkCount"}},{"kind":"Field","name":{"kind":"Name","value":"lateCount"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsRelease"}},{"kind":"Field","name":{"kind":"Name","value":"seesResults"}}]}}]}}]}}]} as unknown as DocumentNode<QuizStageQuery, QuizStageQueryVariables>;