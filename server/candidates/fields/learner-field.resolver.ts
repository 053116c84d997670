import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { can } from '../../core/access/policy.js';
import { RecordBatches } from '../../core/graphql/record-batches.js';
import { recordField } from '../../core/graphql/record-field.js';
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

/** Declares the field `learner` of a type with `learnerId`, or another one. */
export const LearnerField = recordField({
  name: 'learner',
  description: 'Who it is, in all exams; null once they were removed.',
  records: LearnersById,
  type: LearnerType,
  toAnswer: toLearner,
});
