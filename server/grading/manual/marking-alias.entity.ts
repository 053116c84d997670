import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Candidate } from '../../candidates/candidate.entity.js';
import { Quiz } from '../../quizzes/quiz.entity.js';

/** What a learner is called by those who mark: an id and a number that give nothing away. */
@Entity('marking_aliases')
@Index('marking_aliases_number', ['quizId', 'number'], { unique: true })
export class MarkingAlias {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Quiz, { onDelete: 'CASCADE' })
  quizId!: string;

  @Column('uuid')
  @ForeignKey(() => Candidate, { onDelete: 'CASCADE' })
  @Index('marking_aliases_candidate', { unique: true })
  candidateId!: string;

  /** From 1, in no order that means anything. */
  @Column('int')
  number!: number;
}
