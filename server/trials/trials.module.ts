import { Module } from '@nestjs/common';
import { AttemptsApiModule, AttemptsModule } from '../attempts/attempts.module.js';
import { GradingApiModule } from '../grading/grading.module.js';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { ExamsApiModule } from '../exams/exams.module.js';
import { QuestionsModule } from '../questions/questions.module.js';
import { QuizzesModule } from '../quizzes/quizzes.module.js';
import { UsersModule } from '../users/users.module.js';
import { ExamTemplates } from './exam-templates.js';
import { ExamSeeding } from './seeding/exam-seeding.js';
import { SampleMarking } from './seeding/sample-marking.js';
import { SampleCandidates } from './seeding/sample-candidates.js';
import { TrialAccounts } from './trial-accounts.js';
import { TrialTemplate } from './trial-template.js';
import { TrialResolver } from './trial.resolver.js';
import { TrialsService } from './trials.service.js';

@Module({
  imports: [
    AttemptsApiModule,
    AttemptsModule,
    GradingApiModule,
    CandidatesModule,
    ExamsApiModule,
    QuestionsModule,
    QuizzesModule,
    UsersModule,
  ],
  providers: [
    ExamSeeding,
    ExamTemplates,
    SampleMarking,
    SampleCandidates,
    TrialAccounts,
    TrialResolver,
    TrialTemplate,
    TrialsService,
  ],
  exports: [ExamTemplates, TrialAccounts],
})
export class TrialsApiModule {}
