import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../core/graphql/date-time.scalar.js';
import './audit-action.types.js';
import { AuditAction, type AuditChange, type AuditValue } from './audit-event.entity.js';
import type { AuditRow } from './audit-log.queries.js';
import type { AuditPage } from './audit-log.service.js';

@ObjectType({
  description: 'What belongs to something that was done: a number, or what was changed.',
})
export class AuditDetail {
  @Field({ description: 'Of which there is one in an entry, for example `minutes` or `passMark`.' })
  name!: string;

  @Field({
    description: 'Whether it was changed: then `from` and `to` say how, else `value` what it is.',
  })
  isChange!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'As text; true, false, and times in ISO 8601.',
  })
  value!: string | null;

  @Field(() => String, { nullable: true, description: 'What it was; null for nothing.' })
  from!: string | null;

  @Field(() => String, { nullable: true, description: 'What it is since then; null for nothing.' })
  to!: string | null;
}

@ObjectType({ description: 'Something that staff of your institute did.' })
export class AuditEntry {
  @Field(() => ID, { description: 'Of the entry.' })
  id!: string;

  @Field(() => DateTimeScalar, { description: 'When; of what is counted, the last time.' })
  at!: Date;

  @Field(() => AuditAction, { description: 'What was done.' })
  action!: AuditAction;

  @Field(() => ID, {
    nullable: true,
    description: 'Who did it; null where nobody did, and for whoever is gone.',
  })
  actorId!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What they were called then; null where nobody did it: the day came on which an account was to go.',
  })
  actorName!: string | null;

  @Field(() => ID, { nullable: true, description: 'The exam it was done to, which may be gone.' })
  quizId!: string | null;

  @Field(() => String, { nullable: true, description: 'What the exam was called then.' })
  quizTitle!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Whom else it concerns: a learner, a colleague.',
  })
  about!: string | null;

  @Field(() => [AuditDetail], { complexity: 50, description: 'What belongs to it.' })
  details!: AuditDetail[];

  @Field(() => String, { nullable: true, description: 'Why, where they had to say so.' })
  reason!: string | null;

  @Field(() => Int, { description: 'How many of the same they did within the hour; else 1.' })
  count!: number;
}

@ObjectType({ description: 'A part of the log, the latest entries first.' })
export class AuditLog {
  @Field(() => [AuditEntry], { description: 'Its entries.' })
  items!: AuditEntry[];

  @Field(() => String, {
    nullable: true,
    description: 'For `after`, to read on; null at the end of the log.',
  })
  next!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'How far back was looked, where that is not to the end: one request looks through 20,000 entries. `next` goes on from there.',
  })
  searchedTo!: Date | null;
}

@InputType({ description: 'What is left out does not narrow the log.' })
export class AuditFilterInput {
  @Field(() => String, {
    nullable: true,
    description: 'Part of an exam’s title, of a name, or of a reason; at most 200 characters.',
  })
  search?: string | null;

  @Field(() => [AuditAction], { nullable: true, description: 'Only these; none given: all.' })
  actions?: AuditAction[] | null;

  @Field(() => ID, { nullable: true, description: 'Only what this colleague did.' })
  actorId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only what was done to this exam.' })
  quizId?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Not before.' })
  from?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Before.' })
  to?: Date | null;
}

export function toAuditLog({ items, next, searchedTo }: AuditPage): AuditLog {
  return { items: items.map(toEntry), next, searchedTo };
}

function toEntry(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    at: row.at,
    action: row.action,
    actorId: row.actorId,
    actorName: row.actorName,
    quizId: row.quizId,
    quizTitle: row.quizTitle,
    about: row.about,
    details: Object.entries(row.details).map(([name, value]) => toDetail(name, value)),
    reason: row.reason,
    count: row.count,
  };
}

function toDetail(name: string, value: AuditValue | AuditChange): AuditDetail {
  if (typeof value === 'object' && value !== null) {
    const { from, to } = value;
    return { name, isChange: true, value: null, from: toText(from), to: toText(to) };
  }
  return { name, isChange: false, value: toText(value), from: null, to: null };
}

function toText(value: AuditValue): string | null {
  return value === null ? null : String(value);
}
