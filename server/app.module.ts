import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, DiscoveryModule } from '@nestjs/core';
import {
  AttemptsApiModule,
  AttemptsModule,
  AttemptsWorkerModule,
} from './attempts/attempts.module.js';
import { AuditApiModule } from './audit/audit.module.js';
import { ConfigModule } from './config/config.module.js';
import type { Config } from './config/env.js';
import { AccessGuard } from './core/access/access.guard.js';
import { AccessModule } from './core/access/access.module.js';
import { DatabaseModule } from './core/database/database.module.js';
import { ErrorFilter } from './core/errors/error.filter.js';
import { EventsModule } from './core/events/events.module.js';
import { GraphqlApiModule } from './core/graphql/graphql.module.js';
import { HttpModule } from './core/http/http.module.js';
import { IdempotencyModule } from './idempotency/idempotency.module.js';
import { JobsModule, JobWorkersModule } from './core/jobs/jobs.module.js';
import { StorageModule } from './core/storage/storage.module.js';
import { databaseSchema } from './database-schema.js';
import { SampleExamApiModule } from './demo/sample-exam/sample-exam.module.js';
import { EnquiriesApiModule } from './enquiries/enquiries.module.js';
import { ExportsApiModule, ExportsWorkerModule } from './exports/exports.module.js';
import { GradingApiModule, GradingModule, GradingWorkerModule } from './grading/grading.module.js';
import { ImportsApiModule, ImportsWorkerModule } from './imports/imports.module.js';
import { CandidatesApiModule, CandidatesModule } from './candidates/candidates.module.js';
import { LegacyModule } from './legacy/legacy.module.js';
import { legacyErrors } from './legacy/wire/legacy-errors.js';
import { MailApiModule, MailWorkerModule } from './mail/mail.module.js';
import { MediaApiModule, MediaWorkerModule } from './media/media.module.js';
import { MembersApiModule, MembersModule } from './members/members.module.js';
import { OutagesApiModule, OutagesWorkerModule } from './outages/outages.module.js';
import { ExamsApiModule, ExamsModule } from './exams/exams.module.js';
import { OverviewApiModule } from './overview/overview.module.js';
import {
  PersonalDataApiModule,
  PersonalDataWorkerModule,
} from './personal-data/personal-data.module.js';
import { PlansApiModule } from './plans/plans.module.js';
import { kindTypes } from './questions/kinds/registry.js';
import { QuestionsApiModule } from './questions/questions.module.js';
import { QuizzesApiModule } from './quizzes/quizzes.module.js';
import { ResultsApiModule, ResultsWorkerModule } from './results/results.module.js';
import { TrialsApiModule } from './trials/trials.module.js';
import { UsersApiModule, UsersModule } from './users/users.module.js';

/** The modules that every process needs, whatever its role. */
function core(config: Config, databaseUrl: string) {
  return [
    ConfigModule.with(config),
    AccessModule,
    DatabaseModule.forUrl(databaseUrl, databaseSchema),
    StorageModule,
    JobsModule,
    EventsModule,
    HttpModule,
    UsersModule,
    IdempotencyModule,
    MembersModule,
    ExamsModule,
    CandidatesModule,
    AttemptsModule,
    GradingModule,
  ];
}

/** The API modules of all features. */
export const apiModules = [
  MailApiModule,
  MediaApiModule,
  PlansApiModule,
  EnquiriesApiModule,
  AuditApiModule,
  UsersApiModule,
  MembersApiModule,
  QuizzesApiModule,
  QuestionsApiModule,
  ImportsApiModule,
  ExamsApiModule,
  CandidatesApiModule,
  AttemptsApiModule,
  OutagesApiModule,
  GradingApiModule,
  ResultsApiModule,
  ExportsApiModule,
  PersonalDataApiModule,
  OverviewApiModule,
  TrialsApiModule,
  LegacyModule,
  SampleExamApiModule,
];

/** The worker modules of all features. */
const workerModules = [
  MailWorkerModule,
  MediaWorkerModule,
  ImportsWorkerModule,
  AttemptsWorkerModule,
  OutagesWorkerModule,
  ExportsWorkerModule,
  GradingWorkerModule,
  ResultsWorkerModule,
  PersonalDataWorkerModule,
];

function api() {
  return [GraphqlApiModule.with(kindTypes()), ...apiModules];
}

/** The application: the modules that a process needs for its role. */
@Module({})
export class AppModule {
  static forRoot(config: Config, databaseUrl: string): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ...core(config, databaseUrl),
        ...(config.servesRequests ? api() : []),
        ...(config.runsJobs ? [JobWorkersModule, ...workerModules] : []),
      ],
      providers: [
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_FILTER, useValue: new ErrorFilter([legacyErrors]) },
      ],
    };
  }
}

/** For commands that inspect jobs: without API and without running workers. */
@Module({})
export class JobsCommandModule {
  static forRoot(config: Config, databaseUrl: string): DynamicModule {
    const imports = [...core(config, databaseUrl), DiscoveryModule, ...workerModules];
    return { module: JobsCommandModule, imports };
  }
}
