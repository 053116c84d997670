/** A valid call of each operation of the schema. */
import type { Data } from '../setup/api.js';
import type { AccountData } from '../setup/account-data.js';
import { preview, undoStamp } from '../setup/adjustments.js';
import {
  anyEmail,
  LOG_IN,
  PASSWORD,
  person,
  proveEmail,
  REQUEST_CODE,
} from '../setup/factories.js';
import { codeIn } from '../setup/mail-sink.js';
import { inviteColleague, NEW_MEMBER } from '../setup/members.js';
import { callOf, operations, type Operation } from '../setup/operations.js';
import { requiredIds } from '../setup/operation-calls.js';
import { BEGIN, requestChallenge, codeOf, switchOnTwoFactor } from '../setup/two-factor.js';
import { post, type Target } from './valid-requests.js';

const NEW_PASSWORD = 'Another!Horse1';

/**
 * Values that an operation needs in addition to the caller's own ids and any values of the right types, by its
 * name: fields of `input` where it has one, else arguments. Change them together with the operation.
 */
const SPECIAL_ARGUMENTS: Record<string, (account: AccountData) => Promise<Data> | Data> = {
  beginTwoFactor: () => ({ password: PASSWORD }),
  changeEmail: async ({ app, owner }) => {
    const newEmail = anyEmail();
    const proof = await proveEmail(owner.api, app.sink, newEmail, 'CHANGE_EMAIL');
    return { newEmail, proof, password: PASSWORD };
  },
  changePassword: () => ({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
  confirmLogIn: async ({ app, owner }) => {
    const { secret } = await switchOnTwoFactor(app, owner);
    return { challenge: await requestChallenge(app.api, owner.email), code: codeOf(secret) };
  },
  confirmTwoFactor: async ({ owner }) => {
    const { beginTwoFactor } = await owner.api.ask(BEGIN, { password: PASSWORD });
    return { code: codeOf(beginTwoFactor.secret as string) };
  },
  createAccessToken: () => ({ scope: 'WRITE', password: PASSWORD }),
  deleteAccount: () => ({ password: PASSWORD }),
  // The name of the address: the learner was added without another one.
  eraseLearner: async (account) => {
    const id = await account.id('learner');
    const [learner] = await account.app.sql('SELECT name FROM learners WHERE id = $1', [id]);
    return { id, name: learner?.['name'] };
  },
  extendTime: async (account) => {
    // Making an outage gives the attempt a deadline.
    await account.id('outage');
    return {};
  },
  inviteCandidates: async (account) => ({
    quizId: await account.id('attemptedQuiz'),
    people: [{ email: anyEmail() }],
  }),
  inviteMember: () => ({ email: anyEmail() }),
  joinAsNewMember: async ({ app, owner }) => ({
    token: (await inviteColleague(owner.api, app.sink)).token,
    ...NEW_MEMBER,
  }),
  joinInstitute: async ({ app, owner: { email } }) => ({
    token: (await inviteColleague((await person(app)).api, app.sink, { email })).token,
  }),
  logIn: ({ owner: { email } }) => ({ email, password: PASSWORD }),
  logInWithRememberToken: async ({ app, owner: { email } }) => {
    const text = LOG_IN.replace('token expiresAt', 'rememberToken');
    const input = { email, password: PASSWORD, remember: true };
    return { token: (await app.api.ask(text, { input }))['logIn'].rememberToken as string };
  },
  makeAdjustment: async (account) => {
    const value = { quizId: await account.id('markedQuiz'), kind: 'PASS_MARK', passMark: 1 };
    const { stamp } = await preview(account.owner.api, value);
    return { ...value, stamp };
  },
  mailChangedTimes: async (account) => ({ quizId: await account.id('attemptedQuiz') }),
  openInvitation: async ({ app, owner }) => ({
    token: (await inviteColleague(owner.api, app.sink)).token,
  }),
  previewExam: async (account) => ({ quizId: await account.id('attemptedQuiz') }),
  readPeople: () => ({ text: 'Ada Byron <ada@example.org>' }),
  register: async ({ app }) => {
    const email = anyEmail();
    return { email, proof: await proveEmail(app.api, app.sink, email), password: PASSWORD };
  },
  remindCandidates: async (account) => ({ quizId: await account.id('attemptedQuiz') }),
  renewRecoveryCodes: withCode,
  reopenAttempt: async (account) => ({ attemptId: await account.id('lateAttempt') }),
  // Each added question increases it.
  reorderQuestions: () => ({ orderVersion: 2 }),
  requestEmailCode: () => ({ email: anyEmail() }),
  requireTwoFactor: withTwoFactor,
  resetPassword: reset,
  resumeAttempt: async (account) => {
    const attemptId = await account.id('attempt');
    await account.app.sql(
      'UPDATE attempts SET paused_at = now(), individually_paused_at = now() WHERE id = $1',
      [attemptId],
    );
    return { attemptId };
  },
  resumeExam: async (account) => {
    // Another call may have paused it already.
    const quizId = await account.id('attemptedQuiz');
    const pause = `INSERT INTO exam_pauses (quiz_id, reason, started_at) VALUES ($1, 'Alarm', now())
      ON CONFLICT DO NOTHING`;
    await account.app.sql(pause, [quizId]);
    return { quizId };
  },
  sendExamMessage: async (account) => ({
    quizId: await account.id('attemptedQuiz'),
    attemptId: await account.id('attempt'),
  }),
  setGradeBands: () => ({ bands: [{ label: 'F', from: 0 }] }),
  setLearnerRetention: () => ({ months: 12 }),
  setQuestionMarks: async (account) => ({
    questions: [{ questionId: await account.id('question'), version: 1, marks: '2' }],
  }),
  submitContact: () => ({ email: anyEmail() }),
  submitFeedback: () => ({ email: anyEmail() }),
  submitQuiz: async (account) => {
    await account.id('question');
    return {};
  },
  subscribeToNewsletter: () => ({ email: anyEmail() }),
  switchOffMemberTwoFactor: async (account) => {
    const on = 'UPDATE users SET two_factor_since = now() WHERE id = $1';
    await account.app.sql(on, [await account.id('member')]);
    return { password: PASSWORD };
  },
  switchOffTwoFactor: withCode,
  undoAdjustment: async (account) => {
    const id = await account.id('adjustment');
    return { id, stamp: await undoStamp(account.owner.api, id) };
  },
  undoPasswordReset: async (account) => {
    const { app, owner } = account;
    const text =
      'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { success } }';
    await app.api.ask(text, { input: await reset(account) });
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

async function withCode({ app, owner }: AccountData): Promise<Data> {
  const { recoveryCodes } = await switchOnTwoFactor(app, owner);
  return { password: PASSWORD, code: recoveryCodes[0] };
}

async function withTwoFactor({ app, owner }: AccountData): Promise<Data> {
  await switchOnTwoFactor(app, owner);
  return { password: PASSWORD };
}

async function reset({ app, owner: { email } }: AccountData): Promise<Data> {
  const proof = await proveEmail(app.api, app.sink, email, 'RESET_PASSWORD');
  return { email, proof, newPassword: NEW_PASSWORD };
}

/** Optional arguments that a valid call needs. */
const REQUIRED_OPTIONAL: Record<string, string> = {
  logOut: 'trustedBrowserToken',
  readPeople: 'text',
  renewRecoveryCodes: 'code',
  setLearnerRetention: 'months',
  switchOffTwoFactor: 'code',
};

/** A call by this account that succeeds. */
export async function validCall(
  account: AccountData,
  operation: Operation,
): Promise<{ query: string; variables: Data }> {
  const { name } = operation;
  const ids = await requiredIds(account, operation);
  const call = callOf(operation, (slot) => ids.get(slot.path), REQUIRED_OPTIONAL[name]);
  const needs = (await SPECIAL_ARGUMENTS[name]?.(account)) ?? {};
  const { input } = call.variables;
  const variables = input
    ? { ...call.variables, input: { ...input, ...needs } }
    : { ...call.variables, ...needs };
  return { query: call.query, variables };
}

export const operationTargets: Target[] = operations.map((operation) => ({
  routeGroup: 'graphql',
  name: `${operation.kind} ${operation.name}`,
  isReadOnly: operation.kind === 'query',
  makeRequest: async ({ account }) =>
    post('/graphql', await validCall(account, operation), account.owner.api),
}));

/** An access token of this account with the scope WRITE. */
export async function accessTokenOf(account: AccountData): Promise<string> {
  const operation = operations.find(({ name }) => name === 'createAccessToken');
  if (!operation) throw new Error('The schema has no access tokens');
  const { query, variables } = await validCall(account, operation);
  return (await account.owner.api.ask(query, variables))['createAccessToken'].token as string;
}
