import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { updateStart } from './sitting.queries.js';

/** Makes attempts of invented learners look as if they had taken time. */
@Injectable()
export class BackdatedStarts {
  constructor(private readonly work: UnitOfWork) {}

  /** Moves the start and the deadline back by `minutes`. It must be the candidate's first attempt. */
  async backdate(attemptId: string, minutes: number): Promise<void> {
    await updateStart(this.work.manager, { id: attemptId, minutes });
  }
}
