import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Quiz } from '../../quizzes/quiz.entity.js';

/** How often a wrong access code of an exam was typed at one network address, since the code was set. */
@Entity('wrong_access_codes')
export class WrongAccessCode {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Quiz, { onDelete: 'CASCADE' })
  quizId!: string;

  /** Tells addresses apart, and not which they are; blank for all that came after the first thousand. */
  @PrimaryColumn('varchar', { length: 64 })
  addressMark!: string;

  @Column('int', { default: 1 })
  count!: number;

  @Column('timestamptz', { default: () => 'now()' })
  firstAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  lastAt!: Date;
}
