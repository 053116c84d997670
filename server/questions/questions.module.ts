import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../media/media.module.js';
import { QuizzesModule } from '../quizzes/quizzes.module.js';
import { QuestionCopies } from './question-copies.js';
import { QuestionImages } from './question-images.js';
import { QuestionOrderResolver } from './question-order.resolver.js';
import { QuestionOrderService } from './question-order.service.js';
import { QuestionRecords } from './question-records.js';
import { QuestionResolver, QuizQuestionsResolver } from './question.resolver.js';
import { QuestionService } from './question.service.js';
import { QuestionStore } from './question-store.js';
import { QuestionTransferService } from './question-transfer.service.js';
import { QuestionTrashResolver } from './question-trash.resolver.js';
import { QuestionTrashService } from './question-trash.service.js';
import { QuizCopyService } from './quiz-copy.service.js';
import { QuestionRow } from './question.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([QuestionRow]), MediaModule, QuizzesModule],
  providers: [
    QuestionCopies,
    QuestionImages,
    QuestionOrderService,
    QuestionRecords,
    QuestionService,
    QuestionStore,
    QuestionTransferService,
    QuestionTrashService,
    QuizCopyService,
  ],
  exports: [
    QuestionImages,
    QuestionOrderService,
    QuestionService,
    QuestionStore,
    QuestionTransferService,
    QuestionTrashService,
    QuizCopyService,
  ],
})
export class QuestionsModule {}

@Module({
  imports: [QuestionsModule],
  providers: [
    QuestionOrderResolver,
    QuestionResolver,
    QuestionTrashResolver,
    QuizQuestionsResolver,
  ],
})
export class QuestionsApiModule {}
