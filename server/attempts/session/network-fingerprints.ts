import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Secrets } from '../../core/access/secrets.js';
import { ExamEventKind } from '../events/exam-event.entity.js';
import { updateNetworkMark } from './sitting.queries.js';

/** Changes of one attempt that are logged: a device between two networks must not fill the log. */
const MAX_LOGGED = 200;

/**
 * Notices when an attempt goes on from another network address or in another browser. Only keyed fingerprints
 * are stored, different for each attempt or candidate: they show that something has changed, but neither the
 * address nor who else uses it.
 */
@Injectable()
export class NetworkFingerprints {
  constructor(private readonly secrets: Secrets) {}

  /** @param address as CurrentCaller gives it: for IPv6 the network */
  forAddress(attemptId: string, address: string): string {
    return this.secrets.fingerprint('network', `${attemptId} ${address}`);
  }

  /**
   * @param browser random name of the browser, sent by the page
   * @returns null without a name
   */
  forBrowser(candidateId: string, browser: string | undefined): string | null {
    return browser === undefined
      ? null
      : this.secrets.fingerprint('browser', `${candidateId} ${browser}`);
  }

  /**
   * Stores the fingerprint of a running attempt's address, and logs the change if it differs from the last one.
   * @param client the page; nothing is recorded if it has lost the lease
   */
  async recordAddress(
    manager: EntityManager,
    attemptId: string,
    address: string,
    client: string,
  ): Promise<void> {
    await updateNetworkMark(manager, {
      id: attemptId,
      mark: this.forAddress(attemptId, address),
      kind: ExamEventKind.ADDRESS_CHANGED,
      limit: MAX_LOGGED,
      client,
    });
  }
}
