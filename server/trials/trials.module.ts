import { Module } from '@nestjs/common';
import { AttemptsApiModule, AttemptsModule } from '../attempts/attempts.module.js';
import { GradingApiModule } from '../grading/grading.module.js';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { ExamsApiModule } from '../exams/exams.module.js';
import { QuestionsModule } from '../questions/questions.module.js';
import { QuizzesModule } from '../quizzes/quizzes.module.js';
import { UsersModule } from '../users/users.module.js';
import { ClassMarking } from './seeding/class-marking.js';
import { ClassTaking } from './seeding/class-taking.js';
import { TrialAccounts } from './trial-accounts.js';
import { TrialSeeding } from './trial-seeding.js';
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
    ClassMarking,
    ClassTaking,
    TrialAccounts,
    TrialSeeding,
    TrialResolver,
    TrialTemplate,
    TrialsService,
  ],
})
export class TrialsApiModule {}
