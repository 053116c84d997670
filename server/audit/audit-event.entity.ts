import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Actions of staff that are recorded. Some are stored under the name that an earlier release gave them. */
export enum AuditAction {
  QUIZ_CREATED = 'QUIZ_CREATED',
  QUIZ_CHANGED = 'QUIZ_CHANGED',
  QUIZ_DELETED = 'QUIZ_DELETED',
  QUIZ_RESTORED = 'QUIZ_RESTORED',
  QUESTIONS_CHANGED = 'QUESTIONS_CHANGED',
  PAPER_PUBLISHED = 'PAPER_PUBLISHED',
  RULES_CHANGED = 'RULES_CHANGED',
  TIMES_DOUBTED = 'TIMES_DOUBTED',
  EXAM_OPENED = 'EXAM_OPENED',
  EXAM_CLOSED = 'EXAM_CLOSED',
  LEARNERS_INVITED = 'LEARNERS_INVITED',
  TIMES_MAILED = 'TIMES_MAILED',
  ACCOMMODATIONS_GRANTED = 'CANDIDATE_ARRANGED',
  TIME_GIVEN = 'TIME_GIVEN',
  ATTEMPT_REOPENED = 'ATTEMPT_REOPENED',
  ATTEMPT_SUBMITTED = 'ATTEMPT_HANDED_IN',
  ATTEMPT_PAUSED = 'ATTEMPT_PAUSED',
  ATTEMPT_RESUMED = 'ATTEMPT_RESUMED',
  EXAM_PAUSED = 'EXAM_PAUSED',
  EXAM_RESUMED = 'EXAM_RESUMED',
  MESSAGE_SENT = 'MESSAGE_SENT',
  LATE_DECIDED = 'LATE_DECIDED',
  RETURN_CONFIRMED = 'RETURN_CONFIRMED',
  MARKED = 'MARKED',
  MARK_CHANGED = 'MARK_CHANGED',
  MARKING_CHANGED = 'MARKING_CHANGED',
  RESULTS_RELEASED = 'RESULTS_RELEASED',
  RESULTS_WITHDRAWN = 'RESULTS_WITHDRAWN',
  RESULTS_ADJUSTED = 'RESULTS_ADJUSTED',
  ADJUSTMENT_UNDONE = 'ADJUSTMENT_UNDONE',
  RESULTS_EXPORTED = 'RESULTS_EXPORTED',
  EXAM_EXPORTED = 'EXAM_EXPORTED',
  EXAM_IMPORTED = 'EXAM_IMPORTED',
  MEMBER_INVITED = 'MEMBER_INVITED',
  MEMBER_JOINED = 'MEMBER_JOINED',
  MEMBER_ROLE_CHANGED = 'MEMBER_ROLE_CHANGED',
  MEMBER_REMOVED = 'MEMBER_REMOVED',
  MEMBER_TWO_FACTOR_OFF = 'MEMBER_TWO_FACTOR_OFF',
  INSTITUTE_CHANGED = 'INSTITUTE_CHANGED',
  QUIZ_PURGED = 'QUIZ_PURGED',
  QUESTIONS_PURGED = 'QUESTIONS_PURGED',
  LEARNER_EXPORTED = 'LEARNER_EXPORTED',
  LEARNERS_ERASED = 'LEARNERS_ERASED',
}

/** By name, because their module is built on this one. */
const [INSTITUTE, USER] = ['Institute', 'User'];

/**
 * An action of an institute's staff. Written in the transaction of the action, and never changed, except that
 * the name of an erased learner is removed.
 */
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
   * Null for an action without an actor, such as a scheduled account deletion, and after the actor's account is
   * deleted. Results released by a date have no entry: setting the date is recorded with the rules.
   */
  @Column('uuid', { nullable: true })
  @ForeignKey(USER, { onDelete: 'SET NULL' })
  actorId!: string | null;

  /** First and last name at the time, which stay known after the account is deleted. */
  @Column('varchar', { length: 255, nullable: true })
  actorName!: string | null;

  @Column('varchar', { length: 24 })
  action!: AuditAction;

  /** Without a foreign key: the entry stays when the quiz is deleted. */
  @Column('uuid', { nullable: true })
  quizId!: string | null;

  /** The title of the quiz at the time. */
  @Column('text', { nullable: true })
  quizTitle!: string | null;

  /** The name at the time of another person concerned: a learner, a colleague. */
  @Column('varchar', { length: 254, nullable: true })
  about!: string | null;

  /** If that is a learner: who, so that the entry is found when their data is exported or erased. */
  @Column('uuid', { nullable: true })
  @Index('audit_events_learner', { where: 'learner_id IS NOT NULL' })
  learnerId!: string | null;

  /** Details of the action, for example `{ "minutes": 10 }`. */
  @Column('jsonb', { default: {} })
  details!: AuditDetails;

  @Column('varchar', { length: 500, nullable: true })
  reason!: string | null;

  /** How many actions of this kind the actor did within the hour; 1 for an action with an entry of its own. */
  @Column('int', { default: 1 })
  count!: number;

  /** The hour whose actions are counted; null for an action with an entry of its own. */
  @Column('timestamptz', { nullable: true })
  hour!: Date | null;

  /** For counted actions the time of the last one. */
  @Column('timestamptz', { default: () => 'now()' })
  at!: Date;
}

export type AuditValue = string | number | boolean | null;

/** A changed value. */
export interface AuditChange {
  from: AuditValue;
  to: AuditValue;
}

export type AuditDetails = Record<string, AuditValue | AuditChange>;
