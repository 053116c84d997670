import { Global, Module } from '@nestjs/common';
import { QuestionsModule } from '../questions/questions.module.js';
import { PaperPublication } from '../quizzes/paper-publication.js';
import { ExamRulesService } from './exam-rules.service.js';
import { PaperFreezing } from './paper-freezing.js';
import { PaperRevisions } from './paper-revisions.js';
import { RevisionPublication } from './revision-publication.js';

/** Global: wherever quizzes are, submitting one publishes it, and they know only `PaperPublication`. */
@Global()
@Module({
  imports: [QuestionsModule],
  providers: [
    ExamRulesService,
    PaperFreezing,
    PaperRevisions,
    RevisionPublication,
    { provide: PaperPublication, useExisting: RevisionPublication },
  ],
  exports: [ExamRulesService, PaperFreezing, PaperPublication, PaperRevisions],
})
export class PapersModule {}
