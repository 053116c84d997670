import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  PrimaryColumn,
  PrimaryGeneratedColumn,
} from 'typeorm';

/** Somebody who wants to be called. */
@Entity('contacts')
@Index('contacts_newest', ['createdAt'])
export class Contact {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('varchar', { length: 100 })
  name!: string;

  @Column('varchar', { length: 254 })
  email!: string;

  /** As typed: a number, perhaps with words on when to call. */
  @Column('varchar', { length: 50 })
  contact!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}

/** What somebody has to say about the product. */
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

/** An address that wants the newsletter. Nobody has proved that it is theirs. */
@Entity('newsletter_addresses')
@Index('newsletter_addresses_newest', ['createdAt'])
export class NewsletterAddress {
  /** In lower case, so that it is there once however it is spelled. */
  @PrimaryColumn('varchar', { length: 254 })
  email!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
