import { Injectable, type Type } from '@nestjs/common';
import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { CurrentViewer } from '../../core/access/parameters.js';
import { can } from '../../core/access/policy.js';
import type { Viewer } from '../../core/access/viewer.js';
import { RecordBatches } from '../../core/graphql/record-batches.js';
import { LearnerType, toLearner } from '../class-lists/class-list.types.js';
import { Learner } from '../learner.entity.js';

/**
 * Learners beside their ids, as the query `learnerProgress` returns them. Where an exam is marked without names, nothing
 * that markers see of it has the id of a learner.
 */
@Injectable()
export class LearnersById extends RecordBatches<Learner> {
  constructor(@InjectRepository(Learner) learners: Repository<Learner>) {
    super(async (viewer, ids) =>
      (await learners.findBy({ id: In(ids) })).filter((one) => can(viewer, one, 'exam.read')),
    );
  }
}

/** Declares the field `learner` of a type with `learnerId`: list the class among the providers of its module. */
export function LearnerField(Owner: abstract new () => { learnerId: string | null }): Type<object> {
  @Resolver(() => Owner)
  class LearnerFieldResolver {
    constructor(private readonly learners: LearnersById) {}

    @ResolveField(() => LearnerType, {
      nullable: true,
      description: 'Who it is, in all exams; null once they were removed.',
    })
    async learner(
      @Parent() { learnerId }: { learnerId: string | null },
      @CurrentViewer() viewer: Viewer,
      @Context() request: object,
    ): Promise<LearnerType | null> {
      return this.learners.load(request, viewer, learnerId, toLearner);
    }
  }
  return LearnerFieldResolver;
}
