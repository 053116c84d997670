import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { CreatorNames } from './creator-names.js';
import { QuizListService } from './quiz-list.service.js';
import { QuizResolver } from './quiz.resolver.js';
import { QuizService } from './quiz.service.js';

@Module({
  imports: [UsersModule],
  providers: [QuizService, QuizListService, CreatorNames],
  exports: [QuizService, QuizListService, CreatorNames],
})
export class QuizzesModule {}

@Module({ imports: [QuizzesModule], providers: [QuizResolver] })
export class QuizzesApiModule {}
