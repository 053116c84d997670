import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When the service last took a save for sure: one row, which every process that serves writes. */
@Entity('service_beats')
export class ServiceBeat {
  /** Always 1. */
  @PrimaryColumn('smallint')
  id!: number;

  /** By the database's clock. */
  @Column('timestamptz')
  beatAt!: Date;
}
