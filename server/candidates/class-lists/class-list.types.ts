import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../../core/graphql/date-time.scalar.js';
import { Paged } from '../../core/graphql/paging.js';
import type { ClassListSummary } from './class-list.queries.js';
import type { ListedLearner } from '../learner.queries.js';

@ObjectType('ClassList', { description: 'Learners who are invited together, again and again.' })
export class ClassListType {
  @Field(() => ID, { description: 'For life.' })
  id!: string;

  @Field({ description: 'Unique among your class lists, without regard to case.' })
  name!: string;

  @Field(() => Int, { description: 'How many are on it.' })
  memberCount!: number;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When its name or who is on it was last changed.' })
  updatedAt!: Date;
}

@ObjectType({ description: 'A part of your class lists.' })
export class ClassListPage extends Paged(ClassListType) {}

@ObjectType('Learner', { description: 'Somebody who takes exams of the institute.' })
export class LearnerType {
  @Field(() => ID, { description: 'For life.' })
  id!: string;

  @Field({ description: 'Their name; the address where only that is known.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Their address, in lower case; null where none is known.',
  })
  email!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Their id in your own system, unique in your institute; null if none was given.',
  })
  externalId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'As the school writes it; learners of different classes may have the same one.',
  })
  rollNumber!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When their personal data was erased; null if it was not.',
  })
  erasedAt!: Date | null;

  @Field(() => DateTimeScalar, { description: 'When they were last changed.' })
  updatedAt!: Date;
}

@ObjectType({ description: 'A part of those on a class list.' })
export class LearnerPage extends Paged(LearnerType) {}

export function toClassList(list: ClassListSummary): ClassListType {
  const { id, name, memberCount, createdAt, updatedAt } = list;
  return { id, name, memberCount, createdAt, updatedAt };
}

export function toLearner(learner: ListedLearner): LearnerType {
  const { id, name, email, externalId, rollNumber, erasedAt, updatedAt } = learner;
  return { id, name, email, externalId, rollNumber, erasedAt, updatedAt };
}
