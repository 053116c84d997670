import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../../users/user.entity.js';
import { Grade } from '../grade.entity.js';

/** Who has an answer open. Others can still mark it, but the queue gives them another one next. */
@Entity('marking_claims')
export class MarkingClaim {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Grade, (grade) => grade.id, { onDelete: 'CASCADE' })
  gradeId!: string;

  @Column('uuid')
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @Index('marking_claims_marker')
  userId!: string;

  @Column('timestamptz')
  until!: Date;
}
