import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { QuestionField } from '../questions/question-field.resolver.js';
import { QuestionsModule } from '../questions/questions.module.js';
import { ExamRulesCopyPort } from '../quizzes/exam-rules-copy.port.js';
import { PublicationPort } from '../quizzes/publication.port.js';
import { QuizField } from '../quizzes/quiz-field.resolver.js';
import { QuizzesModule } from '../quizzes/quizzes.module.js';
import { ExamFindingType } from './readiness/exam-finding.types.js';
import { ReadinessResolver } from './readiness/readiness.resolver.js';
import { ReadinessService } from './readiness/readiness.service.js';
import { ExamRulesService } from './rules/exam-rules.service.js';
import { ExamResolver } from './exam.resolver.js';
import { ExamService } from './exam.service.js';
import { ExamType } from './exam.types.js';
import { PaperChangesResolver } from './changes/paper-changes.resolver.js';
import { PaperChange } from './changes/paper-changes.types.js';
import { PaperChangesService } from './changes/paper-changes.service.js';
import { ReadyExams } from './revisions/ready-exams.js';
import { ExposedKeys } from './revisions/exposed-keys.js';
import { RevisionSnapshot } from './revisions/revision-snapshot.js';
import { PaperRevisions } from './revisions/paper-revisions.js';
import { RevisionPublication } from './revisions/revision-publication.js';
import { UnreadyExams } from './revisions/unready-exams.js';
import { UnpublishedSubmissions } from './revisions/unpublished-submissions.js';
import { WrongAccessCodes } from './access-codes/wrong-access-codes.js';
import { ExamRules } from './rules/exam-rules.entity.js';

/** Global: the quizzes module publishes revisions through PublicationPort, without importing this module. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([ExamRules]), QuestionsModule],
  providers: [
    ExamRulesService,
    RevisionSnapshot,
    PaperRevisions,
    ReadyExams,
    RevisionPublication,
    UnreadyExams,
    UnpublishedSubmissions,
    WrongAccessCodes,
    { provide: ExamRulesCopyPort, useExisting: ExamRulesService },
    { provide: PublicationPort, useExisting: RevisionPublication },
  ],
  exports: [
    ExamRulesCopyPort,
    ExamRulesService,
    ReadyExams,
    RevisionSnapshot,
    PublicationPort,
    PaperRevisions,
    WrongAccessCodes,
  ],
})
export class ExamsModule {}

@Module({
  imports: [QuestionsModule, QuizzesModule],
  providers: [
    ...[QuizField(ExamType), QuestionField(ExamFindingType), QuestionField(PaperChange)],
    ...[ReadinessService, ReadinessResolver, ExamResolver, ExamService, ExposedKeys],
    ...[PaperChangesService, PaperChangesResolver],
  ],
  exports: [ExamService],
})
export class ExamsApiModule {}
