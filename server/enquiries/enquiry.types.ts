import { Field, InputType } from '@nestjs/graphql';
import type { ContactRequest, FeedbackRequest, NewsletterRequest } from './enquiry.validation.js';

const WEBSITE =
  'Leave it out. Forms have this field out of sight: what is sent with something in it is answered as ever, and not kept.';

@InputType({ description: 'Whom to call.' })
export class SubmitContactInput implements ContactRequest {
  @Field({ description: 'Whom to ask for, at most 100 characters.' })
  name!: string;

  @Field({ description: 'An address for what is better written, at most 254 characters.' })
  email!: string;

  @Field({ description: 'The phone number, at most 50 characters.' })
  contact!: string;

  @Field(() => String, { nullable: true, description: WEBSITE })
  website?: string | null;
}

@InputType({ description: 'What somebody has to say about the product.' })
export class SubmitFeedbackInput implements FeedbackRequest {
  @Field({ description: 'Whose opinion it is, at most 100 characters.' })
  name!: string;

  @Field({ description: 'An address for an answer, at most 254 characters.' })
  email!: string;

  @Field({ description: 'The opinion, at most 500 characters.' })
  description!: string;

  @Field(() => String, { nullable: true, description: WEBSITE })
  website?: string | null;
}

@InputType({ description: 'Who wants the newsletter.' })
export class SubscribeToNewsletterInput implements NewsletterRequest {
  @Field({ description: 'The address to send it to, at most 254 characters.' })
  email!: string;

  @Field(() => String, { nullable: true, description: WEBSITE })
  website?: string | null;
}
