import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  PrimaryColumn,
  PrimaryGeneratedColumn,
} from 'typeorm';

/** A visitor's request to be called. */
@Entity('contacts')
@Index('contacts_newest', ['createdAt'])
export class Contact {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('varchar', { length: 100 })
  name!: string;

  @Column('varchar', { length: 254 })
  email!: string;

  /** As typed: a phone number, perhaps with a time to call. */
  @Column('varchar', { length: 50 })
  contact!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}

/** A visitor's feedback on the product. */
@Entity('feedback')
@Index('feedback_newest', ['createdAt'])
export class Feedback {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('varchar', { length: 100 })
  name!: string;

  @Column('varchar', { length: 254 })
  email!: string;

  @Column('varchar', { length: 500 })
  description!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}

/** A subscription to the newsletter. The address is not verified. */
@Entity('newsletter_addresses')
@Index('newsletter_addresses_newest', ['createdAt'])
export class NewsletterAddress {
  /** In lower case, so that each address is stored once. */
  @PrimaryColumn('varchar', { length: 254 })
  email!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
