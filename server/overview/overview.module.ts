import { Module } from '@nestjs/common';
import { ExamsModule } from '../exams/exams.module.js';
import { QuizField } from '../quizzes/quiz-field.resolver.js';
import { QuizzesModule } from '../quizzes/quizzes.module.js';
import { CorrectionCounts } from './correction-counts.js';
import { QuizProgressById, QuizProgressResolver } from './quiz-progress.resolver.js';
import { TodayChanges } from './today-changes.js';
import { TodayResolver } from './today.resolver.js';
import { TodayService } from './today.service.js';
import { TodayDraft, TodayExam, TodayRunning, TodayWaiting } from './today.types.js';

@Module({
  imports: [ExamsModule, QuizzesModule],
  providers: [
    ...[TodayDraft, TodayExam, TodayRunning, TodayWaiting].map((owner) => QuizField(owner)),
    CorrectionCounts,
    QuizProgressById,
    QuizProgressResolver,
    TodayChanges,
    TodayResolver,
    TodayService,
  ],
})
export class OverviewApiModule {}
