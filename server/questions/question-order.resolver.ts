import { Args, ID, Mutation, Resolver } from '@nestjs/graphql';
import { Can } from '../core/access/access.decorators.js';
import { CurrentViewer } from '../core/access/parameters.js';
import type { Viewer } from '../core/access/viewer.js';
import { QuizType, toQuiz } from '../quizzes/quiz.types.js';
import { toQuestion } from './question.mapper.js';
import { QuestionOrderService } from './question-order.service.js';
import { ReorderQuestionsInput, TransferQuestionsInput } from './question-order.types.js';
import { QuestionTransferService } from './question-transfer.service.js';
import { QuestionType } from './kinds/question.types.js';
import { QuizCopyService } from './quiz-copy.service.js';

@Resolver()
export class QuestionOrderResolver {
  constructor(
    private readonly order: QuestionOrderService,
    private readonly transfers: QuestionTransferService,
    private readonly copies: QuizCopyService,
  ) {}

  @Can('exam.edit')
  @Mutation(() => QuizType, {
    description:
      'Puts questions of a quiz elsewhere in it. STALE_VERSION, with the `orderVersion` of now in `extensions.current`, if questions came, went or were reordered since they were read.',
  })
  async reorderQuestions(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'Which questions, and where.' }) input: ReorderQuestionsInput,
  ): Promise<QuizType> {
    return toQuiz(await this.order.reorder(viewer, input));
  }

  @Can('exam.edit')
  @Mutation(() => [QuestionType], {
    description: 'Moves questions to another quiz, all or none. They keep their ids and versions.',
  })
  async moveQuestions(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'Which questions, and where to.' })
    input: TransferQuestionsInput,
  ): Promise<QuestionType[]> {
    return (await this.transfers.move(viewer, input)).map(toQuestion);
  }

  @Can('exam.edit')
  @Mutation(() => [QuestionType], {
    description:
      'Copies questions to another quiz or within one, all or none, and gives the copies. They have new ids and begin at version 1.',
  })
  async copyQuestions(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'Which questions, and where to.' })
    input: TransferQuestionsInput,
  ): Promise<QuestionType[]> {
    return (await this.transfers.copy(viewer, input)).map(toQuestion);
  }

  @Can('exam.edit')
  @Mutation(() => QuizType, {
    description:
      'Makes a quiz with the same questions, marks, duration and rules of its exam, but for code, window and release. It is active and not completed.',
  })
  async duplicateQuiz(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Which quiz to copy.' }) id: string,
    @Args('title', {
      type: () => String,
      nullable: true,
      description:
        'At most 200 characters. When it is left out: "Copy of" and the title, with a number if you have that already.',
    })
    title?: string | null,
  ): Promise<QuizType> {
    return toQuiz(await this.copies.duplicate(viewer, id, title));
  }
}
