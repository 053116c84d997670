import { Global, Module } from '@nestjs/common';
import { LearnerAuthenticator } from '../core/access/candidate-authenticator.port.js';
import { ImportsModule } from '../imports/imports.module.js';
import { MailModule } from '../mail/mail.module.js';
import { InstituteHoldings } from '../members/institute-data.port.js';
import { QuizzesModule } from '../quizzes/quizzes.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccommodationsService } from './accommodations.service.js';
import { CandidateAuthenticator } from './candidate-authenticator.js';
import { CandidateLinksService } from './invitations/candidate-links.service.js';
import { CandidateListService } from './candidate-list.service.js';
import { Candidates } from './candidates.js';
import { CandidatesResolver } from './candidates.resolver.js';
import { ClassListPagesService } from './class-lists/class-list-pages.service.js';
import { ClassLists } from './class-lists/class-lists.js';
import { ClassListsResolver } from './class-lists/class-lists.resolver.js';
import { ClassListsService } from './class-lists/class-lists.service.js';
import { ExamFrontController } from './registration/exam-front.controller.js';
import { ExamFrontService } from './registration/exam-front.service.js';
import { ExamMails } from './invitations/exam-mails.js';
import { ExamRegistrationService } from './registration/exam-registration.service.js';
import { GivenExams } from './open-exams.js';
import { InvitationsResolver } from './invitations/invitations.resolver.js';
import { InvitationsService } from './invitations/invitations.service.js';
import { LearnerRecords } from './learner-records.js';
import { LearnerTokens } from './candidate-tokens.js';
import { LearningHoldings } from './institute-learners.js';
import { MailQuotas } from './invitations/mail-quotas.js';
import { PeopleReaderService } from './people/people-reader.service.js';

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
