import { Module } from '@nestjs/common';
import { LearnerAuthenticator } from '../core/access/learner-authenticator.js';
import { CandidateAuthenticator } from './candidate-authenticator.js';
import { Candidates } from './candidates.js';
import { ExamFrontController } from './exam-front.controller.js';
import { ExamFrontService } from './exam-front.service.js';
import { GivenExams } from './given-exams.js';
import { LearnerTokens } from './learner-tokens.js';

@Module({
  providers: [
    CandidateAuthenticator,
    Candidates,
    GivenExams,
    LearnerTokens,
    { provide: LearnerAuthenticator, useExisting: CandidateAuthenticator },
  ],
  exports: [CandidateAuthenticator, Candidates, GivenExams, LearnerAuthenticator, LearnerTokens],
})
export class LearnersModule {}

@Module({
  imports: [LearnersModule],
  controllers: [ExamFrontController],
  providers: [ExamFrontService],
})
export class LearnersApiModule {}
