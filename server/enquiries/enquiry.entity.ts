import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Somebody who wants to be called. */
@Entity('contacts')
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
