import { Module } from '@nestjs/common';
import { AttemptsModule } from '../../attempts/attempts.module.js';
import { AnswerGroups } from './answer-groups.js';
import { FiguresReader } from './figures-reader.js';

@Module({
  imports: [AttemptsModule],
  providers: [AnswerGroups, FiguresReader],
  exports: [FiguresReader],
})
export class FiguresModule {}
