import { Injectable, type Type } from '@nestjs/common';
import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Repository } from 'typeorm';
import { CurrentViewer } from '../core/access/parameters.js';
import { can } from '../core/access/policy.js';
import type { Viewer } from '../core/access/viewer.js';
import { RecordBatches } from '../core/graphql/record-batches.js';
import { Quiz } from './quiz.entity.js';
import { QuizType, toQuiz } from './quiz.types.js';

/** Quizzes beside their ids, as the query `quiz` returns them. */
@Injectable()
export class QuizzesById extends RecordBatches<Quiz> {
  constructor(@InjectRepository(Quiz) quizzes: Repository<Quiz>) {
    super(async (viewer, ids) => {
      const found = await quizzes.findBy({ id: In(ids), deletedAt: IsNull() });
      return found.filter((quiz) => can(viewer, quiz, 'exam.read'));
    });
  }
}

/** Declares the field `quiz` of a type with `quizId`: list the class among the providers of its module. */
export function QuizField(Owner: abstract new () => { quizId: string | null }): Type<object> {
  @Resolver(() => Owner)
  class QuizFieldResolver {
    constructor(private readonly quizzes: QuizzesById) {}

    @ResolveField(() => QuizType, {
      nullable: true,
      description: 'That quiz; null once it was deleted.',
    })
    async quiz(
      @Parent() { quizId }: { quizId: string | null },
      @CurrentViewer() viewer: Viewer,
      @Context() request: object,
    ): Promise<QuizType | null> {
      return this.quizzes.load(request, viewer, quizId, toQuiz);
    }
  }
  return QuizFieldResolver;
}
