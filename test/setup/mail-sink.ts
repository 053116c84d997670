/** A real SMTP server that keeps the mails it receives. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail extends ParsedMail {
  recipient: string;
}

export interface MailSink {
  url: string;
  mails: ReceivedMail[];
  /**
   * The answer of the server to each mail: null accepts it, an error with `responseCode` refuses it,
   * a promise keeps the client waiting.
   */
  answer: (mail: ParsedMail) => Error | null | Promise<never>;
  /** The next mail to an address that was not returned before. */
  next(recipient: string): Promise<ReceivedMail>;
  close(): Promise<void>;
}

const PATIENCE_MS = 45_000;

export async function startMailSink(port = 0): Promise<MailSink> {
  const returned = new Set<ReceivedMail>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const take = async (mail: ParsedMail): Promise<void> => {
        const refusal = await sink.answer(mail);
        const recipient = session.envelope.rcptTo[0]?.address ?? '';
        if (!refusal) sink.mails.push({ ...mail, recipient });
        done(refusal ?? undefined);
      };
      // A client that is killed while it sends leaves half a mail, which is refused.
      void simpleParser(stream).then(take, done);
    },
  });
  server.on('error', () => undefined); // clients that disconnect in the middle of a mail
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  const sink: MailSink = {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    mails: [],
    answer: () => null,
    async next(recipient) {
      for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
        const mail = sink.mails.find((one) => one.recipient === recipient && !returned.has(one));
        if (mail) {
          returned.add(mail);
          return mail;
        }
        await new Promise((done) => setTimeout(done, 20));
      }
      throw new Error(`No mail came for ${recipient}`);
    },
    close: async () => new Promise((done) => server.close(() => done())),
  };
  return sink;
}

/** The six digits of a mailed code. */
export function codeIn(mail: ReceivedMail): string {
  const code = /\b\d{6}\b/.exec(mail.text ?? '')?.[0];
  if (!code) throw new Error(`There is no code in: ${mail.text}`);
  return code;
}
