import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { PersonInput } from '../people/people.types.js';
import type { InvitationResult } from './invitations.service.js';

@InputType({ description: 'Who is to take part in an exam.' })
export class InviteCandidatesInput {
  @Field(() => ID, { description: 'Which exam.' })
  quizId!: string;

  @Field(() => [PersonInput], { nullable: true, description: 'At most 1,000.' })
  people?: PersonInput[] | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Class lists, at most 50; with the people beside them at most 5,000 learners.',
  })
  classListIds?: string[] | null;
}

@ObjectType('InvitedCandidates', { description: 'What became of an invitation.' })
export class InvitedCandidatesType {
  @Field(() => Int, { description: 'New candidates: a mail is on its way to each.' })
  invitedCount!: number;

  @Field(() => Int, {
    description:
      'Who were candidates already, also those taken off: nothing changes for them, and no mail goes.',
  })
  alreadyCount!: number;
}

export function toInvited({ invitedCount, alreadyCount }: InvitationResult): InvitedCandidatesType {
  return { invitedCount, alreadyCount };
}
