import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Candidate } from '../../candidates/candidate.entity.js';
import { Quiz } from '../../quizzes/quiz.entity.js';
import { User } from '../../users/user.entity.js';
import { Attempt } from '../attempt.entity.js';

export enum ExamEventKind {
  STARTED = 'STARTED',
  TAKEN_OVER = 'TAKEN_OVER',
  SUBMITTED = 'SUBMITTED',
  /** Of one attempt; an extension of all is one of each. */
  EXTENDED = 'EXTENDED',
  REOPENED = 'REOPENED',
  HANDED_IN = 'HANDED_IN',
  /** Something was arranged for a candidate while an attempt of theirs ran. */
  ARRANGED = 'ARRANGED',
  /** Its learner's page was left, and come back to. */
  FOCUS_LOST = 'FOCUS_LOST',
  FOCUS_REGAINED = 'FOCUS_REGAINED',
  /** The page's connection was lost, and is there again. */
  RECONNECTED = 'RECONNECTED',
  /** It goes on from another network address. */
  ADDRESS_CHANGED = 'ADDRESS_CHANGED',
  /** Staff accepted or refused answers that came late. */
  LATE_ACCEPTED = 'LATE_ACCEPTED',
  LATE_REFUSED = 'LATE_REFUSED',
}

/** Where an attempt that was taken over goes on: beside the page that had it, or elsewhere. */
export enum TakenFrom {
  SAME_BROWSER = 'SAME_BROWSER',
  OTHER_BROWSER = 'OTHER_BROWSER',
}

const named = (...kinds: ExamEventKind[]): string => kinds.map((kind) => `'${kind}'`).join(', ');

/** What is noticed of the learner's page: of a whole exam that can be a million. */
const OF_PAGE = named(
  ExamEventKind.FOCUS_LOST,
  ExamEventKind.FOCUS_REGAINED,
  ExamEventKind.RECONNECTED,
  ExamEventKind.ADDRESS_CHANGED,
);
/** What the learner did, or nobody. */
const OF_NOBODY = named(ExamEventKind.STARTED, ExamEventKind.TAKEN_OVER, ExamEventKind.SUBMITTED);

/** SQL of a condition, which begins with the column. */
export const IS_OF_PAGE = `kind IN (${OF_PAGE})`;
/** Staff's are whatever is nobody else's. They have an index, so that nothing walks past all the others. */
export const IS_OF_STAFF = `kind NOT IN (${OF_PAGE}, ${OF_NOBODY})`;

/** What happened in an exam, with who did it and why where that was staff. */
@Entity('exam_events')
@Index('exam_events_of_quiz', ['quizId', 'at', 'id'])
@Index('exam_events_of_staff', ['quizId', 'at', 'id'], { where: IS_OF_STAFF })
@Index('exam_events_fact', ['attemptId', 'factId'], { unique: true, where: 'fact_id IS NOT NULL' })
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

  /** Which member of staff; null for learners and the clock. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Index('exam_events_actor')
  actorId!: string | null;

  @Column('varchar', { length: 500, nullable: true })
  reason!: string | null;

  /** What belongs to its kind, for example `{ "minutes": 10 }`. */
  @Column('jsonb', { default: {} })
  details!: Record<string, number | string | number[] | null>;

  /** What the page that tells of it calls it; null where it is the server's own. */
  @Column('uuid', { nullable: true })
  factId!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  at!: Date;
}
