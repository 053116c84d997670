import { Inject, Injectable } from '@nestjs/common';
import { RevisionCache } from '../../attempts/revision-cache.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/env.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { Scheduled } from '../../core/jobs/handlers.js';
import { CandidateTokens } from '../../candidates/candidate-tokens.js';
import { MailService, NOTICE_LIFETIME_MS, type MailRequest } from '../../mail/mail.service.js';
import {
  insertNotices,
  lockUnnotifiedAttempts,
  updateNotifiedAttempts,
  type ResultRecipient,
} from './result-notice.queries.js';

/** Attempts per transaction. */
const BATCH_SIZE = 500;
/** Batches per run; the next run is a few seconds later. */
const MAX_BATCHES = 40;
const EVERY_MINUTES = 0.1;

/**
 * Mails learners that they can see a result, once per attempt and release. Only the rules decide
 * what they see; this finds the affected attempts. Mail and notice are written in one transaction:
 * a worker that dies has mailed all learners it recorded, or none.
 */
@Injectable()
export class ResultMails {
  constructor(
    private readonly work: UnitOfWork,
    private readonly papers: RevisionCache,
    private readonly mails: MailService,
    private readonly tokens: CandidateTokens,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Scheduled({ everyMinutes: EVERY_MINUTES })
  async sendResultMails(): Promise<void> {
    for (let part = 0; part < MAX_BATCHES; part += 1) {
      const count = await this.work.run(async (tx) => this.sendBatch(tx));
      if (count < BATCH_SIZE) return;
    }
  }

  /** @returns the number of attempts found */
  private async sendBatch(tx: Transaction): Promise<number> {
    const found = await lockUnnotifiedAttempts(tx.manager, { limit: BATCH_SIZE });
    if (found.length === 0) return 0;
    const notified: ResultRecipient[] = [];
    const requests: MailRequest<'exam-result'>[] = [];
    for (const one of found) {
      if (one.email === null) continue;
      notified.push(one);
      requests.push(await this.toMailRequest(tx, one, one.email));
    }
    // Queued behind mails that somebody waits for.
    const mailIds = await this.mails.sendAll(tx, requests);
    await insertNotices(tx.manager, {
      ...columnsOf(notified),
      quizIds: notified.map(({ quizId }) => quizId),
      mailIds,
    });
    await updateNotifiedAttempts(tx.manager, columnsOf(found));
    return found.length;
  }

  private async toMailRequest(
    tx: Transaction,
    one: ResultRecipient,
    to: string,
  ): Promise<MailRequest<'exam-result'>> {
    const { title } = await this.papers.get(one.revisionId, tx);
    const token = this.tokens.sign({ id: one.candidateId, linkVersion: one.linkVersion });
    const url = `${this.config.PUBLIC_URL}/take/result/${one.attemptId}#${token}`;
    const name = one.name === to ? null : one.name;
    const values = { title, institute: one.institute, name, url };
    return {
      to,
      learnerId: one.learnerId,
      template: 'exam-result',
      values,
      expiresAt: new Date(Date.now() + NOTICE_LIFETIME_MS),
    };
  }
}

/** Column by column, as the statements take them. */
function columnsOf(attempts: readonly ResultRecipient[]) {
  return {
    attemptIds: attempts.map(({ attemptId }) => attemptId),
    releaseNumbers: attempts.map(({ releaseNumber }) => releaseNumber),
  };
}
