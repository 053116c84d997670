import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../media/media.module.js';
import { QuizField } from '../quizzes/quiz-field.resolver.js';
import { QuizzesModule } from '../quizzes/quizzes.module.js';
import { AnsweredQuestionType } from './kinds/answered-question.types.js';
import { BulkQuestionsResolver } from './bulk/bulk-questions.resolver.js';
import { BulkQuestionsService } from './bulk/bulk-questions.service.js';
import { QuestionType } from './kinds/question.types.js';
import { QuestionContents } from './question-contents.js';
import { QuestionCopies } from './question-copies.js';
import { QuestionField, QuestionsById } from './question-field.resolver.js';
import { QuestionImages } from './question-images.js';
import { QuestionOrderResolver } from './question-order.resolver.js';
import { QuestionOrderService } from './question-order.service.js';
import { QuestionRecords } from './question-records.js';
import { QuestionResolver, QuizQuestionsResolver } from './question.resolver.js';
import { QuestionService } from './question.service.js';
import { QuestionStore } from './question-store.js';
import { QuestionTransferService } from './question-transfer.service.js';
import { QuestionTrashResolver } from './question-trash.resolver.js';
import { DeletedQuestion } from './question-trash.types.js';
import { QuestionTrashService } from './question-trash.service.js';
import { QuizCopyService } from './quiz-copy.service.js';
import { Placement } from './placement.entity.js';
import { QuestionPlacementsResolver } from './question-placements.resolver.js';
import { PlacementType } from './placement.types.js';
import { QuestionVersions } from './question-versions.js';

@Module({
  imports: [TypeOrmModule.forFeature([Placement]), MediaModule, QuizzesModule],
  providers: [
    BulkQuestionsService,
    QuestionContents,
    QuestionCopies,
    QuestionsById,
    QuestionImages,
    QuestionOrderService,
    QuestionRecords,
    QuestionService,
    QuestionStore,
    QuestionTransferService,
    QuestionTrashService,
    QuestionVersions,
    QuizCopyService,
  ],
  exports: [
    BulkQuestionsService,
    QuestionsById,
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
  imports: [QuestionsModule, QuizzesModule],
  providers: [
    ...[QuestionType, DeletedQuestion, PlacementType].map((owner) => QuizField(owner)),
    BulkQuestionsResolver,
    QuestionPlacementsResolver,
    QuestionField(AnsweredQuestionType),
    QuestionOrderResolver,
    QuestionResolver,
    QuestionTrashResolver,
    QuizQuestionsResolver,
  ],
})
export class QuestionsApiModule {}
