import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Candidate } from '../../candidates/candidate.entity.js';
import { Quiz } from '../../quizzes/quiz.entity.js';
import { User } from '../../users/user.entity.js';

export enum ReturnState {
  WAITING = 'WAITING',
  CONFIRMED = 'CONFIRMED',
  REFUSED = 'REFUSED',
}

/**
 * A learner on another device asks staff to be let in as the candidate they are. Removed soon after it has
 * expired (return-sweep.ts), so the name is stored for little more than an hour.
 */
@Entity('return_requests')
@Index('return_requests_waiting', ['quizId', 'requestedAt'], { where: `state = 'WAITING'` })
@Index('return_requests_number', ['quizId', 'number'], {
  unique: true,
  where: `state = 'WAITING'`,
})
@Index('return_requests_age', ['requestedAt'])
export class ReturnRequest {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Quiz, { onDelete: 'CASCADE' })
  @Index('return_requests_quiz')
  quizId!: string;

  /** As the learner typed it. */
  @Column('varchar', { length: 200 })
  name!: string;

  @Column('varchar', { length: 100, nullable: true })
  rollNumber!: string | null;

  /** Of three digits, on the screen of the learner and of staff: it says whose request is whose. */
  @Column('smallint')
  number!: number;

  /** SHA-256 of the secret that only the asking device has. */
  @Column('varchar', { length: 64 })
  secretHash!: string;

  @Column('varchar', { length: 10, default: ReturnState.WAITING })
  state!: ReturnState;

  /** Whom staff have recognized; null unless confirmed. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => Candidate, { onDelete: 'CASCADE' })
  @Index('return_requests_candidate', { where: 'candidate_id IS NOT NULL' })
  candidateId!: string | null;

  /** Version of their link when they were confirmed: after a revocation the request opens no later one. */
  @Column('int', { nullable: true })
  linkVersion!: number | null;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Index('return_requests_decided_by', { where: 'decided_by IS NOT NULL' })
  decidedBy!: string | null;

  @Column('timestamptz', { nullable: true })
  decidedAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  requestedAt!: Date;
}
