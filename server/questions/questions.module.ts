import { Module } from '@nestjs/common';
import { QuizzesModule } from '../quizzes/quizzes.module.js';
import { QuestionStore } from './question-store.js';
import { QuestionResolver, QuizQuestionsResolver } from './question.resolver.js';
import { QuestionService } from './question.service.js';

@Module({
  imports: [QuizzesModule],
  providers: [QuestionService, QuestionStore],
  exports: [QuestionService, QuestionStore],
})
export class QuestionsModule {}

@Module({ imports: [QuestionsModule], providers: [QuestionResolver, QuizQuestionsResolver] })
export class QuestionsApiModule {}
