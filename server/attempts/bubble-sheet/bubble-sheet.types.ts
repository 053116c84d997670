import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { DateTimeScalar } from '../../core/graphql/date-time.scalar.js';
import type { SubmittedBy } from '../attempt.entity.js';
import { SubmittedByName } from '../attempt.types.js';
import { HelpReason, PagePresence } from './help-reasons.js';

registerEnumType(PagePresence, {
  name: 'PagePresence',
  description: 'Whether the page of an attempt that runs is heard of.',
  valuesMap: {
    HERE: { description: 'It is, and the learner has not left it.' },
    AWAY: { description: 'It is, and it says that the learner has left it.' },
    LOST: { description: 'It is not: the connection may be down, or the page closed.' },
  },
});

registerEnumType(HelpReason, {
  name: 'HelpReason',
  description: 'Why a learner whose attempt runs may need help.',
  valuesMap: {
    RETURN_WAITING: {
      description: 'Somebody of their name or roll number asks to go on at another device.',
    },
    PAUSED: { description: 'Staff have paused their attempt individually: they wait to go on.' },
    LOST: { description: 'Their page is not heard of.' },
    ENDS_SOON_EMPTY: {
      description: 'They have five minutes or less, and have answered half of the paper or less.',
    },
    NOTHING_SAVED: { description: 'They have answered nothing in more than five minutes.' },
    AWAY: { description: 'They have been away from the page for more than a minute.' },
    LEFT_OFTEN: { description: 'They have left the page five times or more.' },
  },
});

/** Characters of a search. */
export const MAX_SEARCH = 200;

@ArgsType()
export class BubbleSheetArgs {
  @Field(() => ID, { description: 'Which exam.' })
  quizId!: string;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'The `at` of an earlier answer: only rows that have changed since then, and all whose learners need help. What was not returned has not changed, and needs none.',
  })
  since?: Date | null;

  @Field(() => String, {
    nullable: true,
    description: `Only learners with this in their name, or as their roll number, in whatever case; at most ${MAX_SEARCH} characters.`,
  })
  search?: string | null;
}

@ObjectType({
  description: 'How far one attempt has come. It says nothing of right and wrong.',
})
export class BubbleRow {
  @Field(() => ID, { description: 'Which attempt.' })
  attemptId!: string;

  @Field(() => ID, { description: 'Whose it is.' })
  candidateId!: string;

  @Field({ description: 'The name of the learner.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Theirs, as the school writes it.' })
  rollNumber!: string | null;

  @Field(() => Int, { description: 'Of the attempts of its candidate, from 1.' })
  number!: number;

  @Field({
    description:
      'A digit for each question in the order of the paper, whatever order the learner sees: 1 where an answer is stored, else 0.',
  })
  answered!: string;

  @Field(() => Int, { description: 'Questions whose stored response is an answer.' })
  answeredCount!: number;

  @Field(() => Int, { description: 'Questions of its paper.' })
  questionCount!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When answers were last saved; null while none were.',
  })
  lastSavedAt!: Date | null;

  @Field(() => DateTimeScalar, {
    description: 'When its page was last heard of: within some twenty seconds while it is open.',
  })
  lastSeenAt!: Date;

  @Field(() => Int, { description: 'How often the learner has left the page.' })
  leaveCount!: number;

  @Field(() => PagePresence, {
    nullable: true,
    description: 'Whether its page is heard of; null once it was submitted.',
  })
  connection!: PagePresence | null;

  @Field(() => DateTimeScalar, { description: 'When it was started.' })
  startedAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When its time is over. Null: it has no end.',
  })
  deadlineAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Since when its clock stands, because the exam or this attempt is paused. Null while it runs.',
  })
  pausedAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Since when its clock stands, if staff paused it individually: it does not go on with the exam. Else null.',
  })
  individuallyPausedAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Null while it runs.' })
  submittedAt!: Date | null;

  @Field(() => SubmittedByName, { nullable: true, description: 'Null while it runs.' })
  submittedBy!: SubmittedBy | null;

  @Field(() => [HelpReason], {
    description: 'Why the learner may need help, the most urgent first.',
  })
  needs!: HelpReason[];
}

@ObjectType({ description: 'The attempts of an exam while it is watched, without previews.' })
export class BubbleSheet {
  @Field(() => DateTimeScalar, {
    description:
      'To be sent as `since` next. Somewhat earlier than now, so that nothing is missed: rows may come twice.',
  })
  at!: Date;

  @Field(() => Int, { description: 'Questions of the paper that learners get now.' })
  questionCount!: number;

  @Field(() => Int, {
    description:
      'Attempts of the exam, or those that the search finds. An answer without `since` has at most 5,000 of them. Whoever has put together more rows than this asks again without `since`: some are gone.',
  })
  rowCount!: number;

  @Field(() => [BubbleRow], {
    description:
      'Those that run first; of these, those whose page is not heard of, then those that end first.',
  })
  rows!: BubbleRow[];
}
