import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentCaller, type Caller } from '../core/access/parameters.js';
import { Public } from '../core/access/access.decorators.js';
import { OncePerRequest } from '../core/graphql/once-per-request.js';
import { EnquiryService } from './enquiry.service.js';
import {
  SubmitContactInput,
  SubmitFeedbackInput,
  SubscribeToNewsletterInput,
} from './enquiry.types.js';

@Resolver()
export class EnquiryResolver {
  constructor(private readonly enquiries: EnquiryService) {}

  @Public()
  @OncePerRequest()
  @Mutation(() => Boolean, {
    description:
      'Asks to be called. Answers true once that is noted; the same again within ten minutes is noted once.',
  })
  async submitContact(
    @Args('input', { description: 'Whom to call.' }) input: SubmitContactInput,
    @CurrentCaller() { address }: Caller,
  ): Promise<boolean> {
    await this.enquiries.submitContact(input, address);
    return true;
  }

  @Public()
  @OncePerRequest()
  @Mutation(() => Boolean, {
    description:
      'Leaves feedback. Answers true once that is noted; the same again within ten minutes is noted once.',
  })
  async submitFeedback(
    @Args('input', { description: 'The feedback.' }) input: SubmitFeedbackInput,
    @CurrentCaller() { address }: Caller,
  ): Promise<boolean> {
    await this.enquiries.submitFeedback(input, address);
    return true;
  }

  @Public()
  @OncePerRequest()
  @Mutation(() => Boolean, {
    description:
      'Puts an address on the list of the newsletter. Answers true once it is there, whether or not it was before.',
  })
  async subscribeToNewsletter(
    @Args('input', { description: 'Who wants it.' }) input: SubscribeToNewsletterInput,
    @CurrentCaller() { address }: Caller,
  ): Promise<boolean> {
    await this.enquiries.subscribeToNewsletter(input, address);
    return true;
  }
}
