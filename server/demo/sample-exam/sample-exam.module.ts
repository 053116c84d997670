import { Module } from '@nestjs/common';
import { QuizzesModule } from '../../quizzes/quizzes.module.js';
import { TrialsApiModule } from '../../trials/trials.module.js';
import { SampleExamResolver } from './sample-exam.resolver.js';
import { SampleExamService } from './sample-exam.service.js';
import { SampleExamTemplate } from './sample-exam.template.js';

@Module({
  imports: [QuizzesModule, TrialsApiModule],
  providers: [SampleExamResolver, SampleExamService, SampleExamTemplate],
})
export class SampleExamApiModule {}
