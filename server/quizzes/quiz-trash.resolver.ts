import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Can } from '../core/access/access.decorators.js';
import { CurrentViewer } from '../core/access/parameters.js';
import type { Viewer } from '../core/access/viewer.js';
import { PageArgs, toPage } from '../core/graphql/paging.js';
import { QuizTrashService } from './quiz-trash.service.js';
import { DeletedQuizPage, toDeletedQuiz } from './quiz-trash.types.js';
import { QuizType, toQuiz } from './quiz.types.js';
import { EndedRecord } from '../core/graphql/payloads.js';

@Resolver()
export class QuizTrashResolver {
  constructor(private readonly trash: QuizTrashService) {}

  @Can('exam.edit')
  @Query(() => DeletedQuizPage, {
    name: 'deletedQuizzes',
    description: "Your institute's quizzes in the trash, those deleted last first.",
  })
  async page(@CurrentViewer() viewer: Viewer, @Args() page: PageArgs): Promise<DeletedQuizPage> {
    return toPage(await this.trash.page(viewer, page), toDeletedQuiz);
  }

  @Can('exam.edit')
  @Mutation(() => EndedRecord, {
    description: 'Moves a quiz with its questions to the trash, where it stays for thirty days.',
  })
  async deleteQuiz(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Which quiz.' }) id: string,
  ): Promise<EndedRecord> {
    await this.trash.delete(viewer, id);
    return { id };
  }

  @Can('exam.edit')
  @Mutation(() => EndedRecord, {
    description:
      'Removes a quiz from the trash for good, with its questions. Refused where learners have taken it.',
  })
  async purgeQuiz(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Which quiz of the trash.' }) id: string,
  ): Promise<EndedRecord> {
    await this.trash.purge(viewer, id);
    return { id };
  }

  @Can('exam.edit')
  @Mutation(() => QuizType, {
    description: 'Brings a quiz back from the trash, with the questions it had then.',
  })
  async restoreQuiz(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Which quiz of the trash.' }) id: string,
    @Args('title', {
      type: () => String,
      nullable: true,
      description: 'Another title, at most 200 characters; its own when left out.',
    })
    title?: string | null,
  ): Promise<QuizType> {
    return toQuiz(await this.trash.restore(viewer, id, title));
  }
}
