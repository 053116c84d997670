import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { QuizzesModule } from '../quizzes/quizzes.module.js';
import { GiveBackService } from './give-back.service.js';
import { Heartbeat } from './heartbeat.js';
import { OutageSweep } from './outage-sweep.js';
import { OutagesResolver } from './outages.resolver.js';
import { OutagesService } from './outages.service.js';

@Module({
  imports: [AttemptsModule, QuizzesModule],
  providers: [GiveBackService, Heartbeat, OutagesResolver, OutagesService],
})
export class OutagesApiModule {}

@Module({ providers: [OutageSweep] })
export class OutagesWorkerModule {}
