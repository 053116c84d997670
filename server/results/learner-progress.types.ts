import { Field, ID, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../core/graphql/date-time.scalar.js';
import { Paged, toPage } from '../core/graphql/paging.js';
import type { LearnerProgressData } from './learner-progress.service.js';
import { Result, toResult } from './result.types.js';

@ObjectType({ description: 'The result of an attempt at one of the exams.' })
export class ProgressEntry {
  @Field(() => ID, { description: 'Of the exam.' })
  quizId!: string;

  @Field({ description: 'The current title of the exam.' })
  title!: string;

  @Field(() => Result, { description: 'The result of the attempt.' })
  result!: Result;
}

@ObjectType({ description: 'A page of a learner’s submitted attempts.' })
export class ProgressPage extends Paged(ProgressEntry) {}

@ObjectType({ description: 'A learner in all exams of the institute.' })
export class LearnerProgress {
  @Field(() => ID, { description: 'Who it is.' })
  learnerId!: string;

  @Field({ description: 'The name.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The address; null for learners with a name only.',
  })
  email!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Their id in your own system; null if none was given.',
  })
  externalId!: string | null;

  @Field(() => String, { nullable: true, description: 'As the school writes it.' })
  rollNumber!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the personal data was erased: name and address are gone since; else null.',
  })
  erasedAt!: Date | null;

  @Field(() => ProgressPage, {
    description: 'Submitted attempts, the latest first.',
    complexity: ({ childComplexity }) => childComplexity,
  })
  attempts!: ProgressPage;
}

export function toLearnerProgress({ learner, attempts }: LearnerProgressData): LearnerProgress {
  return {
    learnerId: learner.id,
    name: learner.name,
    email: learner.email,
    externalId: learner.externalId,
    rollNumber: learner.rollNumber,
    erasedAt: learner.erasedAt,
    attempts: toPage(attempts, (row) => ({
      quizId: row.quizId,
      title: row.title,
      result: toResult(row),
    })),
  };
}
