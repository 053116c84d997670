import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../../core/graphql/date-time.scalar.js';
import type { WaitingReturn } from './return-decisions.service.js';

@ObjectType('ReturnRequest', {
  description:
    'A learner on another device asks to go on as the candidate they are, and waits for staff to confirm it.',
})
export class ReturnRequestType {
  @Field(() => ID, { description: 'For an hour.' })
  id!: string;

  @Field(() => Int, {
    description:
      'Shown on the learner’s screen as well, so that staff confirm the person they see. Unique among waiting requests.',
  })
  number!: number;

  @Field({ description: 'The name that they typed.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The roll number that they typed, if any. It proves nothing: a class knows it.',
  })
  rollNumber!: string | null;

  @Field(() => DateTimeScalar, { description: 'When they asked.' })
  requestedAt!: Date;
}

@ObjectType({ description: 'Requests that were refused.' })
export class RefusedReturns {
  @Field(() => Int, { description: 'How many.' })
  count!: number;
}

@ObjectType({ description: 'Whom a request may come from.' })
export class ReturnSuggestions {
  /** For `candidates`. */
  ids!: string[];

  @Field(() => Int, {
    description:
      'How many candidates have the name that was typed, in any case; also those who are not suggested.',
  })
  namesakeCount!: number;
}

@InputType({ description: 'Who somebody on another device is.' })
export class ConfirmReturnInput {
  @Field(() => ID, { description: 'Which request.' })
  id!: string;

  @Field(() => ID, { description: 'Who they are: a candidate of the same exam.' })
  candidateId!: string;
}

export function toReturnRequest(request: WaitingReturn): ReturnRequestType {
  return {
    id: request.id,
    number: request.number,
    name: request.name,
    rollNumber: request.rollNumber,
    requestedAt: request.requestedAt,
  };
}
