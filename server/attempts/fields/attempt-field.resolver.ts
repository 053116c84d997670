import { Injectable, type Type } from '@nestjs/common';
import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { CurrentViewer } from '../../core/access/parameters.js';
import { can } from '../../core/access/policy.js';
import type { Viewer } from '../../core/access/viewer.js';
import { RecordBatches } from '../../core/graphql/record-batches.js';
import { Attempt } from '../attempt.entity.js';
import { AttemptType, toAttempt } from '../attempt.types.js';
import { NameVisibilityPort } from '../events/name-visibility.port.js';

/** Attempts beside their ids, to whoever the query `attemptPaper` returns their papers. */
@Injectable()
export class AttemptsById extends RecordBatches<Attempt> {
  constructor(@InjectRepository(Attempt) attempts: Repository<Attempt>, names: NameVisibilityPort) {
    super(async (viewer, ids) => {
      const found = await attempts.findBy({ id: In(ids), isPreview: false });
      const visible = found.filter((attempt) => can(viewer, attempt, 'exam.read'));
      const quizIds = [...new Set(visible.map(({ quizId }) => quizId))];
      const hidden = await names.findHidden(viewer, quizIds);
      return visible.filter(({ quizId }) => !hidden.includes(quizId));
    });
  }
}

/**
 * Declares the field `attempt` of a type with `attemptId`, or another one: list the class among the providers of its
 * module.
 */
export function AttemptField(Owner: abstract new () => object, field = 'attempt'): Type<object> {
  @Resolver(() => Owner)
  class AttemptFieldResolver {
    constructor(private readonly attempts: AttemptsById) {}

    @ResolveField(field, () => AttemptType, { nullable: true, description: 'That attempt.' })
    async attempt(
      @Parent() owner: Record<string, string | null>,
      @CurrentViewer() viewer: Viewer,
      @Context() request: object,
    ): Promise<AttemptType | null> {
      return this.attempts.load(request, viewer, owner[`${field}Id`] ?? null, toAttempt);
    }
  }
  return AttemptFieldResolver;
}
