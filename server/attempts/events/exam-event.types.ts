import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { DateTimeScalar } from '../../core/graphql/date-time.scalar.js';
import { Paged } from '../../core/graphql/paging.js';
import type { SubmittedBy } from '../attempt.entity.js';
import { SubmittedByName } from '../attempt.types.js';
import { ExamEventKind, TakenFrom } from './exam-event.entity.js';
import { ExamEventSource, type ListedEvent } from './exam-event.queries.js';

registerEnumType(ExamEventKind, {
  name: 'ExamEventKind',
  description: 'What happened in an exam.',
  valuesMap: {
    STARTED: { description: 'An attempt was started.' },
    TAKEN_OVER: { description: 'An attempt went on at another page: `takenFrom` says where.' },
    SUBMITTED: {
      description: 'An attempt was submitted, by its learner or because its time was over.',
    },
    EXTENDED: { description: 'Staff gave an attempt more time.' },
    REOPENED: { description: 'Staff let an attempt go on that was submitted.' },
    SUBMITTED_BY_STAFF: { description: 'Staff submitted an attempt.' },
    ACCOMMODATIONS_GRANTED: {
      description: 'Staff changed what is arranged for a learner whose attempt was running.',
    },
    FOCUS_LOST: { description: 'The learner left the page, at the time that the page reports.' },
    FOCUS_REGAINED: { description: 'The learner came back to the page.' },
    RECONNECTED: { description: 'The page had lost the connection, and has it again.' },
    ADDRESS_CHANGED: {
      description: 'The attempt goes on from another network address. Which one is not kept.',
    },
    LATE_ACCEPTED: { description: 'Staff accepted answers that came late.' },
    LATE_REFUSED: { description: 'Staff refused answers that came late.' },
    PAUSED: { description: 'Staff paused the exam: the clock of the attempt stands.' },
    RESUMED: {
      description:
        'Staff let the exam go on: the deadline moved by `seconds`, which it stood still.',
    },
    PAUSED_INDIVIDUALLY: { description: 'Staff paused this attempt: its clock stands.' },
    RESUMED_INDIVIDUALLY: {
      description:
        'Staff let this attempt go on, after its clock stood still for `seconds`, by which the deadline has moved; null if it stands on with the exam.',
    },
    MESSAGE_SENT: { description: 'Staff sent a message: `reason` is its text.' },
    RETURN_CONFIRMED: { description: 'Staff let the learner continue on another device.' },
    RETURNED_BY_CODE: {
      description: 'Somebody who typed the return code of the learner continues on another device.',
    },
  },
});

registerEnumType(TakenFrom, {
  name: 'TakenFrom',
  description: 'Where an attempt goes on that another page has taken over.',
  valuesMap: {
    SAME_BROWSER: {
      description:
        'In the same browser: in another tab or window of it, or its page was opened again.',
    },
    OTHER_BROWSER: { description: 'In another browser, or on another device.' },
  },
});

registerEnumType(ExamEventSource, {
  name: 'ExamEventSource',
  description: 'Where an event of an exam comes from.',
  valuesMap: {
    STAFF: { description: 'Staff did it.' },
    PAGE: {
      description:
        'The learner’s page reported it, or the attempt continues on another page or device.',
    },
  },
});

@ArgsType()
export class ExamEventsArgs {
  @Field(() => ID, { description: 'Which exam.' })
  quizId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Of one attempt of that exam only, the latest of them first.',
  })
  attemptId?: string | null;

  @Field(() => ExamEventSource, { nullable: true, description: 'From there only.' })
  source?: ExamEventSource | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'In the log of a whole exam: what staff did to many attempts at once is one event, and `attemptCount` says how many attempts.',
  })
  isGrouped?: boolean | null;
}

@ObjectType('ExamEvent', { description: 'Something that happened in an exam.' })
export class ExamEventType {
  @Field(() => ID, { description: 'For life.' })
  id!: string;

  @Field(() => ExamEventKind, { description: 'What happened.' })
  kind!: ExamEventKind;

  @Field(() => ID, { description: 'To which attempt.' })
  attemptId!: string;

  @Field(() => ID, { description: 'To whose.' })
  candidateId!: string;

  @Field({ description: 'The name of the learner.' })
  candidateName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'First and last name of the member of staff; null where it was none.',
  })
  actorName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why, where staff did it; the text of a message.',
  })
  reason!: string | null;

  @Field(() => Int, { nullable: true, description: 'Minutes that were given.' })
  minutes!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Of a page that was left or had lost the connection, and of a pause: for how many seconds.',
  })
  seconds!: number | null;

  @Field(() => TakenFrom, {
    nullable: true,
    description: 'Of a take-over: null where it is not known, as browsers may keep nothing.',
  })
  takenFrom!: TakenFrom | null;

  @Field(() => SubmittedByName, { nullable: true, description: 'Of a submission: by whom.' })
  submittedBy!: SubmittedBy | null;

  @Field(() => [Int], {
    description:
      'Of late answers: to which questions, by their places in the attempt. Empty where they are many.',
  })
  questions!: number[];

  @Field(() => Int, {
    description: 'How many attempts it applies to: 1, unless events are grouped.',
  })
  attemptCount!: number;

  @Field(() => DateTimeScalar, {
    description: 'When it happened; of what a page reports, by its estimate of the server’s clock.',
  })
  at!: Date;
}

export function toExamEvent(event: ListedEvent): ExamEventType {
  return {
    id: event.id,
    kind: event.kind,
    attemptId: event.attemptId,
    candidateId: event.candidateId,
    candidateName: event.candidateName,
    actorName: event.actorName,
    reason: event.reason,
    minutes: event.minutes,
    seconds: event.seconds,
    takenFrom: event.takenFrom,
    submittedBy: event.submittedBy,
    questions: event.questions,
    attemptCount: event.attemptCount,
    at: event.at,
  };
}

@ObjectType({ description: 'A part of what happened in an exam.' })
export class ExamEventPage extends Paged(ExamEventType) {}
