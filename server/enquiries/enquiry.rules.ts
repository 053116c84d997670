/** What visitors may send (specification, sections 3 and 5). */
import { z } from 'zod';
import { emailRule, requiredText } from '../core/errors/validation.js';

const nameRule = requiredText('Name', 100);

export const contactRules = z.object({
  name: nameRule,
  email: emailRule,
  contact: requiredText('Contact', 50),
});

export const feedbackRules = z.object({
  name: nameRule,
  email: emailRule,
  description: requiredText('Description', 500),
});

export type ContactRequest = z.input<typeof contactRules>;
export type FeedbackRequest = z.input<typeof feedbackRules>;
