import { randomBytes } from 'node:crypto';
import { Controller, Inject, NotFoundException, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG } from '../config/config.module.js';
import type { Config } from '../config/env.js';
import { isLocalRequest } from '../core/http/local-requests.js';
import { Endpoint } from '../core/http/route.decorators.js';
import { pagePolicy } from '../core/http/security-headers.js';
import { DevMailbox, isMailboxOpen, type StoredMail } from './dev-mailbox.js';
import { showMailbox } from './dev-mailbox.routes.js';
import { escapeHtml } from '../core/http/escape-html.js';

const STYLE = `
  :root { color-scheme: light dark; }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 42rem; margin: 2rem auto; padding: 0 1rem;
         overflow-wrap: anywhere; }
  article { border: 1px solid #8888; border-radius: 8px; padding: 1rem; margin: 1rem 0; }
  h2 { font-size: 1rem; margin: 0; } p { margin: .25rem 0; } pre { white-space: pre-wrap; }`;

/** Shows mails of an installation without SMTP server. Never in production, never to other machines. */
@Controller()
export class DevMailboxController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly mailbox: DevMailbox,
  ) {}

  @Endpoint(showMailbox)
  async show(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!isMailboxOpen(this.config) || !isLocalRequest(request)) throw new NotFoundException();
    const mails = await this.mailbox.list();
    reply.header('cache-control', 'no-store');
    if (!request.headers.accept?.includes('text/html')) return void reply.send(mails);
    const nonce = randomBytes(16).toString('base64');
    reply.header('content-security-policy', pagePolicy(nonce, this.config));
    reply.type('text/html; charset=utf-8').send(page(mails, nonce));
  }
}

function page(mails: StoredMail[], nonce: string): string {
  const articles = mails.map(
    ({ to, subject, text, date }) =>
      `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)}, ${date}</p>` +
      `<pre>${escapeHtml(text)}</pre></article>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Development mailbox</title>
<style nonce="${nonce}">${STYLE}</style></head><body><h1>Development mailbox</h1>
<p>Mail that would have been sent if SMTP_URL were set, the newest first. Reload to see more.</p>
${articles.join('\n') || '<p>Nothing yet.</p>'}</body></html>`;
}
