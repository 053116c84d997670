import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A time in which no process could accept saves, by the database's clock. */
@Entity('outages')
@Index('outages_ended', ['endedAt'])
export class Outage {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** The last time at which saves were certainly accepted. */
  @Column('timestamptz')
  beganAt!: Date;

  @Column('timestamptz')
  endedAt!: Date;
}
