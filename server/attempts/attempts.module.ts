import { Global, Module } from '@nestjs/common';
import { RunningAttempts } from '../papers/running-attempts.js';
import { QuizzesModule } from '../quizzes/quizzes.module.js';
import { Deadlines } from './deadlines.js';
import { ExamChangesResolver } from './exam-changes.resolver.js';
import { ExamChanges } from './exam-changes.js';

/** Global: earlier rooms tell it of changes, and know only `RunningAttempts`. */
@Global()
@Module({
  imports: [QuizzesModule],
  providers: [Deadlines, ExamChanges, { provide: RunningAttempts, useExisting: Deadlines }],
  exports: [ExamChanges, RunningAttempts],
})
export class AttemptsModule {}

@Module({ imports: [AttemptsModule], providers: [ExamChangesResolver] })
export class AttemptsApiModule {}
