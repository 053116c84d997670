import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { Scheduled } from '../core/jobs/handlers.js';
import { foldQuizTallies } from './quiz-tally.queries.js';

/** Folds the rows of `quiz_tallies`, so that summing them stays cheap. */
@Injectable()
export class QuizTallies {
  constructor(private readonly work: UnitOfWork) {}

  @Scheduled({ everyMinutes: 1 })
  async fold(): Promise<void> {
    await foldQuizTallies(this.work.manager);
  }
}
