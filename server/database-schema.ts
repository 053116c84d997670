/** All entities and migrations, for the application, the migration runner and the drift check. */
import { Attempt } from './attempts/attempt.entity.js';
import { ExamEvent } from './attempts/events/exam-event.entity.js';
import { ExamMessage } from './attempts/messages/exam-message.entity.js';
import { AttemptPresence } from './attempts/presence/attempt-presence.entity.js';
import { LateResponse } from './attempts/responses/late-response.entity.js';
import { ReturnRequest } from './attempts/returns/return-request.entity.js';
import { ReceiptKey } from './attempts/receipts/receipt-key.entity.js';
import { Response } from './attempts/responses/response.entity.js';
import { AuditEvent } from './audit/audit-event.entity.js';
import type { DatabaseSchema } from './core/database/data-source.js';
import { Contact, Feedback, NewsletterAddress } from './enquiries/enquiry.entity.js';
import { GradeChange } from './grading/grade-change.entity.js';
import { Export, ExportFile } from './exports/export.entity.js';
import { ScoreAdjustment } from './grading/score-adjustment.entity.js';
import { Grade } from './grading/grade.entity.js';
import { MarkingAssignment } from './grading/assignments/marking-assignment.entity.js';
import { MarkingAlias } from './grading/manual/marking-alias.entity.js';
import { MarkingClaim } from './grading/manual/marking-claim.entity.js';
import { MarkingSettings, Rubric } from './grading/manual/marking-settings.entity.js';
import { Remark } from './grading/manual/remark.entity.js';
import { IdempotencyKey } from './idempotency/idempotency-key.entity.js';
import { Import } from './imports/import.entity.js';
import { ImportFault, ImportWarning, RefusedRow } from './imports/import.findings.entity.js';
import { ImportPicture } from './imports/import-picture.entity.js';
import { ImportPreviewRow } from './imports/import.preview.entity.js';
import { RememberedColumns } from './imports/remembered-columns.entity.js';
import { Upload } from './imports/upload.entity.js';
import { Candidate } from './candidates/candidate.entity.js';
import { ClassList, ClassListMember } from './candidates/class-lists/class-list.entity.js';
import { Learner } from './candidates/learner.entity.js';
import { Mail } from './mail/mail.entity.js';
import { Image } from './media/image.entity.js';
import { MemberInvitation } from './members/member-invitation.entity.js';
import { migrations } from './migrations/index.js';
import { Outage } from './outages/outage.entity.js';
import { ReturnedTime } from './outages/returned-time.entity.js';
import { ServiceHeartbeat } from './outages/service-heartbeat.entity.js';
import { ExamPause } from './exams/pauses/exam-pause.entity.js';
import { ExamRules } from './exams/rules/exam-rules.entity.js';
import { PaperRevision, PaperRevisionQuestion } from './exams/revisions/paper-revision.entity.js';
import { WrongAccessCode } from './exams/access-codes/wrong-access-code.entity.js';
import { Placement } from './questions/placement.entity.js';
import { Question } from './questions/question.entity.js';
import { QuestionVersion } from './questions/question-version.entity.js';
import { QuizTally } from './quizzes/quiz-tally.entity.js';
import { Quiz } from './quizzes/quiz.entity.js';
import { Certificate } from './results/certificates/certificate.entity.js';
import { StoredFigures } from './results/figures/stored-figures.entity.js';
import { ResultNotice } from './results/notices/result-notice.entity.js';
import { AccessToken } from './users/access-tokens/access-token.entity.js';
import { AddressClaim } from './users/email-codes/address-claim.entity.js';
import { EmailCode } from './users/email-codes/email-code.entity.js';
import { Institute } from './users/institute.entity.js';
import { PasswordReset } from './users/passwords/password-reset.entity.js';
import { RememberToken } from './users/sessions/remember-token.entity.js';
import { Session } from './users/sessions/session.entity.js';
import { RecoveryCode } from './users/two-factor/recovery-code.entity.js';
import { TrustedBrowser } from './users/sessions/trusted-browser.entity.js';
import { TwoFactor } from './users/two-factor/two-factor.entity.js';
import { User } from './users/user.entity.js';

export const databaseSchema: DatabaseSchema = {
  entities: [
    AccessToken,
    AddressClaim,
    Attempt,
    AttemptPresence,
    AuditEvent,
    Candidate,
    Certificate,
    ClassList,
    ClassListMember,
    Contact,
    EmailCode,
    ExamEvent,
    ExamMessage,
    ExamPause,
    ExamRules,
    Export,
    ExportFile,
    Feedback,
    Grade,
    GradeChange,
    IdempotencyKey,
    Image,
    Import,
    ImportFault,
    ImportPicture,
    ImportPreviewRow,
    ImportWarning,
    Institute,
    LateResponse,
    Learner,
    Mail,
    MarkingAlias,
    MarkingAssignment,
    MarkingClaim,
    MarkingSettings,
    MemberInvitation,
    NewsletterAddress,
    Outage,
    PaperRevision,
    PaperRevisionQuestion,
    PasswordReset,
    Placement,
    Question,
    QuestionVersion,
    Quiz,
    QuizTally,
    ReceiptKey,
    RecoveryCode,
    RefusedRow,
    RememberedColumns,
    Remark,
    RememberToken,
    Response,
    ResultNotice,
    ReturnedTime,
    ReturnRequest,
    Rubric,
    ScoreAdjustment,
    ServiceHeartbeat,
    Session,
    StoredFigures,
    TrustedBrowser,
    TwoFactor,
    Upload,
    User,
    WrongAccessCode,
  ],
  migrations,
};
