import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { validate } from '../core/errors/validation.js';
import { metrics } from '../core/http/metrics.js';
import { RateLimits } from '../core/http/rate-limits.js';
import type { EnquiryKind } from './enquiry-records.js';
import { NewsletterAddress } from './enquiry.entity.js';
import {
  contactRules,
  feedbackRules,
  newsletterRules,
  type ContactRequest,
  type FeedbackRequest,
  type NewsletterRequest,
} from './enquiry.validation.js';
import { storeOnce } from './store-once.js';

/** Of one network address: a school's whole staff may have something to say. */
const BY_ADDRESS = { name: 'enquiries-address', points: 120, seconds: 3_600 };
/** From there in the name of one e-mail address, which nobody has proved to be theirs: elsewhere it is not held against it. */
const BY_EMAIL = { name: 'enquiries-email', points: 10, seconds: 3_600 };

const trapped = new Counter({
  name: 'enquiries_trapped_total',
  help: 'Enquiries not kept: a field was filled that people do not see.',
  labelNames: ['kind'],
  registers: [metrics],
});

/** Who sends something, and whether it is a program by what it filled. */
interface Sender {
  email: string;
  website?: string | null | undefined;
}

/** What visitors leave on the public pages. */
@Injectable()
export class EnquiryService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly limits: RateLimits,
  ) {}

  /**
   * The same again within ten minutes is answered as the first was, and kept once.
   * @param address the network address it is sent from
   * @throws VALIDATION, TOO_MANY_REQUESTS
   */
  async submitContact(request: ContactRequest, address: string): Promise<void> {
    const checked = validate(contactRules, request);
    if (!(await this.admits('contact', checked, address))) return;
    const { name, email, contact } = checked;
    await this.work.run(async (tx) => storeOnce(tx, 'contacts', { name, email, contact }));
  }

  /**
   * The same again within ten minutes is answered as the first was, and kept once.
   * @param address the network address it is sent from
   * @throws VALIDATION, TOO_MANY_REQUESTS
   */
  async submitFeedback(request: FeedbackRequest, address: string): Promise<void> {
    const checked = validate(feedbackRules, request);
    if (!(await this.admits('feedback', checked, address))) return;
    const { name, email, description } = checked;
    await this.work.run(async (tx) => storeOnce(tx, 'feedback', { name, email, description }));
  }

  /**
   * Answers the same whether or not the address was there before: who is on the list is nobody's business.
   * @param address the network address it is sent from
   * @throws VALIDATION, TOO_MANY_REQUESTS
   */
  async subscribeToNewsletter(request: NewsletterRequest, address: string): Promise<void> {
    const checked = validate(newsletterRules, request);
    if (!(await this.admits('newsletter', checked, address))) return;
    const { email } = checked;
    await this.work.run(async ({ manager }) => {
      const added = manager.createQueryBuilder().insert().into(NewsletterAddress);
      await added.values({ email }).orIgnore().execute();
    });
  }

  /**
   * Counts it. What a program sent is counted and refused like all else, so that it does not learn of it.
   * @returns whether it is to be kept
   * @throws TOO_MANY_REQUESTS
   */
  private async admits(kind: EnquiryKind, { email, website }: Sender, address: string) {
    await this.limits.consume(BY_ADDRESS, address);
    await this.limits.consume(BY_EMAIL, `${address} ${email}`);
    const isTrapped = (website ?? '') !== '';
    if (isTrapped) trapped.inc({ kind });
    return !isTrapped;
  }
}
