import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Candidate } from '../../candidates/candidate.entity.js';
import { Quiz } from '../../quizzes/quiz.entity.js';

/** A candidate's pseudonym for markers: an id and a number that disclose nothing. */
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

  /** From 1, in random order. */
  @Column('int')
  number!: number;
}
