/** Calls of mutations that made-up arguments do not satisfy, with what they need. */
import { adjust, MAKE, preview, REASON, UNDO, undoStamp } from './adjustments.js';
import type { AccountData } from './account-data.js';
import type { Api, Data } from './api.js';
import { candidate, exam, SUBMIT_QUIZ } from './exams.js';
import { anyEmail, PASSWORD, person, proveEmail, quiz } from './factories.js';
import { INVITE as INVITE_CANDIDATES, invite, REMIND } from './learners.js';
import { colleague, INVITE, inviteColleague, JOIN, memberId } from './members.js';
import { sitting } from './attempts.js';
import { ERASE, markedLearner, SET_RETENTION } from './personal-data.js';
import { PAUSE_ATTEMPT, pauseExam, RESUME, RESUME_ATTEMPT, SEND } from './pauses.js';
import { SET_MARKS } from './bulk-questions.js';
import { addQuestions, anyDescriptive, anyMcq } from './questions.js';
import {
  BEGIN,
  codeOf,
  CONFIRM,
  RENEW,
  SWITCH_OFF,
  SWITCH_OFF_MEMBER,
  switchOnTwoFactor,
  REQUIRE,
} from './two-factor.js';

export interface PreparedCall {
  query: string;
  variables: object;
  /** The owner of the account where it is left out. */
  caller?: Api;
}

type Prepare = (account: AccountData) => PreparedCall | Promise<PreparedCall>;

