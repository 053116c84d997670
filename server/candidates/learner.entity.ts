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

/** A person who takes exams of an institute. Learners have no password; they sign in with personal links. */
@Entity('learners')
@Index('learners_email', ['instituteId', 'email'], { unique: true, where: 'email IS NOT NULL' })
@Index('learners_external_id', ['instituteId', 'externalId'], {
  unique: true,
  where: 'external_id IS NOT NULL',
})
export class Learner implements OwnedByInstitute {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Institute, { onDelete: 'CASCADE' })
  @Index('learners_institute')
  instituteId!: string;

  @Column('uuid')
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @Index('learners_owner')
  createdBy!: string;

  @Column('varchar', { length: 200 })
  name!: string;

  /** In lower case; null for learners who are known by a name only. */
  @Column('varchar', { length: 254, nullable: true })
  email!: string | null;

  /** Identifies them in the system of an integrator; compared exactly. */
  @Column('varchar', { length: 200, nullable: true })
  externalId!: string | null;

  /** As the school writes it. Learners of different classes may have the same one. */
  @Column('varchar', { length: 100, nullable: true })
  rollNumber!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;

  /** When the personal data was erased. The row stays without it, for the marks (server/personal-data). */
  @Column('timestamptz', { nullable: true })
  erasedAt!: Date | null;
}
