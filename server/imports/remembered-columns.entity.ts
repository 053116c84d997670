import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Institute } from '../users/institute.entity.js';
import type { RememberedNames } from './spreadsheet/column-names.js';

/** Names of columns that staff of an institute chose for a sheet: the next sheet with these names is read the same way. */
@Entity('remembered_columns')
export class RememberedColumns {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Institute, { onDelete: 'CASCADE' })
  instituteId!: string;

  /** Of questions. */
  @PrimaryColumn('varchar', { length: 30 })
  kind!: string;

  /** A digest of the names. */
  @PrimaryColumn('varchar', { length: 64 })
  digest!: string;

  @Column('jsonb')
  names!: RememberedNames;

  @Column('timestamptz')
  usedAt!: Date;
}
