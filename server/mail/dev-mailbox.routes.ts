/** The route of the development mailbox. */
import { z } from 'zod';
import { defineRoute } from '../core/http/route.js';
import { written } from '../core/http/route-responses.js';

const storedMailShape = z
  .object({
    id: z.string(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
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
  response: written({ 'application/json': z.array(storedMailShape), 'text/html': z.string() }),
  refusals: { 404: 'This installation has no such mailbox, or you are on another machine.' },
});
