import { Global, Module } from '@nestjs/common';
import { QuestionsModule } from '../questions/questions.module.js';
import { ExamRulesCopy } from '../quizzes/exam-rules-copy.js';
import { PaperPublication } from '../quizzes/paper-publication.js';
import { QuizzesModule } from '../quizzes/quizzes.module.js';
import { ExamCheckService } from './exam-check.service.js';
import { ExamRulesService } from './exam-rules.service.js';
import { ExamResolver } from './exam.resolver.js';
import { ExamService } from './exam.service.js';
import { ExposedKeys } from './exposed-keys.js';
import { PaperFreezing } from './paper-freezing.js';
import { PaperRevisions } from './paper-revisions.js';
import { RevisionPublication } from './revision-publication.js';
import { SubmittedBefore } from './submitted-before.js';
import { WrongAccessCodes } from './wrong-access-codes.js';

/** Global: wherever quizzes are, submitting one publishes it, and they know only `PaperPublication`. */
@Global()
@Module({
  imports: [QuestionsModule],
  providers: [
    ExamRulesService,
    PaperFreezing,
    PaperRevisions,
    RevisionPublication,
    SubmittedBefore,
    WrongAccessCodes,
    { provide: ExamRulesCopy, useExisting: ExamRulesService },
    { provide: PaperPublication, useExisting: RevisionPublication },
  ],
  exports: [
    ExamRulesCopy,
    ExamRulesService,
    PaperFreezing,
    PaperPublication,
    PaperRevisions,
    WrongAccessCodes,
  ],
})
export class PapersModule {}

@Module({
  imports: [QuestionsModule, QuizzesModule],
  providers: [ExamCheckService, ExamResolver, ExamService, ExposedKeys],
  exports: [ExamService],
})
export class PapersApiModule {}
