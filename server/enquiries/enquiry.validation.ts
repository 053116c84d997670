/** The rules for enquiries of visitors (docs/specification.md, sections 3 and 5). */
import { z } from 'zod';
import { emailRule, requiredText } from '../core/errors/validation.js';

/**
 * A honeypot: people do not see this field, but bots fill it. It is never stored. It has no rule of its own,
 * because rejecting a value would reveal the honeypot.
 */
const honeypotRule = z.string().nullish();

const nameRule = requiredText('Name', 100);

export const contactRules = z.object({
  name: nameRule,
  email: emailRule,
  contact: requiredText('Contact', 50),
  website: honeypotRule,
});

export const feedbackRules = z.object({
  name: nameRule,
  email: emailRule,
  description: requiredText('Description', 500),
  website: honeypotRule,
});

export const newsletterRules = z.object({ email: emailRule, website: honeypotRule });

export type ContactRequest = z.input<typeof contactRules>;
export type FeedbackRequest = z.input<typeof feedbackRules>;
export type NewsletterRequest = z.input<typeof newsletterRules>;
