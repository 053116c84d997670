import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { MailedCodePurpose } from './email-code.entity.js';

/**
 * A claim of an address before it was verified, by the network address it came from
 * (address-proofs.ts).
 */
@Entity('address_claims')
export class AddressClaim {
  @PrimaryColumn('varchar', { length: 254 })
  email!: string;

  @PrimaryColumn('varchar', { length: 20 })
  purpose!: MailedCodePurpose;

  /** The network address, as `EmailCode.client`. */
  @PrimaryColumn('varchar', { length: 64 })
  client!: string;

  @Column('timestamptz')
  @Index('address_claims_age')
  claimedAt!: Date;
}
