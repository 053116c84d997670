import { Column, Entity, ForeignKey, PrimaryColumn, Index } from 'typeorm';
import { Attempt } from '../attempts/attempt.entity.js';
import { Outage } from './outage.entity.js';

/** The time that an attempt was given back for an outage. One row, so that it is given only once. */
@Entity('returned_times')
export class ReturnedTime {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Outage, { onDelete: 'CASCADE' })
  outageId!: string;

  @PrimaryColumn('uuid')
  @ForeignKey(() => Attempt, { onDelete: 'CASCADE' })
  @Index('returned_times_attempt')
  attemptId!: string;

  @Column('int')
  minutes!: number;

  @Column('timestamptz', { default: () => 'now()' })
  at!: Date;
}
