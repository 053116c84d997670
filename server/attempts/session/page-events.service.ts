import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { AuthenticatedCandidate } from '../../core/access/authenticated-candidate.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { attemptErrors } from '../attempt.errors.js';
import { AttemptCache } from '../attempt-cache.js';
import { Presence } from '../presence/presence.js';
import {
  countPageEvents,
  findRecordingState,
  insertPageEvents,
  lockAttemptForEvents,
} from './page-event.queries.js';
import type { pageEventRules, PageEventsAnswer } from './page-event.schema.js';

/** Events of one attempt: a candidate who leaves the page all the time must not fill the log. */
const MAX_RECORDED = 500;
/** Events that were on their way are accepted for this long after the end. */
const ACCEPTED_AFTER_END_SECONDS = 600;

/** Records events of candidates' pages: the candidate left and came back, or the connection was lost. */
@Injectable()
export class PageEventsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly attemptCache: AttemptCache,
    private readonly presence: Presence,
  ) {}

  /**
   * Records new events up to the limit. Times outside the attempt are moved into it.
   * @throws ATTEMPT_NOT_FOUND, ATTEMPT_ENDED with the receipt if it ended too long ago
   */
  async record(
    candidate: AuthenticatedCandidate,
    attemptId: string,
    { facts: events }: z.output<typeof pageEventRules>,
  ): Promise<PageEventsAnswer> {
    const { id } = await this.attemptCache.get(candidate, attemptId);
    return this.work.run(async (tx) => {
      const { manager } = tx;
      // Concurrent calls wait, so that they cannot exceed the limit together.
      await lockAttemptForEvents(manager, { id });
      const [state] = await findRecordingState(manager, {
        id,
        seconds: ACCEPTED_AFTER_END_SECONDS,
      });
      if (!state) throw attemptErrors.ATTEMPT_NOT_FOUND();
      if (!state.isAccepting)
        throw attemptErrors.ATTEMPT_ENDED({ current: state.receipt ?? undefined });
      const limit = Math.max(0, MAX_RECORDED - state.recordedCount);
      await insertPageEvents(manager, { id, events: JSON.stringify(events), limit });
      await this.presence.reported(tx, id);
      const { count } = await countPageEvents(manager, {
        id,
        ids: events.map((event) => event.id),
      });
      return { kept: count };
    });
  }
}
