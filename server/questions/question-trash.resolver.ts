import { Args, ID, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Can } from '../core/access/access.decorators.js';
import { CurrentViewer } from '../core/access/parameters.js';
import type { Viewer } from '../core/access/viewer.js';
import { lookupCost } from '../core/graphql/lookup-cost.js';
import { PageArgs, toPage } from '../core/graphql/paging.js';
import { QuizType } from '../quizzes/quiz.types.js';
import { toQuestion } from './question.mapper.js';
import { QuestionType } from './kinds/question.types.js';
import { QuestionTrashService } from './question-trash.service.js';
import { DeletedQuestionPage, toDeletedQuestion } from './question-trash.types.js';
import { EndedRecord } from '../core/graphql/payloads.js';

@Resolver(() => QuizType)
export class QuestionTrashResolver {
  constructor(private readonly trash: QuestionTrashService) {}

  @ResolveField(() => DeletedQuestionPage, {
    name: 'deletedQuestions',
    complexity: lookupCost,
    description: 'Its questions in the trash, those deleted last first.',
  })
  async page(@Parent() quiz: QuizType, @Args() page: PageArgs): Promise<DeletedQuestionPage> {
    return toPage(await this.trash.page(quiz, page), toDeletedQuestion);
  }

  @Can('exam.edit')
  @Mutation(() => EndedRecord, {
    description: 'Moves a question to the trash of its quiz, where it stays for thirty days.',
  })
  async deleteQuestion(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Which question.' }) id: string,
  ): Promise<EndedRecord> {
    await this.trash.delete(viewer, id);
    return { id };
  }

  @Can('exam.edit')
  @Mutation(() => EndedRecord, {
    description:
      'Removes a question from the trash for good. Refused where a submitted paper has it. Its quiz must not be ' +
      'in the trash itself.',
  })
  async purgeQuestion(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Which question of the trash.' }) id: string,
  ): Promise<EndedRecord> {
    await this.trash.purge(viewer, id);
    return { id };
  }

  @Can('exam.edit')
  @Mutation(() => QuestionType, {
    description:
      'Brings a question back from the trash to where it stood. Its quiz must not be in the trash itself.',
  })
  async restoreQuestion(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Which question of the trash.' })
    id: string,
  ): Promise<QuestionType> {
    return toQuestion(await this.trash.restore(viewer, id));
  }
}
