import { Module } from '@nestjs/common';
import { LearnerAuthenticator } from '../core/access/learner-authenticator.js';
import { CandidateAuthenticator } from './candidate-authenticator.js';
import { LearnerTokens } from './learner-tokens.js';

@Module({
  providers: [
    CandidateAuthenticator,
    LearnerTokens,
    { provide: LearnerAuthenticator, useExisting: CandidateAuthenticator },
  ],
  exports: [CandidateAuthenticator, LearnerAuthenticator, LearnerTokens],
})
export class LearnersModule {}
