/** Makes what a test needs, with its parents, through the doors users use. */
import { randomUUID } from 'node:crypto';
import type { Api } from './api.js';
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

/** A registered member of staff who is logged in. */
export async function person(api: Api, sink: MailSink): Promise<Person> {
  const email = anyEmail();
  const proof = await proveEmail(api, sink, email);
  const names = { firstName: 'Ada', lastName: 'Byron', instituteName: 'Analytical School' };
  await api.ask(REGISTER, { input: { ...names, email, proof, password: PASSWORD } });
  return logIn(api, email);
}

/** @returns the id */
export async function quiz(owner: Api, title = `Quiz ${randomUUID()}`): Promise<string> {
  const data = await owner.ask(`mutation ($title: String!) { createQuiz(title: $title) { id } }`, {
    title,
  });
  return data['createQuiz'].id as string;
}
