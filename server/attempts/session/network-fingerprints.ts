import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Secrets } from '../../core/access/secrets.js';
import { ExamEventKind } from '../events/exam-event.entity.js';

/** Of an attempt's changes, those that are written down: a device between two networks fills no log. */
const MAX_LOGGED = 200;

/**
 * Whether an attempt goes on from another network address, or in another browser. What is kept are marks
 * that only this installation can make, others each attempt or candidate: they tell that something has
 * changed, and neither what it was nor who else comes from there.
 */
@Injectable()
export class NetworkFingerprints {
  constructor(private readonly secrets: Secrets) {}

  /** @param address as CurrentCaller tells it: of IPv6 the network */
  ofAddress(attemptId: string, address: string): string {
    return this.secrets.fingerprint('network', `${attemptId} ${address}`);
  }

  /** @param browser as the page names it; @returns null where it has no name */
  ofBrowser(candidateId: string, browser: string | undefined): string | null {
    return browser === undefined
      ? null
      : this.secrets.fingerprint('browser', `${candidateId} ${browser}`);
  }

  /**
   * Keeps the mark of an attempt that runs, and writes down that it is another one than before.
   * @param client of the page that has the attempt; nothing is noted of one that has lost it
   */
  async note(
    manager: EntityManager,
    attemptId: string,
    address: string,
    client: string,
  ): Promise<void> {
    await manager.query(
      `WITH held AS (
         SELECT id, network_mark FROM attempts
         WHERE id = $1 AND lease_holder = $5 AND submitted_at IS NULL
         FOR NO KEY UPDATE
       ), marked AS (
         UPDATE attempts a SET network_mark = $2::text
         FROM held WHERE a.id = held.id AND held.network_mark IS DISTINCT FROM $2::text
         RETURNING a.id, a.quiz_id, a.candidate_id, held.network_mark AS before
       )
       INSERT INTO exam_events (quiz_id, candidate_id, attempt_id, kind)
       SELECT quiz_id, candidate_id, id, $3::text FROM marked
       WHERE before IS NOT NULL AND $4 >
         (SELECT count(*) FROM exam_events e WHERE e.attempt_id = $1 AND e.kind = $3::text)`,
      [
        attemptId,
        this.ofAddress(attemptId, address),
        ExamEventKind.ADDRESS_CHANGED,
        MAX_LOGGED,
        client,
      ],
    );
  }
}
