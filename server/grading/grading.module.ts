import { Global, Module } from '@nestjs/common';
import { AttemptGrading } from '../attempts/attempt-grading.js';
import { AutomaticGrading } from './automatic-grading.js';

/** Global: a submission tells it what to mark, and knows only `AttemptGrading`. */
@Global()
@Module({
  providers: [{ provide: AttemptGrading, useClass: AutomaticGrading }],
  exports: [AttemptGrading],
})
export class GradingModule {}
