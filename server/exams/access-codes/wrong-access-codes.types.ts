import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../../core/graphql/date-time.scalar.js';
import type { WrongAccessCodeCounts } from './wrong-access-code.queries.js';

@ObjectType('WrongAccessCodes', {
  description: 'Wrong access codes that learners of an exam typed since its code was set.',
})
export class WrongAccessCodesType {
  @Field(() => Int, { description: 'How many.' })
  count!: number;

  @Field(() => Int, {
    description:
      'From how many network addresses: a whole school can be one. From the 1,001st on, they count as one.',
  })
  addressCount!: number;

  @Field(() => DateTimeScalar, { description: 'When the first was typed.' })
  firstAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When the last was typed.' })
  lastAt!: Date;
}

export function toWrongAccessCodes(
  counted: WrongAccessCodeCounts | null,
): WrongAccessCodesType | null {
  if (!counted) return null;
  const { count, addressCount, firstAt, lastAt } = counted;
  return { count, addressCount, firstAt, lastAt };
}
