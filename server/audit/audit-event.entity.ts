import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What staff do that others may want to know of later. */
export enum AuditAction {
  QUIZ_CREATED = 'QUIZ_CREATED',
  QUIZ_CHANGED = 'QUIZ_CHANGED',
  QUIZ_DELETED = 'QUIZ_DELETED',
  QUIZ_RESTORED = 'QUIZ_RESTORED',
  QUESTIONS_CHANGED = 'QUESTIONS_CHANGED',
  PAPER_PUBLISHED = 'PAPER_PUBLISHED',
  RULES_CHANGED = 'RULES_CHANGED',
  EXAM_OPENED = 'EXAM_OPENED',
  EXAM_CLOSED = 'EXAM_CLOSED',
  CANDIDATE_ARRANGED = 'CANDIDATE_ARRANGED',
  TIME_GIVEN = 'TIME_GIVEN',
  ATTEMPT_REOPENED = 'ATTEMPT_REOPENED',
  ATTEMPT_HANDED_IN = 'ATTEMPT_HANDED_IN',
  LATE_DECIDED = 'LATE_DECIDED',
  MARKED = 'MARKED',
  MARK_CHANGED = 'MARK_CHANGED',
  MARKING_CHANGED = 'MARKING_CHANGED',
  RESULTS_RELEASED = 'RESULTS_RELEASED',
  RESULTS_WITHDRAWN = 'RESULTS_WITHDRAWN',
  RESULTS_EXPORTED = 'RESULTS_EXPORTED',
  EXAM_EXPORTED = 'EXAM_EXPORTED',
  EXAM_IMPORTED = 'EXAM_IMPORTED',
  MEMBER_INVITED = 'MEMBER_INVITED',
  MEMBER_JOINED = 'MEMBER_JOINED',
  MEMBER_ROLE_CHANGED = 'MEMBER_ROLE_CHANGED',
  MEMBER_REMOVED = 'MEMBER_REMOVED',
  MEMBER_TWO_FACTOR_OFF = 'MEMBER_TWO_FACTOR_OFF',
  INSTITUTE_CHANGED = 'INSTITUTE_CHANGED',
}

/** Tables of a later room, which writes down what it does, too. */
const [INSTITUTE, USER] = ['Institute', 'User'];

/** What somebody of an institute's staff did. Written in the transaction that does it, and never changed. */
@Entity('audit_events')
@Index('audit_events_list', ['instituteId', 'at', 'id'])
@Index('audit_events_actor', ['actorId', 'at', 'id'])
@Index('audit_events_quiz', ['quizId', 'at', 'id'])
@Index('audit_events_tally', ['actorId', 'action', 'quizId', 'hour'], {
  unique: true,
  where: 'hour IS NOT NULL',
})
export class AuditEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @Column('uuid')
  @ForeignKey(INSTITUTE, { onDelete: 'CASCADE' })
  instituteId!: string;

  /**
   * Null where nobody did it, as when the day of an account's deletion has come, and of whoever is gone.
   * Results that a date releases have no entry of their own: who set the date has one, with the rules.
   */
  @Column('uuid', { nullable: true })
  @ForeignKey(USER, { onDelete: 'SET NULL' })
  actorId!: string | null;

  /** First and last name as they were then: it stays known when they are gone. */
  @Column('varchar', { length: 255, nullable: true })
  actorName!: string | null;

  @Column('varchar', { length: 24 })
  action!: AuditAction;

  /** No key of the quiz's row: what was done to it stays known when it is gone. */
  @Column('uuid', { nullable: true })
  quizId!: string | null;

  /** What the quiz was called then. */
  @Column('text', { nullable: true })
  quizTitle!: string | null;

  /** Whom else it concerns, as they were called then: a learner, a colleague. */
  @Column('varchar', { length: 254, nullable: true })
  about!: string | null;

  /** What belongs to its action, for example `{ "minutes": 10 }`. */
  @Column('jsonb', { default: {} })
  details!: AuditDetails;

  @Column('varchar', { length: 500, nullable: true })
  reason!: string | null;

  /** How many of the same its actor did within the hour; 1 for what is written down one by one. */
  @Column('int', { default: 1 })
  count!: number;

  /** The hour whose doings are counted; null for what is written down one by one. */
  @Column('timestamptz', { nullable: true })
  hour!: Date | null;

  /** Of what is counted, the last time. */
  @Column('timestamptz', { default: () => 'now()' })
  at!: Date;
}

export type AuditValue = string | number | boolean | null;

/** What was changed. */
export interface AuditChange {
  from: AuditValue;
  to: AuditValue;
}

export type AuditDetails = Record<string, AuditValue | AuditChange>;
