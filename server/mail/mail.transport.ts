import { createTransport, type Transporter } from 'nodemailer';
import type { MailContent } from './templates/layout.js';

export interface OutgoingMail extends MailContent {
  id: string;
  to: string;
}

/** Sends mails. */
export abstract class MailTransport {
  /** Resolves once the receiving server has accepted the mail. */
  abstract deliver(mail: OutgoingMail): Promise<void>;
}

export class SmtpTransport extends MailTransport {
  private readonly transporter: Transporter;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    super();
    const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
    this.transporter = createTransport({ url, ...timeouts });
  }

  async deliver({ id, to, subject, text, html }: OutgoingMail): Promise<void> {
    const domain = this.from.slice(this.from.lastIndexOf('@') + 1).replace(/>$/, '');
    // With the same id at each attempt mail programs can drop the duplicate of a repeated delivery.
    const messageId = `<${id}@${domain}>`;
    await this.transporter.sendMail({ from: this.from, to, subject, text, html, messageId });
  }
}