export const preparedCalls: Record<string, Prepare> = {
  beginTwoFactor: () => ({ query: BEGIN, variables: { password: PASSWORD } }),
  makeAdjustment: async ({ app, owner }) => {
    const { quizId } = await exam(app, owner.api);
    const value = { quizId, kind: 'PASS_MARK', passMark: 1 };
    const { stamp } = await preview(owner.api, value);
    return { query: MAKE, variables: { input: { ...value, reason: REASON, stamp } } };
  },
  undoAdjustment: async ({ app, owner }) => {
    const { quizId } = await exam(app, owner.api);
    const { id } = await adjust(owner.api, { quizId, kind: 'PASS_MARK', passMark: 1 });
    const stamp = await undoStamp(owner.api, id);
    return { query: UNDO, variables: { input: { id, stamp } } };
  },
  setGradeBands: () => ({
    query: `mutation ($bands: [GradeBandInput!]!) {
      setGradeBands(bands: $bands) { id gradeBands { label from } }
    }`,
    variables: { bands: [{ label: 'F', from: 0 }] },
  }),
  changeEmail: async ({ app }) => {
    const newEmail = anyEmail();
    const proof = await proveEmail(app.api, app.sink, newEmail, 'CHANGE_EMAIL');
    const query =
      'mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { id email } }';
    return { query, variables: { input: { newEmail, password: PASSWORD, proof } } };
  },
  changePassword: () => ({
    query: 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { success } }',
    variables: { input: { currentPassword: PASSWORD, newPassword: 'Other!Horse9' } },
  }),
  confirmTwoFactor: async ({ owner }) => {
    const { beginTwoFactor } = await owner.api.ask(BEGIN, { password: PASSWORD });
    return { query: CONFIRM, variables: { code: codeOf(beginTwoFactor.secret as string) } };
  },
  createAccessToken: () => ({
    query: `mutation ($input: CreateAccessTokenInput!) {
      createAccessToken(input: $input) { token accessToken { id name } }
    }`,
    variables: { input: { name: 'Nightly', scope: 'READ', password: PASSWORD } },
  }),
  eraseLearner: async ({ app, owner }) => {
    const { id } = await markedLearner(app, owner.api, 'Ada');
    return { query: ERASE, variables: { id, name: 'Ada' } };
  },
  extendTime: async (account) => ({
    query: `mutation ($input: ExtendTimeInput!) {
      extendTime(input: $input) { id deadlineAt }
    }`,
    variables: { input: { attemptId: await attempt(account, 60), minutes: 5, reason: 'Alarm' } },
  }),
  inviteCandidates: async ({ app, owner }) => {
    const { quizId } = await exam(app, owner.api);
    const people = [{ name: 'Ada', email: anyEmail() }];
    return { query: INVITE_CANDIDATES, variables: { input: { quizId, people } } };
  },
  inviteMember: () => ({
    query: INVITE,
    variables: { input: { email: anyEmail(), role: 'EDITOR' } },
  }),
  joinInstitute: async ({ app, owner }) => {
    const newcomer = await person(app);
    const { token } = await inviteColleague(owner.api, app.sink, { email: newcomer.email });
    return { query: JOIN, variables: { token }, caller: newcomer.api };
  },
  mailChangedTimes: async ({ app, owner }) => {
    const { quizId } = await exam(app, owner.api);
    await invite(owner.api, quizId, [{ email: anyEmail() }]);
    const query =
      'mutation ($quizId: ID!) { mailChangedTimes(quizId: $quizId) { mailed skipped failed } }';
    return { query, variables: { quizId } };
  },
  previewExam: async ({ app, owner }) => ({
    query: 'mutation ($quizId: ID!) { previewExam(quizId: $quizId) { url } }',
    variables: { quizId: (await exam(app, owner.api)).quizId },
  }),
  remindCandidates: async ({ app, owner }) => {
    const { quizId } = await exam(app, owner.api);
    await invite(owner.api, quizId, [{ email: anyEmail() }]);
    return { query: REMIND, variables: { quizId } };
  },
  renewRecoveryCodes: async (account) => withCode(account, RENEW),
  reopenAttempt: async (account) => ({
    query: `mutation ($input: ReopenAttemptInput!) {
      reopenAttempt(input: $input) { id submittedAt deadlineAt }
    }`,
    variables: { input: { attemptId: await attempt(account, null), minutes: 5, reason: 'Alarm' } },
  }),
  reorderQuestions: async ({ owner }) => {
    const quizId = await quiz(owner.api);
    const added: Data[] = await addQuestions(owner.api, quizId, [anyMcq, anyDescriptive]);
    const questionIds = added.map(({ id }) => id as string).reverse();
    const query = `mutation ($input: ReorderQuestionsInput!) {
      reorderQuestions(input: $input) { id orderVersion }
    }`;
    return { query, variables: { input: { quizId, questionIds, orderVersion: 2, position: 1 } } };
  },
  requireTwoFactor: async ({ app, owner }) => {
    await switchOnTwoFactor(app, owner);
    return { query: REQUIRE, variables: { isRequired: true, password: PASSWORD } };
  },
  resumeAttempt: async (account) => {
    const attemptId = await attempt(account, 60);
    await account.owner.api.ask(PAUSE_ATTEMPT, { input: { attemptId, reason: 'Nosebleed' } });
    return { query: RESUME_ATTEMPT, variables: { input: { attemptId } } };
  },
  resumeExam: async ({ app, owner }) => {
    const { quizId } = await exam(app, owner.api);
    await pauseExam(owner.api, quizId);
    return { query: RESUME, variables: { input: { quizId } } };
  },
  sendExamMessage: async (account) => {
    const attemptId = await attempt(account, 60);
    const [row] = await account.app.sql('SELECT quiz_id FROM attempts WHERE id = $1', [attemptId]);
    const input = { quizId: row?.['quiz_id'], attemptId, text: 'Ten more minutes.' };
    return { query: SEND, variables: { input } };
  },
  setLearnerRetention: () => ({ query: SET_RETENTION, variables: { months: 12 } }),
  setQuestionMarks: async ({ owner }) => {
    const quizId = await quiz(owner.api);
    const [added] = await addQuestions(owner.api, quizId, [anyMcq]);
    const questions = [{ questionId: added?.['id'], version: 1, marks: '2' }];
    return { query: SET_MARKS, variables: { input: { quizId, questions } } };
  },
  submitQuiz: async ({ owner }) => {
    const id = await quiz(owner.api);
    await addQuestions(owner.api, id, [anyMcq]);
    return { query: SUBMIT_QUIZ, variables: { id } };
  },
  switchOffMemberTwoFactor: async ({ app, owner }) => {
    const member = await colleague(app, owner, 'MARKER');
    await switchOnTwoFactor(app, member);
    const id = await memberId(owner, member.email);
    return { query: SWITCH_OFF_MEMBER, variables: { input: { id, password: PASSWORD } } };
  },
  switchOffTwoFactor: async (account) => withCode(account, SWITCH_OFF),
  updateInstitute: () => ({
    query: `mutation ($input: UpdateInstituteInput!) {
      updateInstitute(input: $input) { id name timeZone }
    }`,
    variables: { input: { name: 'Lovelace School', timeZone: 'Asia/Kolkata' } },
  }),
};

/** @param minutes of a deadline from now; null: the attempt is submitted */
async function attempt({ app, owner }: AccountData, minutes: number | null): Promise<string> {
  const { code } = await exam(app, owner.api);
  const page = await sitting(await candidate(app, code, 'Ada'));
  if (minutes === null) await page.submit();
  else
    await app.sql(
      'UPDATE attempts SET deadline_at = now() + make_interval(mins => $2) WHERE id = $1',
      [page.id, minutes],
    );
  return page.id;
}

async function withCode({ app, owner }: AccountData, query: string): Promise<PreparedCall> {
  const { secret } = await switchOnTwoFactor(app, owner);
  return { query, variables: { password: PASSWORD, code: codeOf(secret, 1) } };
}
