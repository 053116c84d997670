import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When the service last accepted saves for certain: one row, which every API process updates. */
@Entity('service_beats')
export class ServiceHeartbeat {
  /** Always 1. */
  @PrimaryColumn('smallint')
  id!: number;

  /** By the database's clock. */
  @Column('timestamptz')
  beatAt!: Date;
}
