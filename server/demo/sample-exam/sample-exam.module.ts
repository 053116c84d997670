import { Module } from '@nestjs/common';
import { TrialsApiModule } from '../../trials/trials.module.js';
import { SampleExamResolver } from './sample-exam.resolver.js';
import { SampleExamService } from './sample-exam.service.js';
import { SampleExamTemplate } from './sample-exam.template.js';

@Module({
  imports: [TrialsApiModule],
  providers: [SampleExamResolver, SampleExamService, SampleExamTemplate],
})
export class SampleExamApiModule {}
