import { legacyRoute, messageOnly } from '../wire/legacy-route.js';
import { object, text } from '../wire/field-schemas.js';

const tag = 'Enquiries';

export const getInTouch = legacyRoute({
  name: 'getInTouch_M',
  summary: 'Asks to be called.',
  tag,
  access: 'public',
  request: object({
    name: text.meta({ description: 'Whom to ask for, at most 100 characters.' }),
    email: text.meta({ description: 'At most 254 characters.' }),
    contact: text.meta({ description: 'The phone number, at most 50 characters.' }),
  }),
  example: { name: 'Ada Byron', email: 'ada@example.org', contact: '+91 98765 43210' },
  answers: {
    201: messageOnly('It is noted.', 'Your details have been submitted successfully!'),
  },
  refusals: { 400: 'A field is missing or cannot be taken.', 429: 'Too many from one address.' },
});

export const feedBack = legacyRoute({
  name: 'feedBackExamBuilder_M',
  summary: 'Leaves feedback.',
  tag,
  access: 'public',
  request: object({
    name: text.meta({ description: 'At most 100 characters.' }),
    email: text.meta({ description: 'At most 254 characters.' }),
    description: text.meta({ description: 'At most 500 characters.' }),
  }),
  example: { name: 'Ada Byron', email: 'ada@example.org', description: 'Imports are quick.' },
  answers: {
    201: messageOnly('It is noted.', 'Feedback submitted successfully.'),
  },
  refusals: { 400: 'A field is missing or cannot be taken.', 429: 'Too many from one address.' },
});
