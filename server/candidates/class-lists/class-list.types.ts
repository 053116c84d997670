import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../../core/graphql/date-time.scalar.js';
import { Paged } from '../../core/graphql/paging.js';
import type { ClassListSummary } from './class-list.queries.js';
import type { LearnerWithEmail } from '../learner.queries.js';

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
}

@ObjectType({ description: 'A part of your class lists.' })
export class ClassListPage extends Paged(ClassListType) {}

@ObjectType('Learner', { description: 'Somebody who takes exams, known by an address.' })
export class LearnerType {
  @Field(() => ID, { description: 'For life.' })
  id!: string;

  @Field({ description: 'Their name; the address where only that is known.' })
  name!: string;

  @Field({ description: 'Their address, in lower case.' })
  email!: string;
}

@ObjectType({ description: 'A part of those on a class list.' })
export class LearnerPage extends Paged(LearnerType) {}

export function toClassList(list: ClassListSummary): ClassListType {
  const { id, name, memberCount, createdAt } = list;
  return { id, name, memberCount, createdAt };
}

export function toLearner({ id, name, email }: LearnerWithEmail): LearnerType {
  return { id, name, email };
}
