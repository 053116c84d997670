import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Candidate } from '../../candidates/candidate.entity.js';
import { Quiz } from '../../quizzes/quiz.entity.js';
import { User } from '../../users/user.entity.js';
import { Attempt } from '../attempt.entity.js';

export enum ExamEventKind {
  STARTED = 'STARTED',
  TAKEN_OVER = 'TAKEN_OVER',
  SUBMITTED = 'SUBMITTED',
  /** Of one attempt. More time for all attempts is one event of each. */
  EXTENDED = 'EXTENDED',
  REOPENED = 'REOPENED',
  SUBMITTED_BY_STAFF = 'HANDED_IN',
  /** Staff changed a candidate's accommodations while an attempt ran. */
  ACCOMMODATIONS_GRANTED = 'ARRANGED',
  /** The candidate left the page, and came back. */
  FOCUS_LOST = 'FOCUS_LOST',
  FOCUS_REGAINED = 'FOCUS_REGAINED',
  /** The page had lost its connection and has it again. */
  RECONNECTED = 'RECONNECTED',
  /** The attempt goes on from another network address. */
  ADDRESS_CHANGED = 'ADDRESS_CHANGED',
  /** Staff accepted or refused answers that came late. */
  LATE_ACCEPTED = 'LATE_ACCEPTED',
  LATE_REFUSED = 'LATE_REFUSED',
  /** Staff paused the exam, or let it go on: one event of each attempt whose clock stands, or runs on. */
  PAUSED = 'PAUSED',
  RESUMED = 'RESUMED',
  /** Staff paused one attempt, or let it go on. */
  PAUSED_INDIVIDUALLY = 'PAUSED_INDIVIDUALLY',
  RESUMED_INDIVIDUALLY = 'RESUMED_INDIVIDUALLY',
  /** Staff sent a message to the attempt, or to all. The text is the reason. */
  MESSAGE_SENT = 'MESSAGE_SENT',
  /** Staff confirmed who goes on at another device. */
  RETURN_CONFIRMED = 'RETURN_CONFIRMED',
  /** Somebody typed the return code of the candidate. */
  RETURNED_BY_CODE = 'RETURNED_BY_CODE',
}

/** Where an attempt goes on after a take-over. */
export enum TakenFrom {
  SAME_BROWSER = 'SAME_BROWSER',
  OTHER_BROWSER = 'OTHER_BROWSER',
}

export const sqlListOf = (...kinds: ExamEventKind[]): string =>
  kinds.map((kind) => `'${kind}'`).join(', ');

/** Events of the candidate's page. A whole exam can have a million of them. */
const PAGE_KINDS = sqlListOf(
  ExamEventKind.FOCUS_LOST,
  ExamEventKind.FOCUS_REGAINED,
  ExamEventKind.RECONNECTED,
  ExamEventKind.ADDRESS_CHANGED,
);
/** Events that the candidate or the deadline caused. */
const LEARNER_KINDS = sqlListOf(
  ExamEventKind.STARTED,
  ExamEventKind.TAKEN_OVER,
  ExamEventKind.SUBMITTED,
  ExamEventKind.RETURNED_BY_CODE,
);

/** SQL condition; it begins with the column, so that a table alias can be put before it. */
export const IS_PAGE_EVENT = `kind IN (${PAGE_KINDS})`;
/** The same, and what says on which page or device an attempt goes on. */
export const IS_OF_PAGE_SOURCE = `kind IN (${PAGE_KINDS}, ${sqlListOf(
  ExamEventKind.TAKEN_OVER,
  ExamEventKind.RETURN_CONFIRMED,
  ExamEventKind.RETURNED_BY_CODE,
)})`;
/** All other events are caused by staff. A partial index finds them among the many page events. */
export const IS_STAFF_EVENT = `kind NOT IN (${PAGE_KINDS}, ${LEARNER_KINDS})`;

/** Something that happened in an exam. Events caused by staff name the actor and the reason. */
@Entity('exam_events')
@Index('exam_events_of_quiz', ['quizId', 'at', 'id'])
@Index('exam_events_of_staff', ['quizId', 'at', 'id'], { where: IS_STAFF_EVENT })
@Index('exam_events_fact', ['attemptId', 'pageEventId'], {
  unique: true,
  where: 'fact_id IS NOT NULL',
})
export class ExamEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Quiz, { onDelete: 'CASCADE' })
  quizId!: string;

  @Column('uuid')
  @ForeignKey(() => Candidate, { onDelete: 'CASCADE' })
  @Index('exam_events_candidate')
  candidateId!: string;

  @Column('uuid')
  @ForeignKey(() => Attempt, { onDelete: 'CASCADE' })
  @Index('exam_events_attempt')
  attemptId!: string;

  @Column('varchar', { length: 20 })
  kind!: ExamEventKind;

  /** The member of staff; null for candidates and the deadline. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Index('exam_events_actor')
  actorId!: string | null;

  @Column('varchar', { length: 500, nullable: true })
  reason!: string | null;

  /** Depends on the kind, for example `{ "minutes": 10 }`. */
  @Column('jsonb', { default: {} })
  details!: Record<string, number | string | number[] | null>;

  /** The id that the candidate's page gave the event; null for events of the server. */
  @Column('uuid', { name: 'fact_id', nullable: true })
  pageEventId!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  at!: Date;
}
