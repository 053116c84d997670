import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { lockName } from '../core/database/advisory-lock.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { validate } from '../core/errors/validation.js';
import { metrics } from '../core/http/metrics.js';
import { RateLimits } from '../core/http/rate-limits.js';
import { NewsletterAddress } from './enquiry.entity.js';
import { insertContact, insertFeedback, type EnquiryKind } from './enquiry.queries.js';
import {
  contactRules,
  feedbackRules,
  newsletterRules,
  type ContactRequest,
  type FeedbackRequest,
  type NewsletterRequest,
} from './enquiry.validation.js';

/** Of one network address, which a school's whole staff may share. */
const NETWORK_LIMIT = { name: 'enquiries-address', points: 120, seconds: 3_600 };
/**
 * Of one e-mail address from one network address. The e-mail address is not verified, so other
 * networks are not limited by it.
 */
const EMAIL_LIMIT = { name: 'enquiries-email', points: 10, seconds: 3_600 };

const honeypotCounter = new Counter({
  name: 'enquiries_trapped_total',
  help: 'Enquiries not kept: a field was filled that people do not see.',
  labelNames: ['kind'],
  registers: [metrics],
});

/** The sender's address, and the honeypot field. */
interface Sender {
  email: string;
  website?: string | null | undefined;
}

/**
 * Stores enquiries of visitors on the public pages. A visitor may send several, but one that is repeated within ten
 * minutes is stored once: the visitor saw no response and clicked again. Of two at the same time the second waits for
 * the first by a lock on the text.
 */
@Injectable()
export class EnquiryService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly limits: RateLimits,
  ) {}

  /**
   * A repetition within ten minutes succeeds like the first, but is stored only once.
   * @param address network address of the sender
   * @throws VALIDATION, TOO_MANY_REQUESTS
   */
  async submitContact(request: ContactRequest, address: string): Promise<void> {
    const checked = validate(contactRules, request);
    if (!(await this.shouldStore('contact', checked, address))) return;
    const { name, email, contact } = checked;
    await this.work.run(async (tx) => {
      await lockName(tx, `contacts ${JSON.stringify([name, email, contact])}`);
      await insertContact(tx.manager, { name, email, contact });
    });
  }

  /**
   * A repetition within ten minutes succeeds like the first, but is stored only once.
   * @param address network address of the sender
   * @throws VALIDATION, TOO_MANY_REQUESTS
   */
  async submitFeedback(request: FeedbackRequest, address: string): Promise<void> {
    const checked = validate(feedbackRules, request);
    if (!(await this.shouldStore('feedback', checked, address))) return;
    const { name, email, description } = checked;
    await this.work.run(async (tx) => {
      await lockName(tx, `feedback ${JSON.stringify([name, email, description])}`);
      await insertFeedback(tx.manager, { name, email, description });
    });
  }

  /**
   * Succeeds whether or not the address was subscribed before, so that callers cannot find out who is.
   * @param address network address of the sender
   * @throws VALIDATION, TOO_MANY_REQUESTS
   */
  async subscribeToNewsletter(request: NewsletterRequest, address: string): Promise<void> {
    const checked = validate(newsletterRules, request);
    if (!(await this.shouldStore('newsletter', checked, address))) return;
    const { email } = checked;
    await this.work.run(async ({ manager }) => {
      const insert = manager.createQueryBuilder().insert().into(NewsletterAddress);
      await insert.values({ email }).orIgnore().execute();
    });
  }

  /**
   * Counts an enquiry for the rate limits. An enquiry of a bot is treated the same, so that the bot does not
   * notice the honeypot.
   * @returns whether to store the enquiry
   * @throws TOO_MANY_REQUESTS
   */
  private async shouldStore(kind: EnquiryKind, { email, website }: Sender, address: string) {
    await this.limits.consume(NETWORK_LIMIT, address);
    await this.limits.consume(EMAIL_LIMIT, `${address} ${email}`);
    const isBot = (website ?? '') !== '';
    if (isBot) honeypotCounter.inc({ kind });
    return !isBot;
  }
}
