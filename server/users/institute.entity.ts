import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';
import type { GradeBand } from '../marks/grade-bands.js';

/**
 * The tenant. Each sign-up creates one, whatever its name; people join an existing one by
 * invitation.
 */
@Entity('institutes')
export class Institute {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('varchar', { length: 200 })
  name!: string;

  /** IANA name such as `Asia/Kolkata`; times are shown in this zone. */
  @Column('varchar', { length: 64 })
  timeZone!: string;

  /** Whether its staff must set up two-factor log-in. */
  @Column('boolean', { default: false })
  requiresTwoFactor!: boolean;

  /** After so many months without activity, learners' personal data is erased. Null: never. */
  @Column('smallint', { nullable: true })
  learnerRetentionMonths!: number | null;

  /** Grades by percentage, the highest first; none: results have no grades. */
  @Column('jsonb', { default: [] })
  gradeBands!: GradeBand[];

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}
