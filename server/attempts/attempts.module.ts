import { Global, Module } from '@nestjs/common';
import { RunningAttempts } from '../papers/running-attempts.js';
import { QuizzesModule } from '../quizzes/quizzes.module.js';
import { AttemptStaticsStore } from './attempt-statics.js';
import { AttemptsController } from './attempts.controller.js';
import { ClockService } from './clock.service.js';
import { Deadlines } from './deadlines.js';
import { ExamChangesResolver } from './exam-changes.resolver.js';
import { ExamChanges } from './exam-changes.js';
import { FrozenPapers } from './frozen-papers.js';
import { LobbyService } from './lobby.service.js';
import { SavingService } from './saving.service.js';
import { SittingService } from './sitting.service.js';
import { SubmissionService } from './submission.service.js';

/** Global: earlier rooms tell it of changes, and know only `RunningAttempts`. */
@Global()
@Module({
  imports: [QuizzesModule],
  providers: [
    AttemptStaticsStore,
    Deadlines,
    ExamChanges,
    FrozenPapers,
    SubmissionService,
    { provide: RunningAttempts, useExisting: Deadlines },
  ],
  exports: [AttemptStaticsStore, ExamChanges, FrozenPapers, RunningAttempts, SubmissionService],
})
export class AttemptsModule {}

@Module({
  imports: [AttemptsModule],
  controllers: [AttemptsController],
  providers: [ClockService, ExamChangesResolver, LobbyService, SavingService, SittingService],
})
export class AttemptsApiModule {}
