import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../user.entity.js';

/**
 * The authenticator app of an account, and one that is being set up. `User.twoFactorSince` says
 * whether two-factor log-in is on.
 */
@Entity('two_factors')
export class TwoFactor {
  @PrimaryColumn('uuid')
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  userId!: string;

  /** Encrypted. Null until an app has been confirmed. */
  @Column('varchar', { length: 200, nullable: true })
  sealedSecret!: string | null;

  /** The time step of the last accepted code: no code is accepted twice. */
  @Column('int', { nullable: true })
  lastStep!: number | null;

  /** Encrypted: the secret of an app that no code has confirmed yet. */
  @Column('varchar', { length: 200, nullable: true })
  pendingSecret!: string | null;

  @Column('timestamptz', { nullable: true })
  pendingUntil!: Date | null;
}
