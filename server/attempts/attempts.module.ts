import { Global, Module } from '@nestjs/common';
import { LearnersModule } from '../candidates/candidates.module.js';
import { RunningAttempts } from '../exams/running-attempts.port.js';
import { KeptForGood } from '../quizzes/retention.port.js';
import { QuizzesModule } from '../quizzes/quizzes.module.js';
import { AccessCodeLimits } from './session/access-code-limits.js';
import { AttemptStaticsStore } from './attempt-cache.js';
import { AttemptsController } from './session/attempts.controller.js';
import { CandidateAttemptsResolver } from './candidate-attempts.resolver.js';
import { CandidateAttempts } from './candidate-attempts.js';
import { ConductResolver } from './invigilation/invigilation.resolver.js';
import { ClockService } from './session/clock.service.js';
import { Deadlines } from './session/deadlines.js';
import { ExamChangesResolver } from './events/exam-changes.resolver.js';
import { ExamChanges } from './events/exam-changes.js';
import { ExamLogService } from './events/exam-log.service.js';
import { ExamProgressService } from './invigilation/exam-progress.service.js';
import { ExpiryJobs } from './submission/expiry.jobs.js';
import { FactsController } from './session/page-events.controller.js';
import { FactsService } from './session/page-events.service.js';
import { FrozenPapers } from './revision-cache.js';
import { LateAnswersService } from './late-responses/late-answers.service.js';
import { LateDecisionsService } from './late-responses/late-decisions.service.js';
import { LateResolver } from './late-responses/late.resolver.js';
import { LobbyService } from './session/lobby.service.js';
import { NetworkMarks } from './session/network-fingerprints.js';
import { OverdueAttempts } from './submission/overdue-attempts.js';
import { PastStarts } from './backdated-starts.js';
import { PreviewSweep } from './previews/preview-sweep.js';
import { PreviewsService } from './previews/previews.service.js';
import { AttemptReceiptController } from './verification/attempt-receipt.controller.js';
import { ReceiptFilesService } from './verification/receipt-files.service.js';
import { ReceiptKeys } from './receipts/receipt-keys.js';
import { Receipts } from './receipts/receipts.js';
import { VerificationController } from './verification/verification.controller.js';
import { VerificationService } from './verification/verification.service.js';
import { SavingService } from './session/saving.service.js';
import { SittingService } from './session/sitting.service.js';
import { StepInService } from './invigilation/intervention.service.js';
import { SubmissionService } from './submission/submission.service.js';
import { TakenPapers } from './attempt-retention.js';
import { TimeForAllService } from './invigilation/time-for-all.service.js';

/** Global: earlier rooms tell it of changes, and know only `RunningAttempts`. */
@Global()
@Module({
  imports: [QuizzesModule],
  providers: [
    AttemptStaticsStore,
    Deadlines,
    ExamChanges,
    FrozenPapers,
    ReceiptKeys,
    Receipts,
    SubmissionService,
    { provide: KeptForGood, useClass: TakenPapers },
    { provide: RunningAttempts, useExisting: Deadlines },
  ],
  exports: [
    AttemptStaticsStore,
    ExamChanges,
    FrozenPapers,
    KeptForGood,
    Receipts,
    RunningAttempts,
    SubmissionService,
  ],
})
export class AttemptsModule {}

@Module({
  imports: [AttemptsModule, LearnersModule, QuizzesModule],
  controllers: [
    AttemptReceiptController,
    AttemptsController,
    FactsController,
    VerificationController,
  ],
  providers: [
    AccessCodeLimits,
    CandidateAttempts,
    CandidateAttemptsResolver,
    ClockService,
    ConductResolver,
    ExamChangesResolver,
    ExamLogService,
    ExamProgressService,
    FactsService,
    LateAnswersService,
    LateDecisionsService,
    LateResolver,
    LobbyService,
    NetworkMarks,
    PastStarts,
    PreviewsService,
    ReceiptFilesService,
    SavingService,
    SittingService,
    StepInService,
    TimeForAllService,
    VerificationService,
  ],
  exports: [PastStarts, SavingService, SittingService],
})
export class AttemptsApiModule {}

@Module({
  imports: [AttemptsModule],
  providers: [ExpiryJobs, OverdueAttempts, PreviewSweep],
})
export class AttemptsWorkerModule {}
