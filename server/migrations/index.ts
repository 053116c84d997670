import { Initial1795257883388 } from './1795257883388-Initial.js';
import { QuizLists1795277178602 } from './1795277178602-QuizLists.js';
import { AddImages1795277513527 } from './1795277513527-AddImages.js';
import { AddTrashIndexes1795277617585 } from './1795277617585-AddTrashIndexes.js';
import { AccountLife1795277703908 } from './1795277703908-AccountLife.js';
import { UploadQuota1795277776212 } from './1795277776212-UploadQuota.js';
import { ImportFindings1795277954183 } from './1795277954183-ImportFindings.js';
import { AddEnquiries1795278654428 } from './1795278654428-AddEnquiries.js';
import { UploadsAndImportQuota1795282787489 } from './1795282787489-UploadsAndImportQuota.js';
import { ContactColumn1795298000000 } from './1795298000000-ContactColumn.js';
import { GivenExams1795299849094 } from './1795299849094-GivenExams.js';
import { SignedReceipts1795363607105 } from './1795363607105-SignedReceipts.js';
import { LateResponses1795363751114 } from './1795363751114-LateResponses.js';
import { ExamFacts1795363887860 } from './1795363887860-ExamFacts.js';
import { AccessCodes1795364761831 } from './1795364761831-AccessCodes.js';
import { Outages1795365128843 } from './1795365128843-Outages.js';
import { Members1795389736566 } from './1795389736566-Members.js';
import { Marking1795390391510 } from './1795390391510-Marking.js';
import { AuditLog1795390954592 } from './1795390954592-AuditLog.js';
import { ResultRelease1795390960180 } from './1795390960180-ResultRelease.js';
import { InstituteLists1795391000000 } from './1795391000000-InstituteLists.js';
import { MemberInvitations1795391303478 } from './1795391303478-MemberInvitations.js';
import { MarkingByPeople1795392021322 } from './1795392021322-MarkingByPeople.js';
import { Exports1795392565354 } from './1795392565354-Exports.js';
import { ResultFigures1795393600000 } from './1795393600000-ResultFigures.js';
import { ResultMails1795393700000 } from './1795393700000-ResultMails.js';
import { SettledMarks1795393800000 } from './1795393800000-SettledMarks.js';
import { AddNewsletter1795418085099 } from './1795418085099-AddNewsletter.js';
import { SaltedRevisions1795569335927 } from './1795569335927-SaltedRevisions.js';
import { TwoFactor1795569729657 } from './1795569729657-TwoFactor.js';
import { CodeIds1795570285993 } from './1795570285993-CodeIds.js';
import { WrongAccessCodes1795571326751 } from './1795571326751-WrongAccessCodes.js';
import { AddressProofs1795571341344 } from './1795571341344-AddressProofs.js';
import { PasswordResets1795572694924 } from './1795572694924-PasswordResets.js';
import { TwoFactorAtReset1795580000329 } from './1795580000329-TwoFactorAtReset.js';
import { FamiliarCodes1795580987239 } from './1795580987239-FamiliarCodes.js';
import { ExactMarks1795761600000 } from './1795761600000-ExactMarks.js';
import { MarkedAnswers1795761700000 } from './1795761700000-MarkedAnswers.js';
import { DoubtedTimes1795830000000 } from './1795830000000-DoubtedTimes.js';
import { LearnerIds1795840000000 } from './1795840000000-LearnerIds.js';
import { IdempotencyKeys1795845505985 } from './1795845505985-IdempotencyKeys.js';
import { UpdatedAt1795850000000 } from './1795850000000-UpdatedAt.js';
import { PersonalData1795860000000 } from './1795860000000-PersonalData.js';
import { Placements1795870000000 } from './1795870000000-Placements.js';
import { Spreadsheets1795880000000 } from './1795880000000-Spreadsheets.js';
import { AttemptPlace1795930540399 } from './1795930540399-AttemptPlace.js';
import { PausesAndMessages1795931064534 } from './1795931064534-PausesAndMessages.js';
import { SpellCheck1795932857661 } from './1795932857661-SpellCheck.js';
import { ReturnRequests1795935687250 } from './1795935687250-ReturnRequests.js';
import { ZoneNames1795936000000 } from './1795936000000-ZoneNames.js';
import { AttemptPresence1795981831313 } from './1795981831313-AttemptPresence.js';
import { ReadyExams1795982129630 } from './1795982129630-ReadyExams.js';
import { TodayLists1795983596857 } from './1795983596857-TodayLists.js';
import { TimesMailings1795988311557 } from './1795988311557-TimesMailings.js';
import { SampleQuizzes1795990226024 } from './1795990226024-SampleQuizzes.js';
import { AttemptPauses1796011420995 } from './1796011420995-AttemptPauses.js';
import { ScoreAdjustments1796045655155 } from './1796045655155-ScoreAdjustments.js';
import { MarkingAssignments1796045925102 } from './1796045925102-MarkingAssignments.js';
import { GradeBands1796050184032 } from './1796050184032-GradeBands.js';
import { AdjustmentVersions1796076246069 } from './1796076246069-AdjustmentVersions.js';

/** In the order in which they are applied. */
export const migrations = [
  Initial1795257883388,
  QuizLists1795277178602,
  AddImages1795277513527,
  AddTrashIndexes1795277617585,
  AccountLife1795277703908,
  UploadQuota1795277776212,
  ImportFindings1795277954183,
  AddEnquiries1795278654428,
  UploadsAndImportQuota1795282787489,
  ContactColumn1795298000000,
  GivenExams1795299849094,
  SignedReceipts1795363607105,
  LateResponses1795363751114,
  ExamFacts1795363887860,
  AccessCodes1795364761831,
  Outages1795365128843,
  Members1795389736566,
  Marking1795390391510,
  AuditLog1795390954592,
  ResultRelease1795390960180,
  InstituteLists1795391000000,
  MemberInvitations1795391303478,
  MarkingByPeople1795392021322,
  Exports1795392565354,
  ResultFigures1795393600000,
  ResultMails1795393700000,
  SettledMarks1795393800000,
  AddNewsletter1795418085099,
  SaltedRevisions1795569335927,
  TwoFactor1795569729657,
  CodeIds1795570285993,
  WrongAccessCodes1795571326751,
  AddressProofs1795571341344,
  PasswordResets1795572694924,
  TwoFactorAtReset1795580000329,
  FamiliarCodes1795580987239,
  ExactMarks1795761600000,
  MarkedAnswers1795761700000,
  DoubtedTimes1795830000000,
  LearnerIds1795840000000,
  IdempotencyKeys1795845505985,
  UpdatedAt1795850000000,
  PersonalData1795860000000,
  Placements1795870000000,
  Spreadsheets1795880000000,
  AttemptPlace1795930540399,
  PausesAndMessages1795931064534,
  SpellCheck1795932857661,
  ReturnRequests1795935687250,
  ZoneNames1795936000000,
  AttemptPresence1795981831313,
  ReadyExams1795982129630,
  TodayLists1795983596857,
  TimesMailings1795988311557,
  SampleQuizzes1795990226024,
  AttemptPauses1796011420995,
  ScoreAdjustments1796045655155,
  MarkingAssignments1796045925102,
  GradeBands1796050184032,
  AdjustmentVersions1796076246069,
];
