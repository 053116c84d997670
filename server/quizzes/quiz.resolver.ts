import {
  Args,
  Context,
  ID,
  Mutation,
  Parent,
  Query,
  ResolveField,
  Resolver,
} from '@nestjs/graphql';
import { Can } from '../core/access/access.decorators.js';
import { CurrentViewer } from '../core/access/parameters.js';
import type { Viewer } from '../core/access/viewer.js';
import { ConnectionArgs, connectionCost, toConnection } from '../core/graphql/connections.js';
import { PageArgs, toPage } from '../core/graphql/paging.js';
import { QuizSort } from './quiz-list.queries.js';
import { QuizListService } from './quiz-list.service.js';
import { QuizService } from './quiz.service.js';
import { CreatorNames } from './creator-names.js';
import {
  QuizConnection,
  QuizFilterInput,
  QuizPage,
  QuizType,
  toQuiz,
  UpdateQuizInput,
} from './quiz.types.js';

@Resolver(() => QuizType)
export class QuizResolver {
  constructor(
    private readonly quizzes: QuizService,
    private readonly lists: QuizListService,
    private readonly names: CreatorNames,
  ) {}

  @Can('exam.read')
  @Query(() => QuizPage, { name: 'quizzes', description: "Your institute's quizzes." })
  async list(
    @CurrentViewer() viewer: Viewer,
    @Args() page: PageArgs,
    @Args('filter', { nullable: true, description: 'All of them, if left out.' })
    filter: QuizFilterInput = {},
    @Args('sort', {
      type: () => QuizSort,
      defaultValue: QuizSort.NEWEST,
      description: 'The order.',
    })
    sort: QuizSort,
  ): Promise<QuizPage> {
    return toPage(await this.lists.list(viewer, filter, sort, page), toQuiz);
  }

  @Can('exam.read')
  @Query(() => QuizConnection, {
    complexity: connectionCost,
    description: "Your institute's quizzes by cursor, the latest made first.",
  })
  async quizConnection(
    @CurrentViewer() viewer: Viewer,
    @Args() args: ConnectionArgs,
    @Args('filter', { nullable: true, description: 'All of them, if left out.' })
    filter: QuizFilterInput = {},
  ): Promise<QuizConnection> {
    return toConnection(await this.lists.listFrom(viewer, filter, args), toQuiz);
  }

  @Can('exam.read')
  @Query(() => QuizType, { name: 'quiz', description: "One of your institute's quizzes." })
  async read(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Which quiz.' }) id: string,
  ): Promise<QuizType> {
    return toQuiz(await this.quizzes.read(viewer, id));
  }

  @ResolveField(() => String, { description: 'First and last name of whoever made it.' })
  async creatorName(@Parent() quiz: QuizType, @Context() context: object): Promise<string> {
    return this.names.get(context, quiz.createdBy);
  }

  @Can('exam.edit')
  @Mutation(() => QuizType, { description: 'Makes an active quiz without questions.' })
  async createQuiz(
    @CurrentViewer() viewer: Viewer,
    @Args('title', { description: 'At most 200 characters.' }) title: string,
  ): Promise<QuizType> {
    return toQuiz(await this.quizzes.create(viewer, title));
  }

  @Can('exam.edit')
  @Mutation(() => QuizType, {
    description:
      "Changes a quiz's own fields. STALE_VERSION, with what it says now in `extensions.current`, if they were changed since they were read.",
  })
  async updateQuiz(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'Which quiz, and what changes.' })
    { id, ...changes }: UpdateQuizInput,
  ): Promise<QuizType> {
    return toQuiz(await this.quizzes.update(viewer, id, changes));
  }

  @Can('exam.edit')
  @Mutation(() => QuizType, { description: 'Submits the paper: the quiz is completed.' })
  async submitQuiz(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Which quiz.' }) id: string,
  ): Promise<QuizType> {
    return toQuiz(await this.quizzes.submit(viewer, id));
  }
}
