/** What visitors may send (specification, sections 3 and 5). */
import { z } from 'zod';
import { emailRule, requiredText } from '../core/errors/validation.js';

/**
 * A field that people do not see and programs fill. It is never kept, and refusing what stands in it would tell
 * a program what it is: so it has no bound but that of a request.
 */
const trapRule = z.string().nullish();

const nameRule = requiredText('Name', 100);

export const contactRules = z.object({
  name: nameRule,
  email: emailRule,
  contact: requiredText('Contact', 50),
  website: trapRule,
});

export const feedbackRules = z.object({
  name: nameRule,
  email: emailRule,
  description: requiredText('Description', 500),
  website: trapRule,
});

export const newsletterRules = z.object({ email: emailRule, website: trapRule });

export type ContactRequest = z.input<typeof contactRules>;
export type FeedbackRequest = z.input<typeof feedbackRules>;
export type NewsletterRequest = z.input<typeof newsletterRules>;
