import { Controller } from '@nestjs/common';
import { CurrentCaller, type Caller } from '../../core/access/parameters.js';
import { EnquiryService } from '../../enquiries/enquiry.service.js';
import { done } from '../wire/envelope.js';
import { Answers, LegacyBody, type BodyOf } from '../wire/legacy-route.js';
import { feedBack, getInTouch } from './enquiries.routes.js';

/** What visitors leave. */
@Controller()
export class LegacyEnquiriesController {
  constructor(private readonly enquiries: EnquiryService) {}

  @Answers(getInTouch)
  async getInTouch(
    @LegacyBody() body: BodyOf<typeof getInTouch>,
    @CurrentCaller() { address }: Caller,
  ) {
    await this.enquiries.submitContact(body, address);
    return done('Your details have been submitted successfully!', {}, 201);
  }

  @Answers(feedBack)
  async feedBack(
    @LegacyBody() body: BodyOf<typeof feedBack>,
    @CurrentCaller() { address }: Caller,
  ) {
    await this.enquiries.submitFeedback(body, address);
    return done('Feedback submitted successfully.', {}, 201);
  }
}
