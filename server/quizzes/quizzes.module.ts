import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { CreatorNames } from './creator-names.js';
import { QuizListService } from './quiz-list.service.js';
import { QuizTallies } from './quiz-tallies.js';
import { QuizResolver } from './quiz.resolver.js';
import { QuizService } from './quiz.service.js';

@Module({
  imports: [UsersModule],
  providers: [QuizService, QuizListService, QuizTallies],
  exports: [QuizService, QuizListService],
})
export class QuizzesModule {}

@Module({ imports: [QuizzesModule, UsersModule], providers: [CreatorNames, QuizResolver] })
export class QuizzesApiModule {}
