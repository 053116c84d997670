import {
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';
import type { OwnedByInstitute } from '../core/access/viewer.js';
import { PaperRevision } from '../exams/revisions/paper-revision.entity.js';
import { Quiz } from '../quizzes/quiz.entity.js';
import { Institute } from '../users/institute.entity.js';
import { User } from '../users/user.entity.js';
import { Learner } from './learner.entity.js';

/** How a candidate came to the exam. */
export enum CandidateOrigin {
  INVITED = 'INVITED',
  REGISTERED = 'REGISTERED',
  LINK = 'LINK',
  /** A preview of staff. It is in no list, and removed after a day. */
  PREVIEW = 'PREVIEW',
}

/** A learner in one exam, with their link and their accommodations. */
@Entity('candidates')
@Index('candidates_learner', ['quizId', 'learnerId'], { unique: true })
@Index('candidates_list', ['quizId', 'createdAt', 'id'], { where: `origin <> 'PREVIEW'` })
@Index('candidates_return_code', ['quizId', 'returnCode'], {
  unique: true,
  where: 'return_code IS NOT NULL',
})
@Index('candidates_windows', ['quizId', 'closesAt'], { where: 'closes_at IS NOT NULL' })
@Index('candidates_previews', ['createdAt'], { where: `origin = 'PREVIEW'` })
export class Candidate implements OwnedByInstitute {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Institute, { onDelete: 'CASCADE' })
  @Index('candidates_institute')
  instituteId!: string;

  /** The exam's owner. */
  @Column('uuid')
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @Index('candidates_owner')
  createdBy!: string;

  @Column('uuid')
  @ForeignKey(() => Quiz, { onDelete: 'CASCADE' })
  quizId!: string;

  /** Null for a preview. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => Learner)
  @Index('candidates_of_learner')
  learnerId!: string | null;

  @Column('varchar', { length: 10 })
  origin!: CandidateOrigin;

  /** The revision of a preview. Null for all others, who take the current one. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => PaperRevision, { onDelete: 'CASCADE' })
  @Index('candidates_revision', { where: 'revision_id IS NOT NULL' })
  revisionId!: string | null;

  /** Part of the link: links with an earlier version do not work. */
  @Column('int', { default: 1 })
  linkVersion!: number;

  /** When the link was last mailed: as an invitation, as a reminder or on request. */
  @Column('timestamptz', { nullable: true })
  mailedAt!: Date | null;

  /** That mail, as long as it is stored, for its state. */
  @Column('uuid', { nullable: true })
  mailId!: string | null;

  @Column('timestamptz', { nullable: true })
  remindedAt!: Date | null;

  /** The last call that mailed them the exam's times (`UnitOfWork.callId`): repeated, it mails nobody twice. */
  @Column('uuid', { nullable: true })
  timesMailingId!: string | null;

  /** When the link was revoked. */
  @Column('timestamptz', { nullable: true })
  revokedAt!: Date | null;

  /** When the first attempt started. The attempts module sets it. */
  @Column('timestamptz', { nullable: true })
  startedAt!: Date | null;

  /**
   * Opens the exam to them on another device; null for all but those who joined by name, and until their lobby is
   * first read. A short code of the alphabet of exam codes, to be typed.
   */
  @Column('varchar', { length: 8, nullable: true })
  returnCode!: string | null;

  /** Extra time, in per cent of the duration. */
  @Column('int', { default: 0 })
  extraTimePercent!: number;

  @Column('int', { default: 0 })
  extraAttempts!: number;

  /** The candidate's own window; null: the exam's. */
  @Column('timestamptz', { nullable: true })
  opensAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  closesAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}
