import { Controller } from '@nestjs/common';
import { CurrentCaller, type Caller } from '../../core/access/parameters.js';
import { EnquiryService } from '../../enquiries/enquiry.service.js';
import { success } from '../wire/envelope.js';
import { LegacyEndpoint, LegacyBody, type BodyOf } from '../wire/legacy-route.js';
import { feedBack, getInTouch } from './enquiries.routes.js';

/** Contact requests and feedback of visitors. */
@Controller()
export class LegacyEnquiriesController {
  constructor(private readonly enquiries: EnquiryService) {}

  @LegacyEndpoint(getInTouch)
  async getInTouch(
    @LegacyBody() body: BodyOf<typeof getInTouch>,
    @CurrentCaller() { address }: Caller,
  ) {
    await this.enquiries.submitContact(body, address);
    return success('Your details have been submitted successfully!', {}, 201);
  }

  @LegacyEndpoint(feedBack)
  async feedBack(
    @LegacyBody() body: BodyOf<typeof feedBack>,
    @CurrentCaller() { address }: Caller,
  ) {
    await this.enquiries.submitFeedback(body, address);
    return success('Feedback submitted successfully.', {}, 201);
  }
}
