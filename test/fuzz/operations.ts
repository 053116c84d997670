/** How each operation of the schema succeeds. */
import type { Data } from '../setup/api.js';
import type { Belongings } from '../setup/belongings.js';
import {
  anyEmail,
  LOG_IN,
  PASSWORD,
  person,
  proveEmail,
  REQUEST_CODE,
} from '../setup/factories.js';
import { codeIn } from '../setup/mail-sink.js';
import { invited, NEW_MEMBER } from '../setup/members.js';
import { callOf, operations, type Operation } from '../setup/operations.js';
import { idsOf } from '../setup/trying.js';
import { BEGIN, challenged, codeOf, switchedOn } from '../setup/two-factor.js';
import { post, type Target } from './good.js';

const NEW_PASSWORD = 'Another!Horse1';

/**
 * What an operation needs beside ids of the caller's own and any values of the right types, by its name:
 * fields of `input` where it has one, else arguments. Whoever changes what an operation asks for says it here.
 */
const NEEDS: Record<string, (of: Belongings) => Promise<Data> | Data> = {
  beginTwoFactor: () => ({ password: PASSWORD }),
  changeEmail: async ({ app, owner }) => {
    const newEmail = anyEmail();
    const proof = await proveEmail(owner.api, app.sink, newEmail, 'CHANGE_EMAIL');
    return { newEmail, proof, password: PASSWORD };
  },
  changePassword: () => ({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
  confirmLogIn: async ({ app, owner }) => {
    const { secret } = await switchedOn(app, owner);
    return { challenge: await challenged(app.api, owner.email), code: codeOf(secret) };
  },
  confirmTwoFactor: async ({ owner }) => {
    const { beginTwoFactor } = await owner.api.ask(BEGIN, { password: PASSWORD });
    return { code: codeOf(beginTwoFactor.secret as string) };
  },
  createAccessToken: () => ({ scope: 'WRITE', password: PASSWORD }),
  deleteAccount: () => ({ password: PASSWORD }),
  extendTime: async (of) => {
    // The attempt has a deadline since there was an outage.
    await of.id('outage');
    return {};
  },
  inviteCandidates: async (of) => ({
    quizId: await of.id('attemptedQuiz'),
    people: [{ email: anyEmail() }],
  }),
  inviteMember: () => ({ email: anyEmail() }),
  joinAsNewMember: async ({ app, owner }) => ({
    token: (await invited(owner.api, app.sink)).token,
    ...NEW_MEMBER,
  }),
  joinInstitute: async ({ app, owner: { email } }) => ({
    token: (await invited((await person(app)).api, app.sink, { email })).token,
  }),
  logIn: ({ owner: { email } }) => ({ email, password: PASSWORD }),
  logInWithRememberToken: async ({ app, owner: { email } }) => {
    const text = LOG_IN.replace('token expiresAt', 'rememberToken');
    const input = { email, password: PASSWORD, remember: true };
    return { token: (await app.api.ask(text, { input }))['logIn'].rememberToken as string };
  },
  openInvitation: async ({ app, owner }) => ({
    token: (await invited(owner.api, app.sink)).token,
  }),
  previewExam: async (of) => ({ quizId: await of.id('attemptedQuiz') }),
  readPeople: () => ({ text: 'Ada Byron <ada@example.org>' }),
  register: async ({ app }) => {
    const email = anyEmail();
    return { email, proof: await proveEmail(app.api, app.sink, email), password: PASSWORD };
  },
  remindCandidates: async (of) => ({ quizId: await of.id('attemptedQuiz') }),
  renewRecoveryCodes: withCode,
  reopenAttempt: async (of) => ({ attemptId: await of.id('lateAttempt') }),
  // Each question that is added counts it up.
  reorderQuestions: () => ({ orderVersion: 2 }),
  requestEmailCode: () => ({ email: anyEmail() }),
  requireTwoFactor: withTwoFactor,
  resetPassword: reset,
  submitContact: () => ({ email: anyEmail() }),
  submitFeedback: () => ({ email: anyEmail() }),
  submitQuiz: async (of) => {
    await of.id('question');
    return {};
  },
  subscribeToNewsletter: () => ({ email: anyEmail() }),
  switchOffMemberTwoFactor: async (of) => {
    const on = 'UPDATE users SET two_factor_since = now() WHERE id = $1';
    await of.app.sql(on, [await of.id('member')]);
    return { password: PASSWORD };
  },
  switchOffTwoFactor: withCode,
  undoPasswordReset: async (of) => {
    const { app, owner } = of;
    const text = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';
    await app.api.ask(text, { input: await reset(of) });
    const { text: mailed } = await app.sink.next(owner.email);
    const token = /\/undo-reset#([\w-]{43})/.exec(mailed ?? '')?.[1];
    return { token, newPassword: 'Third!Horse1' };
  },
  updateInstitute: () => ({ timeZone: 'UTC' }),
  verifyEmailCode: async ({ app }) => {
    const input = { email: anyEmail(), purpose: 'REGISTER' };
    const asked = await app.api.ask(REQUEST_CODE, { input });
    const code = codeIn(await app.sink.next(input.email));
    return { ...input, code, challenge: asked['requestEmailCode'].challenge as string };
  },
};

async function withCode({ app, owner }: Belongings): Promise<Data> {
  const { recoveryCodes } = await switchedOn(app, owner);
  return { password: PASSWORD, code: recoveryCodes[0] };
}

async function withTwoFactor({ app, owner }: Belongings): Promise<Data> {
  await switchedOn(app, owner);
  return { password: PASSWORD };
}

async function reset({ app, owner: { email } }: Belongings): Promise<Data> {
  const proof = await proveEmail(app.api, app.sink, email, 'RESET_PASSWORD');
  return { email, proof, newPassword: NEW_PASSWORD };
}

/** Arguments that may be left out, but not here. */
const WANTED: Record<string, string> = {
  logOut: 'trustedBrowserToken',
  readPeople: 'text',
  renewRecoveryCodes: 'code',
  switchOffTwoFactor: 'code',
};

/** A call of theirs that succeeds. */
export async function goodCall(
  of: Belongings,
  operation: Operation,
): Promise<{ query: string; variables: Data }> {
  const { name } = operation;
  const ids = await idsOf(of, operation);
  const call = callOf(operation, (slot) => ids.get(slot.path), WANTED[name]);
  const needs = (await NEEDS[name]?.(of)) ?? {};
  const { input } = call.variables;
  const variables = input
    ? { ...call.variables, input: { ...input, ...needs } }
    : { ...call.variables, ...needs };
  return { query: call.query, variables };
}

export const operationTargets: Target[] = operations.map((operation) => ({
  door: 'graphql',
  name: `${operation.kind} ${operation.name}`,
  isReading: operation.kind === 'query',
  make: async ({ of }) => post('/graphql', await goodCall(of, operation), of.owner.api),
}));

/** An access token of theirs that may write. */
export async function accessTokenOf(of: Belongings): Promise<string> {
  const operation = operations.find(({ name }) => name === 'createAccessToken');
  if (!operation) throw new Error('The schema has no access tokens');
  const { query, variables } = await goodCall(of, operation);
  return (await of.owner.api.ask(query, variables))['createAccessToken'].token as string;
}
