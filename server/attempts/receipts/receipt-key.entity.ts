import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The public half of an Ed25519 key, as a JSON Web Key (RFC 8037). */
export interface PublicKey {
  kty: 'OKP';
  crv: 'Ed25519';
  x: string;
}

/**
 * A key that receipts were signed with. It is kept for ever, so that they can be checked after the secret
 * was changed; the private half is made of the secret and stored nowhere.
 */
@Entity('receipt_keys')
export class ReceiptKey {
  /** Its fingerprint: the JWK thumbprint (RFC 7638). */
  @PrimaryColumn('varchar', { length: 43 })
  kid!: string;

  @Column('jsonb')
  publicKey!: PublicKey;

  @Column('timestamptz', { default: () => 'now()' })
  firstUsedAt!: Date;
}
