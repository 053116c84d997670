import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Quiz } from '../../quizzes/quiz.entity.js';

/** Counts the wrong access codes of an exam from one network address, since the code was set. */
@Entity('wrong_access_codes')
export class WrongAccessCode {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Quiz, { onDelete: 'CASCADE' })
  quizId!: string;

  /** Keyed fingerprint of the address; blank for all addresses after the first thousand. */
  @PrimaryColumn('varchar', { length: 64 })
  addressMark!: string;

  @Column('int', { default: 1 })
  count!: number;

  @Column('timestamptz', { default: () => 'now()' })
  firstAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  lastAt!: Date;
}
