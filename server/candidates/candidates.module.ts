import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ImportsModule } from '../imports/imports.module.js';
import { MailModule } from '../mail/mail.module.js';
import { InstituteDataPort } from '../members/institute-data.port.js';
import { QuizField } from '../quizzes/quiz-field.resolver.js';
import { QuizzesModule } from '../quizzes/quizzes.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccommodationsService } from './accommodations.service.js';
import { CandidateLinkAuthenticator } from './candidate-authenticator.js';
import { CandidateLinksResolver } from './invitations/candidate-links.resolver.js';
import { CandidateLinkStrategy } from './candidate-link.strategy.js';
import { CandidateLinksService } from './invitations/candidate-links.service.js';
import { CandidateListService } from './candidate-list.service.js';
import { CandidateType } from './candidate.types.js';
import { CandidatesById } from './fields/candidate-field.resolver.js';
import { LearnerField, LearnersById } from './fields/learner-field.resolver.js';
import { Learner } from './learner.entity.js';
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
import { OpenExams } from './open-exams.js';
import { ChangedTimesService } from './invitations/changed-times.service.js';
import { InvitableExams } from './invitations/invitable-exams.js';
import { ReachableResolver } from './invitations/reachable.resolver.js';
import { InvitationsResolver } from './invitations/invitations.resolver.js';
import { InvitationsService } from './invitations/invitations.service.js';
import { LearnerRecords } from './learner-records.js';
import { CandidateTokens } from './candidate-tokens.js';
import { StoredInstituteData } from './class-lists/stored-institute-data.js';
import { MailQuotas } from './invitations/mail-quotas.js';
import { PeopleReaderService } from './people/people-reader.service.js';
import { User } from '../users/user.entity.js';

/** Global: an earlier module checks through InstituteDataPort what an institute owns. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Learner, User]), MailModule, QuizzesModule],
  providers: [
    CandidateLinkAuthenticator,
    CandidateLinkStrategy,
    CandidatesById,
    Candidates,
    ClassLists,
    ClassListsService,
    ExamMails,
    OpenExams,
    InvitableExams,
    InvitationsService,
    LearnersById,
    LearnerRecords,
    CandidateTokens,
    MailQuotas,
    { provide: InstituteDataPort, useClass: StoredInstituteData },
  ],
  exports: [
    CandidatesById,
    CandidateLinkAuthenticator,
    Candidates,
    ClassLists,
    ClassListsService,
    ExamMails,
    OpenExams,
    InstituteDataPort,
    InvitableExams,
    InvitationsService,
    LearnersById,
    LearnerRecords,
    CandidateTokens,
    MailQuotas,
  ],
})
export class CandidatesModule {}

@Module({
  imports: [ImportsModule, CandidatesModule, MailModule, QuizzesModule, UsersModule],
  controllers: [ExamFrontController],
  providers: [
    ...[QuizField(CandidateType), LearnerField(CandidateType)],
    AccommodationsService,
    CandidateLinksResolver,
    CandidateLinksService,
    CandidateListService,
    CandidatesResolver,
    ClassListPagesService,
    ClassListsResolver,
    ExamFrontService,
    ExamRegistrationService,
    ChangedTimesService,
    InvitationsResolver,
    ReachableResolver,
    PeopleReaderService,
  ],
})
export class CandidatesApiModule {}
