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

/** An exam being written. Learners will take frozen revisions of it, never this row. */
@Entity('quizzes')
@Index('quizzes_title', ['createdBy', 'titleKey'], { unique: true, where: 'deleted_at IS NULL' })
@Index('quizzes_trash', ['instituteId', 'deletedAt', 'id'], { where: 'deleted_at IS NOT NULL' })
// A list reads each part of itself (QuizListService) in the order it is asked for.
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
   * The title as it is compared: two that differ only in case are one. It is ordered as people file
   * titles (É beside E), whatever the database was set up with.
   */
  @Column({ type: 'text', collation: 'und-x-icu' })
  titleKey!: string;

  @Column('varchar', { length: 10 })
  status!: QuizStatus;

  @Column('boolean', { default: false })
  isCompleted!: boolean;

  @Column('int', { nullable: true })
  durationMinutes!: number | null;

  /** Changed in the transaction that changes the questions, under a lock on this row. */
  @Column('int', { default: 0 })
  questionCount!: number;

  /** Counts changes of the quiz's own fields. */
  @Column('int', { default: 1 })
  version!: number;

  /** Counts adding, removing and reordering of questions, so that neither stales the other. */
  @Column('int', { default: 1 })
  orderVersion!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;

  /** In the trash since then; thirty days later it goes for good. */
  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}
