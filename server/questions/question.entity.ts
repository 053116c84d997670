import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Institute } from '../users/institute.entity.js';

/**
 * A question of an institute: what its versions have in common. Papers place versions of it (placement.entity.ts).
 * When no placement and no submitted paper has it any more, a trigger removes it with its versions, unless it is in
 * the bank.
 */
@Entity('questions')
export class Question {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Institute, { onDelete: 'CASCADE' })
  @Index('questions_institute')
  instituteId!: string;

  /** The number of its latest version. */
  @Column('int', { default: 1 })
  latestVersion!: number;

  /** Whether it stays when no paper has it any more. */
  @Column('boolean', { default: false })
  isInBank!: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
