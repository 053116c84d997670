import { Global, Module } from '@nestjs/common';
import { RunningAttempts } from '../papers/running-attempts.js';
import { Deadlines } from './deadlines.js';

/** Global: earlier rooms tell it of changes, and know only `RunningAttempts`. */
@Global()
@Module({
  providers: [Deadlines, { provide: RunningAttempts, useExisting: Deadlines }],
  exports: [RunningAttempts],
})
export class AttemptsModule {}
