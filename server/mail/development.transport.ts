import type { DevMailbox } from './dev-mailbox.js';
import { MailTransport, type OutgoingMail } from './mail.transport.js';

/** Without SMTP_URL: prints mails on the terminal, and stores them for /dev/mailbox. */
export class DevelopmentTransport extends MailTransport {
  constructor(private readonly mailbox: DevMailbox) {
    super();
  }

  async deliver(mail: OutgoingMail): Promise<void> {
    await this.mailbox.add(mail);
    process.stdout.write(`\nMail to ${mail.to}: ${mail.subject}\n\n${indent(mail.text)}\n`);
  }
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '    ');
}
