import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CandidateField } from '../candidates/fields/candidate-field.resolver.js';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { RunningAttemptsPort } from '../exams/running-attempts.port.js';
import { RetentionPort } from '../quizzes/retention.port.js';
import { QuizzesModule } from '../quizzes/quizzes.module.js';
import { AccessCodeLimits } from './session/access-code-limits.js';
import { AttemptCache } from './attempt-cache.js';
import { AttemptField, AttemptsById } from './fields/attempt-field.resolver.js';
import {
  AttemptProgressById,
  AttemptProgressResolver,
} from './fields/attempt-progress.resolver.js';
import { TakenCountResolver, TakenCounts } from './fields/taken-count.resolver.js';
import { ExamEventType } from './events/exam-event.types.js';
import { AttemptsController } from './session/attempts.controller.js';
import { AnsweredQuestions } from './bubble-sheet/answered-questions.js';
import { BubbleSheetResolver } from './bubble-sheet/bubble-sheet.resolver.js';
import { BubbleRow } from './bubble-sheet/bubble-sheet.types.js';
import { BubbleSheetService } from './bubble-sheet/bubble-sheet.service.js';
import { CandidateAttemptsResolver } from './candidate-attempts.resolver.js';
import { CandidateAttempts } from './candidate-attempts.js';
import { InvigilationResolver } from './invigilation/invigilation.resolver.js';
import { ClockService } from './session/clock.service.js';
import { Deadlines } from './session/deadlines.js';
import { ExamChangesResolver } from './events/exam-changes.resolver.js';
import { ExamChanges } from './events/exam-changes.js';
import { ExamLogService } from './events/exam-log.service.js';
import { ExamProgressService } from './invigilation/exam-progress.service.js';
import { ExpiryJobs } from './submission/expiry.jobs.js';
import { PageEventsController } from './session/page-events.controller.js';
import { PageEventsService } from './session/page-events.service.js';
import { QuestionsService } from './session/questions.service.js';
import { RevisionCache } from './revision-cache.js';
import { LateAnswersService } from './late-responses/late-answers.service.js';
import { LateDecisionsService } from './late-responses/late-decisions.service.js';
import { LateResolver } from './late-responses/late.resolver.js';
import { ExamMessageType } from './messages/message.types.js';
import { MessageResolver } from './messages/message.resolver.js';
import { MessageService } from './messages/message.service.js';
import { AttemptPauseService } from './pauses/attempt-pause.service.js';
import { PauseResolver } from './pauses/pause.resolver.js';
import { PauseService } from './pauses/pause.service.js';
import { LobbyService } from './session/lobby.service.js';
import { NetworkFingerprints } from './session/network-fingerprints.js';
import { OverdueAttempts } from './submission/overdue-attempts.js';
import { BackdatedStarts } from './session/backdated-starts.js';
import { PreviewSweep } from './previews/preview-sweep.js';
import { PreviewsService } from './previews/previews.service.js';
import { AttemptReceiptController } from './verification/attempt-receipt.controller.js';
import { ReceiptFilesService } from './verification/receipt-files.service.js';
import { ReturnDecisionsService } from './returns/return-decisions.service.js';
import { ReturnSweep } from './returns/return-sweep.js';
import { ReturnsController } from './returns/returns.controller.js';
import { ReturnsResolver } from './returns/returns.resolver.js';
import { ReturnsService } from './returns/returns.service.js';
import { ReceiptKeys } from './receipts/receipt-keys.js';
import { Receipts } from './receipts/receipts.js';
import { VerificationController } from './verification/verification.controller.js';
import { VerificationService } from './verification/verification.service.js';
import { Presence } from './presence/presence.js';
import { SavingService } from './session/saving.service.js';
import { SittingService } from './session/sitting.service.js';
import { InterventionService } from './invigilation/intervention.service.js';
import { SubmissionService } from './submission/submission.service.js';
import { AttemptRetention } from './retention/attempt-retention.js';
import { TimeForAllService } from './invigilation/time-for-all.service.js';
import { Attempt } from './attempt.entity.js';
import { ReceiptKey } from './receipts/receipt-key.entity.js';

/** Global: modules that come earlier report changes through RunningAttemptsPort, without importing it. */
@Global()
@Module({
  imports: [QuizzesModule],
  providers: [
    AttemptCache,
    Deadlines,
    ExamChanges,
    RevisionCache,
    ReceiptKeys,
    Receipts,
    SubmissionService,
    { provide: RetentionPort, useClass: AttemptRetention },
    { provide: RunningAttemptsPort, useExisting: Deadlines },
  ],
  exports: [
    AttemptCache,
    ExamChanges,
    RevisionCache,
    RetentionPort,
    Receipts,
    RunningAttemptsPort,
    SubmissionService,
  ],
})
export class AttemptsModule {}

@Module({
  imports: [
    TypeOrmModule.forFeature([Attempt, ReceiptKey]),
    AttemptsModule,
    CandidatesModule,
    QuizzesModule,
  ],
  controllers: [
    AttemptReceiptController,
    AttemptsController,
    PageEventsController,
    ReturnsController,
    VerificationController,
  ],
  providers: [
    ...[AttemptField(ExamEventType), AttemptField(ExamMessageType), CandidateField(ExamEventType)],
    ...[AttemptField(BubbleRow), CandidateField(BubbleRow)],
    AccessCodeLimits,
    AnsweredQuestions,
    AttemptProgressById,
    AttemptProgressResolver,
    AttemptsById,
    TakenCountResolver,
    TakenCounts,
    BubbleSheetResolver,
    BubbleSheetService,
    CandidateAttempts,
    CandidateAttemptsResolver,
    ClockService,
    InvigilationResolver,
    ExamChangesResolver,
    ExamLogService,
    ExamProgressService,
    PageEventsService,
    LateAnswersService,
    LateDecisionsService,
    LateResolver,
    LobbyService,
    MessageResolver,
    MessageService,
    AttemptPauseService,
    PauseResolver,
    PauseService,
    Presence,
    NetworkFingerprints,
    BackdatedStarts,
    PreviewsService,
    QuestionsService,
    ReceiptFilesService,
    ReturnDecisionsService,
    ReturnsResolver,
    ReturnsService,
    SavingService,
    SittingService,
    InterventionService,
    TimeForAllService,
    VerificationService,
  ],
  exports: [AttemptsById, BackdatedStarts, SavingService, SittingService],
})
export class AttemptsApiModule {}

@Module({
  imports: [AttemptsModule],
  providers: [ExpiryJobs, OverdueAttempts, PreviewSweep, ReturnSweep],
})
export class AttemptsWorkerModule {}
