import { Module } from '@nestjs/common';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { LearnerErasureResolver } from './erasure/learner-erasure.resolver.js';
import { LearnerErasureService } from './erasure/learner-erasure.service.js';
import { PersonalDataController } from './export/personal-data.controller.js';
import { PersonalDataService } from './export/personal-data.service.js';
import { RetentionResolver } from './retention/retention.resolver.js';
import { RetentionService } from './retention/retention.service.js';
import { RetentionSweep } from './retention/retention-sweep.js';

@Module({
  imports: [CandidatesModule],
  controllers: [PersonalDataController],
  providers: [
    LearnerErasureResolver,
    LearnerErasureService,
    PersonalDataService,
    RetentionResolver,
    RetentionService,
  ],
})
export class PersonalDataApiModule {}

@Module({ providers: [RetentionSweep] })
export class PersonalDataWorkerModule {}
