import { Args, ID, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Can } from '../core/access/access.decorators.js';
import { CurrentViewer } from '../core/access/parameters.js';
import type { Viewer } from '../core/access/viewer.js';
import { lookupCost } from '../core/graphql/lookup-cost.js';
import { PageArgs, toPage } from '../core/graphql/paging.js';
import { QuizType } from '../quizzes/quiz.types.js';
import { toQuestion } from './question.mapper.js';
import { MAX_ADDED, QuestionService } from './question.service.js';
import {
  QuestionCount,
  QuestionInput,
  QuestionPage,
  QuestionType,
} from './kinds/question.types.js';
import { UpdateQuestionInput } from './kinds/question.types.js';

@Resolver(() => QuestionType)
export class QuestionResolver {
  constructor(private readonly questions: QuestionService) {}

  @Can('exam.read')
  @Query(() => QuestionType, {
    name: 'question',
    description: 'A question of one of your quizzes.',
  })
  async read(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Which question.' }) id: string,
  ): Promise<QuestionType> {
    return toQuestion(await this.questions.read(viewer, id));
  }

  @Can('exam.edit')
  @Mutation(() => [QuestionType], {
    description: `Appends questions to a quiz in the order given, all or none; at most ${MAX_ADDED}.`,
  })
  async addQuestions(
    @CurrentViewer() viewer: Viewer,
    @Args('quizId', { type: () => ID, description: 'Which quiz.' }) quizId: string,
    @Args('questions', { type: () => [QuestionInput], description: 'Of any kinds.' })
    questions: QuestionInput[],
  ): Promise<QuestionType[]> {
    return (await this.questions.add(viewer, quizId, questions)).map(toQuestion);
  }

  @Can('exam.edit')
  @Mutation(() => QuestionType, {
    description:
      'Replaces what a question says. It keeps its kind, its id and the ids of its options. STALE_VERSION, with what it says now in `extensions.current`, if it was changed since it was read.',
  })
  async updateQuestion(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'Which question, and what it says now.' })
    { id, question, version }: UpdateQuestionInput,
  ): Promise<QuestionType> {
    return toQuestion(await this.questions.update(viewer, id, question, version));
  }
}

@Resolver(() => QuizType)
export class QuizQuestionsResolver {
  constructor(private readonly questions: QuestionService) {}

  @ResolveField(() => QuestionPage, {
    name: 'questions',
    complexity: lookupCost,
    description: 'Its questions, in order.',
  })
  async page(@Parent() quiz: QuizType, @Args() page: PageArgs): Promise<QuestionPage> {
    return toPage(await this.questions.page(quiz, page), toQuestion);
  }

  @ResolveField(() => [QuestionCount], {
    name: 'questionCounts',
    complexity: lookupCost,
    description: 'How many questions it has of each kind that it has any of.',
  })
  async counts(@Parent() quiz: QuizType): Promise<QuestionCount[]> {
    return this.questions.counts(quiz);
  }
}
