import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { validate } from '../core/errors/validation.js';
import { RateLimits } from '../core/http/rate-limits.js';
import { Contact, Feedback } from './enquiry.entity.js';
import {
  contactRules,
  feedbackRules,
  type ContactRequest,
  type FeedbackRequest,
} from './enquiry.rules.js';

/** Of one network address: a school's whole staff may have something to say. */
const BY_ADDRESS = { name: 'enquiries-address', points: 120, seconds: 3_600 };
/** In the name of one e-mail address, which nobody has proved to be theirs. */
const BY_EMAIL = { name: 'enquiries-email', points: 10, seconds: 3_600 };

/** What visitors leave on the public pages. */
@Injectable()
export class EnquiryService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly limits: RateLimits,
  ) {}

  /**
   * @param address the network address it is sent from
   * @throws VALIDATION, TOO_MANY_REQUESTS
   */
  async submitContact(request: ContactRequest, address: string): Promise<void> {
    const { name, email, contact } = validate(contactRules, request);
    await this.admit(email, address);
    await this.work.run(async ({ manager }) => manager.insert(Contact, { name, email, contact }));
  }

  /**
   * @param address the network address it is sent from
   * @throws VALIDATION, TOO_MANY_REQUESTS
   */
  async submitFeedback(request: FeedbackRequest, address: string): Promise<void> {
    const { name, email, description } = validate(feedbackRules, request);
    await this.admit(email, address);
    await this.work.run(async ({ manager }) =>
      manager.insert(Feedback, { name, email, description }),
    );
  }

  private async admit(email: string, address: string): Promise<void> {
    await this.limits.consume(BY_ADDRESS, address);
    await this.limits.consume(BY_EMAIL, email);
  }
}
