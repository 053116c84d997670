import { Global, Module } from '@nestjs/common';
import { LearnersModule } from '../learners/learners.module.js';
import { RunningAttempts } from '../papers/running-attempts.js';
import { KeptForGood } from '../quizzes/kept-for-good.js';
import { QuizzesModule } from '../quizzes/quizzes.module.js';
import { AccessCodeLimits } from './access-code-limits.js';
import { AttemptStaticsStore } from './attempt-statics.js';
import { AttemptsController } from './attempts.controller.js';
import { CandidateAttemptsResolver } from './candidate-attempts.resolver.js';
import { CandidateAttempts } from './candidate-attempts.js';
import { ConductResolver } from './conduct.resolver.js';
import { ClockService } from './clock.service.js';
import { Deadlines } from './deadlines.js';
import { ExamChangesResolver } from './exam-changes.resolver.js';
import { ExamChanges } from './exam-changes.js';
import { ExamLogService } from './exam-log.service.js';
import { ExamProgressService } from './exam-progress.service.js';
import { ExpiryJobs } from './expiry.jobs.js';
import { FactsController } from './facts.controller.js';
import { FactsService } from './facts.service.js';
import { FrozenPapers } from './frozen-papers.js';
import { LateAnswersService } from './late/late-answers.service.js';
import { LateDecisionsService } from './late/late-decisions.service.js';
import { LateResolver } from './late/late.resolver.js';
import { LobbyService } from './lobby.service.js';
import { NetworkMarks } from './network-marks.js';
import { OverdueAttempts } from './overdue-attempts.js';
import { PastStarts } from './past-starts.js';
import { PreviewSweep } from './preview-sweep.js';
import { PreviewsService } from './previews.service.js';
import { AttemptReceiptController } from './receipts/attempt-receipt.controller.js';
import { ReceiptFilesService } from './receipts/receipt-files.service.js';
import { ReceiptKeys } from './receipts/receipt-keys.js';
import { Receipts } from './receipts/receipts.js';
import { VerificationController } from './receipts/verification.controller.js';
import { VerificationService } from './receipts/verification.service.js';
import { SavingService } from './saving.service.js';
import { SittingService } from './sitting.service.js';
import { StepInService } from './step-in.service.js';
import { SubmissionService } from './submission.service.js';
import { TakenPapers } from './taken-papers.js';
import { TimeForAllService } from './time-for-all.service.js';

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
