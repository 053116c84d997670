/** Accounts through legacy routes. */
import { createHash } from 'node:crypto';
import type { Application } from './application.js';
import { person, type Person } from './factories.js';
import type { Legacy } from './legacy.js';
import { codeIn, type MailSink } from './mail-sink.js';

/** The form in which callers of legacy routes send a password. */
export function digestOf(password: string): string {
  return createHash('sha256').update(password).digest('hex');
}

/** The code that a route mails. */
export async function mailedCode(
  legacy: Legacy,
  sink: MailSink,
  route: string,
  email: string,
): Promise<string> {
  await legacy.ask(route, { email, action: 'generate' });
  return codeIn(await sink.next(email));
}

/** Sends a mailed code back. @returns the answer */
export async function verified(legacy: Legacy, sink: MailSink, route: string, email: string) {
  const otp = await mailedCode(legacy, sink, route, email);
  return legacy.ask(route, { email, action: 'validate', otp });
}

/** Any six digits but these. */
export function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

export interface Member extends Person {
  legacy: Legacy;
}

/** A registered member of staff, with both APIs. */
export async function member(app: Application, legacy: Legacy): Promise<Member> {
  const made = await person(app);
  return { ...made, legacy: legacy.as(made.token) };
}
