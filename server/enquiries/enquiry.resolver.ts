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
import { SUCCESS, Success } from '../core/graphql/payloads.js';

@Resolver()
export class EnquiryResolver {
  constructor(private readonly enquiries: EnquiryService) {}

  @Public()
  @OncePerRequest()
  @Mutation(() => Success, {
    description: 'Asks to be called. The same again within ten minutes is noted once.',
  })
  async submitContact(
    @Args('input', { description: 'Whom to call.' }) input: SubmitContactInput,
    @CurrentCaller() { address }: Caller,
  ): Promise<Success> {
    await this.enquiries.submitContact(input, address);
    return SUCCESS;
  }

  @Public()
  @OncePerRequest()
  @Mutation(() => Success, {
    description: 'Leaves feedback. The same again within ten minutes is noted once.',
  })
  async submitFeedback(
    @Args('input', { description: 'The feedback.' }) input: SubmitFeedbackInput,
    @CurrentCaller() { address }: Caller,
  ): Promise<Success> {
    await this.enquiries.submitFeedback(input, address);
    return SUCCESS;
  }

  @Public()
  @OncePerRequest()
  @Mutation(() => Success, {
    description: 'Puts an address on the list of the newsletter. It may be there already.',
  })
  async subscribeToNewsletter(
    @Args('input', { description: 'Who wants it.' }) input: SubscribeToNewsletterInput,
    @CurrentCaller() { address }: Caller,
  ): Promise<Success> {
    await this.enquiries.subscribeToNewsletter(input, address);
    return SUCCESS;
  }
}
