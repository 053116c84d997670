import { Global, Module } from '@nestjs/common';
import { QuestionsModule } from '../questions/questions.module.js';
import { ExamRulesCopy } from '../quizzes/exam-rules-copy.port.js';
import { PaperPublication } from '../quizzes/publication.port.js';
import { QuizzesModule } from '../quizzes/quizzes.module.js';
import { ExamCheckService } from './readiness/readiness.service.js';
import { ExamRulesService } from './rules/exam-rules.service.js';
import { ExamResolver } from './exam.resolver.js';
import { ExamService } from './exam.service.js';
import { ExposedKeys } from './revisions/exposed-keys.js';
import { PaperFreezing } from './revisions/revision-snapshot.js';
import { PaperRevisions } from './revisions/paper-revisions.js';
import { RevisionPublication } from './revisions/revision-publication.js';
import { SubmittedBefore } from './revisions/unpublished-submissions.js';
import { WrongAccessCodes } from './access-codes/wrong-access-codes.js';

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
