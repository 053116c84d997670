import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Attempt } from '../attempt.entity.js';

/**
 * When an attempt's page was last heard of, for staff who watch. Apart from `attempts`, so that the polls of pages never
 * wait for whoever locks an attempt. The row comes and goes with its attempt.
 */
@Entity('attempt_presence')
export class AttemptPresence {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Attempt, { onDelete: 'CASCADE' })
  attemptId!: string;

  /**
   * When its page was opened, reported an event or polled the clock; polls are recorded ten seconds apart. Saves are in
   * `attempts.last_saved_at`.
   */
  @Column('timestamptz')
  lastSeenAt!: Date;

  /** Since when the learner has left the page, by the page's report; null while they are there. */
  @Column('timestamptz', { nullable: true })
  awaySince!: Date | null;

  /** How often they left it, by the events in the log. */
  @Column('int', { default: 0 })
  leaveCount!: number;
}
