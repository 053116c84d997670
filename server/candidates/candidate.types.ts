import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { DateTimeScalar } from '../core/graphql/date-time.scalar.js';
import { ConnectionWith, EdgeTo } from '../core/graphql/connections.js';
import { Paged } from '../core/graphql/paging.js';
import { CandidateOrigin } from './candidate.entity.js';
import { CandidateSort, type ListedCandidate } from './candidate-list.queries.js';
import { CandidateState } from './candidate.validation.js';

/** State of the mail with a candidate's link, as staff see it. */
export enum LinkMailState {
  QUEUED = 'QUEUED',
  SENT = 'SENT',
  FAILED = 'FAILED',
}

registerEnumType(CandidateOrigin, {
  name: 'CandidateOrigin',
  description: 'How a candidate came to the exam.',
  valuesMap: {
    INVITED: { description: 'Staff invited them.' },
    REGISTERED: { description: 'They confirmed their address.' },
    LINK: { description: 'They had the link and gave a name.' },
    PREVIEW: { description: 'Staff looking at their own exam: in no list.' },
  },
});

registerEnumType(CandidateState, {
  name: 'CandidateState',
  description: 'Where a candidate stands.',
  valuesMap: {
    NOT_STARTED: { description: 'They have no attempt yet.' },
    STARTED: { description: 'They have an attempt, under way or submitted.' },
    REVOKED: { description: 'They were taken off the exam.' },
  },
});

registerEnumType(CandidateSort, {
  name: 'CandidateSort',
  description: 'How a list of candidates is ordered.',
  valuesMap: {
    NEWEST: { description: 'Who came last first.' },
    OLDEST: { description: 'Who came first first; those invited together as they were named.' },
    NAME: { description: 'By name, without regard to case.' },
  },
});

registerEnumType(LinkMailState, {
  name: 'LinkMailState',
  description: 'What became of a mail.',
  valuesMap: {
    QUEUED: { description: 'It is on its way.' },
    SENT: { description: 'The mail server has taken it.' },
    FAILED: { description: 'It could not be sent: look at the address.' },
  },
});

@ObjectType('Candidate', { description: 'A learner in one exam.' })
export class CandidateType {
  @Field(() => ID, { description: 'For life.' })
  id!: string;

  @Field(() => ID, { description: 'The quiz whose exam it is.' })
  quizId!: string;

  @Field({ description: 'Their name; the address where only that is known.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Their address; null where none is known.',
  })
  email!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Their id in your own system; null if none was given.',
  })
  externalId!: string | null;

  @Field(() => String, { nullable: true, description: 'As the school writes it.' })
  rollNumber!: string | null;

  @Field(() => CandidateOrigin, { description: 'How they came to the exam.' })
  origin!: CandidateOrigin;

  @Field(() => CandidateState, { description: 'Where they stand.' })
  state!: CandidateState;

  @Field(() => DateTimeScalar, { description: 'Since when they are a candidate.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, {
    description:
      'When they were last changed, or their name or address; changes of `attempts` and `mailState` do not count.',
  })
  updatedAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When their link was last mailed; null if it never was.',
  })
  mailedAt!: Date | null;

  @Field(() => LinkMailState, {
    nullable: true,
    description: 'What became of that mail; null after thirty days.',
  })
  mailState!: LinkMailState | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When they were last reminded.' })
  remindedAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When they first started.' })
  startedAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Since when their link opens nothing; null if it does.',
  })
  revokedAt!: Date | null;

  @Field(() => Int, { description: 'More time than others have, in per cent of it.' })
  extraTimePercent!: number;

  @Field(() => Int, { description: 'Attempts more than others have.' })
  extraAttempts!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the exam opens for them; null: as for all.',
  })
  opensAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it closes for them; null: as for all.',
  })
  closesAt!: Date | null;

  /** The learner of the field `learner`; not a field of the schema. */
  learnerId!: string | null;
}

@ObjectType({ description: 'A part of the candidates of an exam.' })
export class CandidatePage extends Paged(CandidateType) {}

@ObjectType({ description: 'A candidate in a list.' })
export class CandidateEdge extends EdgeTo(CandidateType) {}

@ObjectType({ description: 'A part of the candidates of an exam, by cursor.' })
export class CandidateConnection extends ConnectionWith(CandidateEdge) {}

@InputType({
  description: 'Which candidates to list. What is left out does not narrow the list.',
})
export class CandidateFilterInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Part of the name, the address, the roll number or the external id; at most 200 characters.',
  })
  search?: string | null;

  @Field(() => CandidateState, { nullable: true, description: 'Only those who stand there.' })
  state?: CandidateState | null;

  @Field(() => CandidateOrigin, { nullable: true, description: 'Only those who came so.' })
  origin?: CandidateOrigin | null;
}

@InputType({ description: 'What is arranged for a candidate. What is left out stays as it is.' })
export class GrantAccommodationsInput {
  @Field(() => ID, { description: 'Which candidate.' })
  candidateId!: string;

  @Field(() => Int, { nullable: true, description: 'From 0 to 400 per cent more time.' })
  extraTimePercent?: number | null;

  @Field(() => Int, { nullable: true, description: 'From 0 to 20 attempts more.' })
  extraAttempts?: number | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it opens for them; null: as for all.',
  })
  opensAt?: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it closes for them; null: as for all.',
  })
  closesAt?: Date | null;
}

export function toCandidate(row: ListedCandidate): CandidateType {
  return {
    id: row.id,
    quizId: row.quizId,
    name: row.name,
    email: row.email,
    externalId: row.externalId,
    rollNumber: row.rollNumber,
    origin: row.origin,
    state: stateOf(row),
    createdAt: row.createdAt,
    updatedAt: row.changedAt,
    mailedAt: row.mailedAt,
    mailState: row.mailState && LinkMailState[row.mailState as keyof typeof LinkMailState],
    remindedAt: row.remindedAt,
    startedAt: row.startedAt,
    revokedAt: row.revokedAt,
    extraTimePercent: row.extraTimePercent,
    extraAttempts: row.extraAttempts,
    opensAt: row.opensAt,
    closesAt: row.closesAt,
    learnerId: row.learnerId,
  };
}

function stateOf({ revokedAt, startedAt }: ListedCandidate): CandidateState {
  if (revokedAt) return CandidateState.REVOKED;
  return startedAt ? CandidateState.STARTED : CandidateState.NOT_STARTED;
}

@ObjectType({ description: 'The own link of a candidate.' })
export class CandidateLink {
  @Field({ description: 'Whoever has it is that candidate.' })
  url!: string;
}

@ObjectType({ description: 'Reminders that are on their way.' })
export class SentReminders {
  @Field(() => Int, { description: 'How many.' })
  count!: number;

  @Field(() => Int, {
    description: 'Who has not started and gets none, having no address: pass their links on.',
  })
  withoutAddressCount!: number;
}

export function toSentReminders({ count, withoutAddressCount }: SentReminders): SentReminders {
  return { count, withoutAddressCount };
}
