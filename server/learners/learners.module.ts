import { Global, Module } from '@nestjs/common';
import { LearnerAuthenticator } from '../core/access/learner-authenticator.js';
import { ImportsModule } from '../imports/imports.module.js';
import { MailModule } from '../mail/mail.module.js';
import { InstituteHoldings } from '../members/institute-holdings.js';
import { QuizzesModule } from '../quizzes/quizzes.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccommodationsService } from './accommodations.service.js';
import { CandidateAuthenticator } from './candidate-authenticator.js';
import { CandidateLinksService } from './candidate-links.service.js';
import { CandidateListService } from './candidate-list.service.js';
import { Candidates } from './candidates.js';
import { CandidatesResolver } from './candidates.resolver.js';
import { ClassListPagesService } from './class-list-pages.service.js';
import { ClassLists } from './class-lists.js';
import { ClassListsResolver } from './class-lists.resolver.js';
import { ClassListsService } from './class-lists.service.js';
import { ExamFrontController } from './exam-front.controller.js';
import { ExamFrontService } from './exam-front.service.js';
import { ExamMails } from './exam-mails.js';
import { ExamRegistrationService } from './exam-registration.service.js';
import { GivenExams } from './given-exams.js';
import { InvitationsResolver } from './invitations.resolver.js';
import { InvitationsService } from './invitations.service.js';
import { LearnerRecords } from './learner-records.js';
import { LearnerTokens } from './learner-tokens.js';
import { LearningHoldings } from './learning-holdings.js';
import { MailQuotas } from './mail-quotas.js';
import { PeopleReaderService } from './people-reader.service.js';

/** Global: an earlier room asks what an institute has, and knows only `InstituteHoldings`. */
@Global()
@Module({
  imports: [MailModule, QuizzesModule],
  providers: [
    CandidateAuthenticator,
    Candidates,
    ClassLists,
    ClassListsService,
    ExamMails,
    GivenExams,
    InvitationsService,
    LearnerRecords,
    LearnerTokens,
    MailQuotas,
    { provide: InstituteHoldings, useClass: LearningHoldings },
    { provide: LearnerAuthenticator, useExisting: CandidateAuthenticator },
  ],
  exports: [
    CandidateAuthenticator,
    Candidates,
    ClassLists,
    ClassListsService,
    ExamMails,
    GivenExams,
    InstituteHoldings,
    InvitationsService,
    LearnerAuthenticator,
    LearnerRecords,
    LearnerTokens,
    MailQuotas,
  ],
})
export class LearnersModule {}

@Module({
  imports: [ImportsModule, LearnersModule, MailModule, QuizzesModule, UsersModule],
  controllers: [ExamFrontController],
  providers: [
    AccommodationsService,
    CandidateLinksService,
    CandidateListService,
    CandidatesResolver,
    ClassListPagesService,
    ClassListsResolver,
    ExamFrontService,
    ExamRegistrationService,
    InvitationsResolver,
    PeopleReaderService,
  ],
})
export class LearnersApiModule {}
