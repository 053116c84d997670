import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { MailedFor } from './email-code.entity.js';

/** That somebody claimed a verified address before it was one, by where they came from (address-proofs.ts). */
@Entity('address_claims')
export class AddressClaim {
  @PrimaryColumn('varchar', { length: 254 })
  email!: string;

  @PrimaryColumn('varchar', { length: 20 })
  purpose!: MailedFor;

  /** A network address, as codes know it. */
  @PrimaryColumn('varchar', { length: 64 })
  client!: string;

  @Column('timestamptz')
  @Index('address_claims_age')
  claimedAt!: Date;
}
