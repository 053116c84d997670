import { Field, InputType } from '@nestjs/graphql';
import type { ContactRequest, FeedbackRequest } from './enquiry.rules.js';

@InputType({ description: 'Whom to call.' })
export class SubmitContactInput implements ContactRequest {
  @Field({ description: 'Whom to ask for, at most 100 characters.' })
  name!: string;

  @Field({ description: 'An address for what is better written, at most 254 characters.' })
  email!: string;

  @Field({ description: 'The phone number, at most 50 characters.' })
  contact!: string;
}

@InputType({ description: 'What somebody has to say about the product.' })
export class SubmitFeedbackInput implements FeedbackRequest {
  @Field({ description: 'Whose opinion it is, at most 100 characters.' })
  name!: string;

  @Field({ description: 'An address for an answer, at most 254 characters.' })
  email!: string;

  @Field({ description: 'The opinion, at most 500 characters.' })
  description!: string;
}
