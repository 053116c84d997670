import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { PapersModule } from '../papers/papers.module.js';
import { QuizzesModule } from '../quizzes/quizzes.module.js';
import { AttemptAnswers } from './attempt-answers.js';
import { AttemptPaperService } from './attempt-paper.service.js';
import { FiguresResolver } from './figures/figures.resolver.js';
import { FiguresService } from './figures/figures.service.js';
import { LearnerApiController } from './learner-api.controller.js';
import { ResultListService } from './result-list.service.js';
import { ResultsResolver } from './results.resolver.js';
import { ReviewController } from './review.controller.js';
import { ReviewService } from './review.service.js';

@Module({
  imports: [AttemptsModule, PapersModule, QuizzesModule],
  controllers: [LearnerApiController, ReviewController],
  providers: [
    AttemptAnswers,
    AttemptPaperService,
    FiguresResolver,
    FiguresService,
    ResultListService,
    ResultsResolver,
    ReviewService,
  ],
})
export class ResultsApiModule {}
