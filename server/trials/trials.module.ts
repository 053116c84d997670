import { Module } from '@nestjs/common';
import { LearnersModule } from '../learners/learners.module.js';
import { UsersModule } from '../users/users.module.js';
import { TrialAccounts } from './trial-accounts.js';
import { TrialPlanting } from './trial-planting.js';
import { TrialResolver } from './trial.resolver.js';
import { TrialsService } from './trials.service.js';

@Module({
  imports: [LearnersModule, UsersModule],
  providers: [TrialAccounts, TrialPlanting, TrialResolver, TrialsService],
})
export class TrialsApiModule {}
