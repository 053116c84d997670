import {
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  PrimaryGeneratedColumn,
} from 'typeorm';
import type { Owned } from '../core/access/viewer.js';
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
  /** Staff looking at their own exam. Not in any list, and swept after a day. */
  PREVIEW = 'PREVIEW',
}

/** A learner in one exam: what lets them in, and what is arranged for them. */
@Entity('candidates')
@Index('candidates_learner', ['quizId', 'learnerId'], { unique: true })
@Index('candidates_list', ['quizId', 'createdAt', 'id'], { where: `origin <> 'PREVIEW'` })
@Index('candidates_windows', ['quizId', 'closesAt'], { where: 'closes_at IS NOT NULL' })
@Index('candidates_previews', ['createdAt'], { where: `origin = 'PREVIEW'` })
export class Candidate implements Owned {
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

  /** Of a preview: the paper it shows. Null for all others, who are given the current one. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => PaperRevision, { onDelete: 'CASCADE' })
  @Index('candidates_revision', { where: 'revision_id IS NOT NULL' })
  revisionId!: string | null;

  /** Part of the link: a link of an earlier one opens nothing. */
  @Column('int', { default: 1 })
  linkVersion!: number;

  /** When the link was last mailed, as an invitation, as a reminder or because it was asked for. */
  @Column('timestamptz', { nullable: true })
  mailedAt!: Date | null;

  /** The mail it was, as long as that is kept: it knows whether it was sent. */
  @Column('uuid', { nullable: true })
  mailId!: string | null;

  @Column('timestamptz', { nullable: true })
  remindedAt!: Date | null;

  /** Since when the link lets nobody in. */
  @Column('timestamptz', { nullable: true })
  revokedAt!: Date | null;

  /** Since when they have an attempt. The attempts room sets it with the first. */
  @Column('timestamptz', { nullable: true })
  startedAt!: Date | null;

  /** More time than others have, in per cent of it. */
  @Column('int', { default: 0 })
  extraTimePercent!: number;

  @Column('int', { default: 0 })
  extraAttempts!: number;

  /** A window of their own, in place of the exam's; null: the exam's. */
  @Column('timestamptz', { nullable: true })
  opensAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  closesAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
