/** Creates data for tests with its parents: through the API, except people, who are inserted. */
import { randomUUID } from 'node:crypto';
import type { Api } from './api.js';
import type { Application } from './application.js';
import { codeIn, type MailSink } from './mail-sink.js';

export const PASSWORD = 'Correct!Horse';

export const REQUEST_CODE = `mutation ($input: RequestEmailCodeInput!) {
  requestEmailCode(input: $input) { challenge expiresAt resendAfter }
}`;
export const VERIFY_CODE = `mutation ($input: VerifyEmailCodeInput!) {
  verifyEmailCode(input: $input) { proof }
}`;
export const REGISTER = `mutation ($input: RegisterInput!) {
  register(input: $input) { id email firstName lastName fullName institute { id name timeZone } }
}`;
export const LOG_IN = `mutation ($input: LogInInput!) {
  logIn(input: $input) { token expiresAt user { id email } }
}`;

let counter = 0;

export function anyEmail(): string {
  counter += 1;
  return `person${counter}.${process.pid}@example.org`;
}

/** A verified address. @returns the proof */
export async function proveEmail(
  api: Api,
  sink: MailSink,
  email: string,
  purpose = 'REGISTER',
): Promise<string> {
  const asked = await api.ask(REQUEST_CODE, { input: { email, purpose } });
  const challenge = asked['requestEmailCode'].challenge as string;
  const code = codeIn(await sink.next(email));
  const input = { email, purpose, challenge, code };
  return (await api.ask(VERIFY_CODE, { input }))['verifyEmailCode'].proof as string;
}

export interface Person {
  email: string;
  api: Api;
  token: string;
}

export async function logIn(api: Api, email: string, password = PASSWORD): Promise<Person> {
  const data = await api.ask(LOG_IN, { input: { email, password } });
  const token = data['logIn'].token as string;
  return { email, token, api: api.as(token) };
}

/** Signs up with a mailed code, and logs in. */
export async function signedUp(api: Api, sink: MailSink): Promise<Person> {
  const email = anyEmail();
  const proof = await proveEmail(api, sink, email);
  const names = { firstName: 'Ada', lastName: 'Byron', instituteName: 'Analytical School' };
  await api.ask(REGISTER, { input: { ...names, email, proof, password: PASSWORD } });
  return logIn(api, email);
}

/**
 * PASSWORD as the application stores it (server/users/passwords/passwords.ts), but at the lowest cost that argon2 allows. A hash
 * carries its cost, and nearly every test logs in.
 */
export const STORED_PASSWORD =
  '$argon2id$v=19$m=8,t=1,p=1$Q6FGZdDYILka8utf0HoLLg$accJ/5L/vBWMYA5eFPEZv5ygETLFvKGrBZsWaT6tuQ0';

/**
 * The owner of a new institute, logged in. Inserted, since {@link signedUp} waits for a mail; signing up has its own
 * tests.
 */
export async function person({ api, sql }: Pick<Application, 'api' | 'sql'>): Promise<Person> {
  const email = anyEmail();
  await sql(
    `WITH institute AS (
       INSERT INTO institutes (name, time_zone) VALUES ('Analytical School', 'UTC') RETURNING id)
     INSERT INTO users (institute_id, email, first_name, last_name, password_hash)
     SELECT id, $1, 'Ada', 'Byron', $2 FROM institute`,
    [email, STORED_PASSWORD],
  );
  return logIn(api, email);
}

/** @returns the id */
export async function quiz(owner: Api, title = `Quiz ${randomUUID()}`): Promise<string> {
  const data = await owner.ask(`mutation ($title: String!) { createQuiz(title: $title) { id } }`, {
    title,
  });
  return data['createQuiz'].id as string;
}
