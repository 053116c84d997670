import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The tenant. Each sign-up makes one; an equal name never joins an existing one, an invitation does. */
@Entity('institutes')
export class Institute {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('varchar', { length: 200 })
  name!: string;

  /** An IANA zone such as `Asia/Kolkata`: the one its times are shown in. */
  @Column('varchar', { length: 64 })
  timeZone!: string;

  /** Whether its staff have to set up two-factor log-in. */
  @Column('boolean', { default: false })
  requiresTwoFactor!: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
