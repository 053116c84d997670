import {
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';
import type { OwnedByInstitute } from '../../core/access/viewer.js';
import { Institute } from '../../users/institute.entity.js';
import { User } from '../../users/user.entity.js';
import { Learner } from '../learner.entity.js';

/** A list of learners who are invited together repeatedly. */
@Entity('class_lists')
@Index('class_lists_name', ['createdBy', 'nameKey'], { unique: true })
export class ClassList implements OwnedByInstitute {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Institute, { onDelete: 'CASCADE' })
  @Index('class_lists_institute')
  instituteId!: string;

  @Column('uuid')
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  createdBy!: string;

  @Column('varchar', { length: 200 })
  name!: string;

  /** The name for comparing and sorting, without regard to case. */
  @Column({ type: 'text', collation: 'und-x-icu' })
  nameKey!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}

@Entity('class_list_members')
export class ClassListMember {
  @PrimaryColumn('uuid')
  @ForeignKey(() => ClassList, { onDelete: 'CASCADE' })
  listId!: string;

  @PrimaryColumn('uuid')
  @ForeignKey(() => Learner, { onDelete: 'CASCADE' })
  @Index('class_list_members_learner')
  learnerId!: string;

  /** For the retention: being put on a list is activity (server/personal-data). */
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
