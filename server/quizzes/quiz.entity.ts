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
import { Institute } from '../users/institute.entity.js';
import { User } from '../users/user.entity.js';

export enum QuizStatus {
  ACTIVE = 'ACTIVE',
  INACTIVE = 'INACTIVE',
}

/** An exam being written. Candidates take published revisions of it, never this row. */
@Entity('quizzes')
@Index('quizzes_title', ['createdBy', 'titleKey'], { unique: true, where: 'deleted_at IS NULL' })
@Index('quizzes_trash', ['instituteId', 'deletedAt', 'id'], { where: 'deleted_at IS NOT NULL' })
// QuizListService reads each part of a list in the requested order.
@Index('quizzes_by_age', ['instituteId', 'status', 'isCompleted', 'createdAt', 'id'], {
  where: 'deleted_at IS NULL',
})
@Index('quizzes_by_title', ['instituteId', 'status', 'isCompleted', 'titleKey', 'id'], {
  where: 'deleted_at IS NULL',
})
export class Quiz implements OwnedByInstitute {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Institute, { onDelete: 'CASCADE' })
  instituteId!: string;

  @Column('uuid')
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  createdBy!: string;

  @Column('text')
  title!: string;

  /**
   * The title for comparison and sorting, without case. Its collation sorts É beside E, whatever the
   * default of the database is.
   */
  @Column({ type: 'text', collation: 'und-x-icu' })
  titleKey!: string;

  @Column('varchar', { length: 10 })
  status!: QuizStatus;

  @Column('boolean', { default: false })
  isCompleted!: boolean;

  /** Whether it was added to look around in: it is no sign that its institute has written an exam. */
  @Column('boolean', { default: false })
  isSample!: boolean;

  @Column('int', { nullable: true })
  durationMinutes!: number | null;

  /** Updated in the transaction that changes the questions, with a lock on this row. */
  @Column('int', { default: 0 })
  questionCount!: number;

  /** Counts changes of the quiz's own fields. */
  @Column('int', { default: 1 })
  version!: number;

  /**
   * Counts changes of which questions there are and of their order. Separate from `version`, so that
   * neither change makes the other stale.
   */
  @Column('int', { default: 1 })
  orderVersion!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;

  /** When it was moved to the trash. It is removed thirty days later. */
  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}
