import { Column, Entity, ForeignKey, PrimaryColumn, Index } from 'typeorm';
import { Attempt } from '../attempts/attempt.entity.js';
import { Outage } from './outage.entity.js';

/** What an attempt was given back for an outage: once, whoever asks how often. */
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
