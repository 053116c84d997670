import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../../core/graphql/date-time.scalar.js';
import { Paged } from '../../core/graphql/paging.js';
import type { SentMessage } from './message.queries.js';

@ObjectType('ExamMessage', { description: 'A message of staff to those who were at an exam.' })
export class ExamMessageType {
  @Field(() => ID, { description: 'For life.' })
  id!: string;

  @Field({ description: 'What it says.' })
  text!: string;

  @Field(() => DateTimeScalar, { description: 'When it was sent.' })
  sentAt!: Date;

  @Field(() => Int, { description: 'To how many learners, those who were at it then.' })
  recipients!: number;

  @Field(() => ID, { nullable: true, description: 'To which attempt; null: to all that ran.' })
  attemptId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the learner; null of a message to everybody.',
  })
  candidateName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'First and last name of who sent it; null where their account is gone.',
  })
  senderName!: string | null;
}

export function toExamMessage(message: SentMessage): ExamMessageType {
  return {
    id: message.id,
    text: message.text,
    sentAt: message.sentAt,
    recipients: message.recipients,
    attemptId: message.attemptId,
    candidateName: message.candidateName,
    senderName: message.senderName,
  };
}

@ObjectType({ description: 'A part of the messages of an exam.' })
export class ExamMessagePage extends Paged(ExamMessageType) {}

@InputType({ description: 'A message to those who are at an exam.' })
export class SendExamMessageInput {
  @Field(() => ID, { description: 'Which exam.' })
  quizId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'To one attempt of it only, one that runs. Left out: to everybody who is at it.',
  })
  attemptId?: string | null;

  @Field({ description: 'What it says, from 1 to 500 characters.' })
  text!: string;
}

@ObjectType({ description: 'A message that was sent.' })
export class MessageRecipients {
  @Field(() => Int, { description: 'To how many learners.' })
  count!: number;
}
