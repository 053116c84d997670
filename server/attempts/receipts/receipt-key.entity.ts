import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The public half of an Ed25519 key, as a JSON Web Key (RFC 8037). */
export interface PublicKey {
  kty: 'OKP';
  crv: 'Ed25519';
  x: string;
}

/**
 * A public key of signed receipts. It is kept for ever, so that receipts can be verified after the secret has
 * changed. The private key is derived from the secret and never stored.
 */
@Entity('receipt_keys')
export class ReceiptKey {
  /** The JWK thumbprint (RFC 7638). */
  @PrimaryColumn('varchar', { length: 43 })
  kid!: string;

  @Column('jsonb')
  publicKey!: PublicKey;

  @Column('timestamptz', { default: () => 'now()' })
  firstUsedAt!: Date;
}
