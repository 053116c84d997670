import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module.js';
import { QuizzesModule } from '../quizzes/quizzes.module.js';
import { QuestionImages } from './question-images.js';
import { QuestionStore } from './question-store.js';
import { QuestionResolver, QuizQuestionsResolver } from './question.resolver.js';
import { QuestionService } from './question.service.js';

@Module({
  imports: [MediaModule, QuizzesModule],
  providers: [QuestionImages, QuestionService, QuestionStore],
  exports: [QuestionService, QuestionStore],
})
export class QuestionsModule {}

@Module({ imports: [QuestionsModule], providers: [QuestionResolver, QuizQuestionsResolver] })
export class QuestionsApiModule {}
