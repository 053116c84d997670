import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { ComplexityEstimatorArgs } from 'graphql-query-complexity';
import { MAX_INVITED } from '../candidate.validation.js';
import { LearnerType, toLearner } from '../class-lists/class-list.types.js';
import { PersonInput } from '../people/people.types.js';
import type { ChangedTimesResult } from './changed-times.service.js';
import type { InvitationResult } from './invitations.service.js';

/** The argument with what staff write into a mail. */
export const MESSAGE = {
  type: (): StringConstructor => String,
  nullable: true,
  description:
    'What you write to all who get the mail: at most 1,000 characters of plain text, whose line breaks stay. It is marked as yours.',
} as const;

@InputType({ description: 'Who is to take part in an exam.' })
export class InviteCandidatesInput {
  @Field(() => ID, { description: 'Which exam.' })
  quizId!: string;

  @Field(() => [PersonInput], { nullable: true, description: 'At most 2,000.' })
  people?: PersonInput[] | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Class lists, at most 50; with the people beside them at most 5,000 learners.',
  })
  classListIds?: string[] | null;

  @Field(() => String, { nullable: true, description: MESSAGE.description })
  message?: string | null;
}

@ObjectType('InvitedCandidate', { description: 'A candidate, with their own link.' })
export class InvitedCandidateType {
  @Field(() => ID, { description: 'Of the candidate.' })
  id!: string;

  @Field({ description: 'Whether this invitation made them a candidate.' })
  isNew!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Whoever has it is that candidate: keep it as a password. Null for who was taken off the exam before.',
  })
  link!: string | null;

  @Field(() => LearnerType, { description: 'Who it is, in all exams.' })
  learner!: LearnerType;
}

@ObjectType('InvitedCandidates', { description: 'What became of an invitation.' })
export class InvitedCandidatesType {
  @Field(() => Int, { description: 'New candidates.' })
  invitedCount!: number;

  @Field(() => Int, {
    description:
      'New candidates without an address: pass their links on. To all other new ones a mail is on its way.',
  })
  withoutAddressCount!: number;

  @Field(() => Int, {
    description:
      'Who were candidates already, also those taken off: nothing changes for them, and no mail goes.',
  })
  alreadyCount!: number;

  @Field(() => [InvitedCandidateType], {
    description:
      'One for each of the people, in their order, and then the others of the class lists, by name. Who was named twice is here twice.',
  })
  candidates!: InvitedCandidateType[];
}

export function toInvited(result: InvitationResult): InvitedCandidatesType {
  const { invitedCount, withoutAddressCount, alreadyCount, candidates } = result;
  return {
    invitedCount,
    withoutAddressCount,
    alreadyCount,
    candidates: candidates.map(({ id, isNew, link, learner }) => ({
      id,
      isNew,
      link,
      learner: toLearner(learner),
    })),
  };
}

@ObjectType({ description: 'Mails about the times of an exam that are on their way.' })
export class MailedTimes {
  @Field(() => Int, { description: 'How many.' })
  mailed!: number;

  @Field(() => Int, {
    description:
      'Others who can still start and get none: they have no address, or a window of their own.',
  })
  skipped!: number;

  @Field(() => Int, {
    description:
      'Who should have got one, and did not because the server failed: the same call with the same Idempotency-Key mails them, and nobody twice. Otherwise 0.',
  })
  failed!: number;
}

export function toMailedTimes({ mailed, skipped, failed }: ChangedTimesResult): MailedTimes {
  return { mailed, skipped, failed };
}

/** A class list counts as a hundred people, since its length is not known before it is read. */
const PEOPLE_A_LIST = 100;

/** The cost of an invitation: each field once for each candidate. */
export function invitationCost({
  args,
  childComplexity,
}: Pick<ComplexityEstimatorArgs, 'args' | 'childComplexity'>): number {
  const { people, classListIds } = args['input'] as InviteCandidatesInput;
  const count = (people?.length ?? 0) + PEOPLE_A_LIST * (classListIds?.length ?? 0);
  return 1 + Math.min(MAX_INVITED, Math.max(1, count)) * childComplexity;
}
