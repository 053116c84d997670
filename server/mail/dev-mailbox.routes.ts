/** The route of the development mailbox. */
import { z } from 'zod';
import { defineRoute } from '../core/http/route.js';
import { emailShape } from '../core/http/field-shapes.js';
import { written } from '../core/http/route-responses.js';

const storedMailShape = z
  .object({
    id: z.string().meta({ examples: ['1'] }),
    to: emailShape,
    subject: z.string().meta({ examples: ['Your code'] }),
    text: z.string().meta({ examples: ['314159 is your code.'] }),
    html: z.string().meta({ examples: ['<p>314159 is your code.</p>'] }),
    date: z.iso.datetime(),
  })
  .meta({ id: 'DevelopmentMail' });

export const showMailbox = defineRoute({
  tag: 'Operation',
  access: 'public',
  method: 'get',
  path: '/dev/mailbox',
  operationId: 'showMailbox',
  summary:
    'The mails of an installation without SMTP server, the newest first: on the same machine only, and not in production',
  response: written('The mails, as JSON or as a page.', {
    'application/json': z.array(storedMailShape),
    'text/html': z.string(),
  }),
  refusals: { 404: 'This installation has no such mailbox, or you are on another machine.' },
});
