import { Field, ID, ObjectType } from '@nestjs/graphql';
import { Paged, toPage } from '../core/graphql/paging.js';
import type { LearnerProgressRead } from './learner-progress.service.js';
import { Result, toResult } from './result.types.js';

@ObjectType({ description: 'What became of an attempt at one of the exams.' })
export class ProgressEntry {
  @Field(() => ID, { description: 'Of the exam.' })
  quizId!: string;

  @Field({ description: 'What the exam is called now.' })
  title!: string;

  @Field(() => Result, { description: 'What the attempt came to.' })
  result!: Result;
}

@ObjectType({ description: 'A part of what a learner has handed in.' })
export class ProgressPage extends Paged(ProgressEntry) {}

@ObjectType({ description: 'A learner in all exams of the institute.' })
export class LearnerProgress {
  @Field(() => ID, { description: 'Who it is.' })
  learnerId!: string;

  @Field({ description: 'The name.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The address; null for whoever gave a name only.',
  })
  email!: string | null;

  @Field(() => ProgressPage, {
    description: 'What was handed in, the latest first.',
    complexity: ({ childComplexity }) => childComplexity,
  })
  attempts!: ProgressPage;
}

export function toLearnerProgress({ learner, attempts }: LearnerProgressRead): LearnerProgress {
  return {
    learnerId: learner.id,
    name: learner.name,
    email: learner.email,
    attempts: toPage(attempts, (row) => ({
      quizId: row.quizId,
      title: row.title,
      result: toResult(row),
    })),
  };
}
