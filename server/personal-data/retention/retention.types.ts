import { Field, Int, ObjectType } from '@nestjs/graphql';
import { InstituteType, toInstitute } from '../../users/user.types.js';
import type { Retention } from './retention.service.js';

@ObjectType('LearnerRetention', {
  description: 'How long the institute keeps personal data of learners, and whom that concerns.',
})
export class LearnerRetentionType {
  @Field(() => InstituteType, { description: 'Whose setting it is.' })
  institute!: InstituteType;

  @Field(() => Int, {
    nullable: true,
    description:
      'It is erased after so many months without activity, such as an invitation, a mail or an attempt; null: it is kept.',
  })
  months!: number | null;

  @Field(() => Int, {
    description:
      'Learners whom the next sweeps erase: one runs every hour, for at most 2,000 of an institute.',
  })
  dueCount!: number;

  @Field(() => Int, {
    description:
      'Learners who are due, too, and stay until their attempts have ended and are marked.',
  })
  unfinishedCount!: number;
}

export function toLearnerRetention(retention: Retention): LearnerRetentionType {
  const { institute, months, due, unfinished } = retention;
  return {
    institute: toInstitute(institute),
    months,
    dueCount: due,
    unfinishedCount: unfinished,
  };
}
