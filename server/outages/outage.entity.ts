import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A time in which no process could take saves, by the database's clock. */
@Entity('outages')
@Index('outages_ended', ['endedAt'])
export class Outage {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** The last time that a save would have been taken for sure. */
  @Column('timestamptz')
  beganAt!: Date;

  @Column('timestamptz')
  endedAt!: Date;
}
