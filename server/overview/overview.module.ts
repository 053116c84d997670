import { Module } from '@nestjs/common';
import { MendCounts } from './mend-counts.js';
import { QuizProgressById, QuizProgressResolver } from './quiz-progress.resolver.js';
import { TodayChanges } from './today-changes.js';
import { TodayResolver } from './today.resolver.js';
import { TodayService } from './today.service.js';

@Module({
  providers: [
    MendCounts,
    QuizProgressById,
    QuizProgressResolver,
    TodayChanges,
    TodayResolver,
    TodayService,
  ],
})
export class OverviewApiModule {}
