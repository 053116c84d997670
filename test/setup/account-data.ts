/** All kinds of data that an account can have, created through the API. */
import { adjust } from './adjustments.js';
import type { Application } from './application.js';
import { sitting } from './attempts.js';
import { query } from './database.js';
import { candidate, exam } from './exams.js';
import { classList, invite, membersOf } from './learners.js';
import { PASSWORD, anyEmail, person, type Person, quiz } from './factories.js';
import { ended, startExport } from './exports.js';
import { image } from './images.js';
import { colleague, inviteColleague } from './members.js';
import { finished, importFile, startImport, uploadId } from './imports.js';
import { addQuestions, anyDescriptive, anyMcq } from './questions.js';
import { askToReturn } from './returns.js';
import { MCQ_HEADERS, triviaWorkbook, workbook } from './workbooks.js';

/** An account with one item of each kind. Each is created when it is first needed. */
export class AccountData {
  private readonly ids = new Map<DataKind, Promise<string>>();

  private constructor(
    readonly owner: Person,
    readonly app: Application,
  ) {}

  static async create(app: Application): Promise<AccountData> {
    return new AccountData(await person(app), app);
  }

  async id(what: DataKind): Promise<string> {
    let id = this.ids.get(what);
    if (!id) {
      id = MAKERS[what](this);
      this.ids.set(what, id);
    }
    return id;
  }

  /** Creates all kinds. @returns their ids */
  async allIds(): Promise<string[]> {
    const ids = [];
    for (const what of Object.keys(MAKERS) as DataKind[]) ids.push(await this.id(what));
    return ids;
  }

  /** A running attempt at an exam of this account. */
  async attempt(): Promise<string> {
    const { code } = await exam(this.app, this.owner.api);
    return (await sitting(await candidate(this.app, code, 'Ada'))).id;
  }

  /** A submitted attempt with a late answer. */
  async lateAttempt(): Promise<string> {
    const { code } = await exam(this.app, this.owner.api);
    const page = await sitting(await candidate(this.app, code, 'Ada'));
    await page.submit();
    await page.save([page.entry(0)]);
    return page.id;
  }

  /** A learner who asks to go on at another device, at an exam of this account. */
  async returnRequest(): Promise<string> {
    const { code } = await exam(this.app, this.owner.api);
    await candidate(this.app, code, 'Ada');
    return (await askToReturn(this.app.api, code, 'Ada')).id;
  }

  /** A candidate invited to an exam of this account. */
  async candidate(): Promise<string> {
    const { quizId } = await exam(this.app, this.owner.api);
    return (await invite(this.owner.api, quizId, [{ email: anyEmail() }]))[0]?.['id'] as string;
  }

  /** A colleague in the same institute. */
  async member(): Promise<string> {
    const { email } = await colleague(this.app, this.owner, 'MARKER');
    const id = 'SELECT id FROM users WHERE email = $1';
    return (await query<{ id: string }>(this.app.databaseUrl, id, [email]))[0]?.id ?? '';
  }

  async memberInvitation(): Promise<string> {
    return (await inviteColleague(this.owner.api, this.app.sink)).id;
  }

  async sql(statement: string): Promise<string> {
    const rows = await query<{ id: string }>(this.app.databaseUrl, statement, [this.owner.email]);
    return rows[0]?.id ?? '';
  }
}

const DELETE_QUIZ = 'mutation ($id: ID!) { deleteQuiz(id: $id) { id } }';
const DELETE_QUESTION = 'mutation ($id: ID!) { deleteQuestion(id: $id) { id } }';
const CREATE_TOKEN = `mutation {
  createAccessToken(input: { name: "Theirs", scope: READ, password: "${PASSWORD}" }) { accessToken { id } }
}`;
const OWN = '(SELECT id FROM users WHERE email = $1)';

const MAKERS = {
  user: async (account: AccountData) => account.sql('SELECT id FROM users WHERE email = $1'),
  institute: async (account: AccountData) =>
    account.sql('SELECT institute_id AS id FROM users WHERE email = $1'),
  session: async (account: AccountData) =>
    account.sql(`SELECT id FROM sessions WHERE user_id = ${OWN}`),
  trustedBrowser: async (account: AccountData) =>
    account.sql(`INSERT INTO trusted_browsers (user_id, token_hash, client_address, user_agent, expires_at)
      SELECT id, id, '192.0.2.1', 'browser', now() + interval '1 day' FROM users WHERE email = $1
      RETURNING id`),
  quiz: async (account: AccountData) => quiz(account.owner.api),
  question: async (account: AccountData) => {
    const [question] = await addQuestions(account.owner.api, await account.id('quiz'), [anyMcq]);
    return String(question?.['id']);
  },
  trashedQuiz: async (account: AccountData) => {
    const id = await quiz(account.owner.api);
    await account.owner.api.ask(DELETE_QUIZ, { id });
    return id;
  },
  trashedQuestion: async (account: AccountData) => {
    const [question] = await addQuestions(account.owner.api, await account.id('quiz'), [anyMcq]);
    await account.owner.api.ask(DELETE_QUESTION, { id: question?.['id'] });
    return String(question?.['id']);
  },
  adjustment: async (account: AccountData) => {
    const { quizId } = await exam(account.app, account.owner.api);
    const made = await adjust(account.owner.api, { quizId, kind: 'MARKS', marks: '1' });
    return made['id'] as string;
  },
  image: async (account: AccountData) => (await image(account.owner.api)).imageId,
  picture: async (account: AccountData) =>
    (await image(account.owner.api, undefined, 'profile')).imageId,
  accessToken: async (account: AccountData) => {
    const { createAccessToken } = await account.owner.api.ask(CREATE_TOKEN);
    return createAccessToken.accessToken.id as string;
  },
  descriptiveQuestion: async (account: AccountData) => {
    const [question] = await addQuestions(account.owner.api, await account.id('quiz'), [
      anyDescriptive,
    ]);
    return String(question?.['id']);
  },
  upload: async (account: AccountData) => uploadId(account.owner.api, await triviaWorkbook(1)),
  import: async (account: AccountData) => {
    const id = await startImport(
      account.owner.api,
      await account.id('quiz'),
      await triviaWorkbook(1),
    );
    await finished(account.owner.api, id);
    return id;
  },
  refusedImport: async (account: AccountData) => {
    const file = await workbook([MCQ_HEADERS, ['No key?', 'a', 'b']]);
    return (await importFile(account.owner.api, await account.id('quiz'), file))['id'] as string;
  },
  checkedImport: async (account: AccountData) => {
    const file = await workbook([MCQ_HEADERS, ['Key?', 'a', 'b', null, null, null, 'A']]);
    const looked = { preview: true };
    const quizId = await account.id('quiz');
    return (await importFile(account.owner.api, quizId, file, 'MCQ', looked))['id'] as string;
  },
  export: async (account: AccountData) => {
    const id = await startExport(account.owner.api, await account.id('quiz'));
    await ended(account.owner.api, id);
    return id;
  },
  attempt: async (account: AccountData) => account.attempt(),
  outage: async (account: AccountData) => {
    const attemptId = await account.id('attempt');
    // In the minute before now, while the attempt was running.
    await account.sql(`UPDATE attempts SET started_at = now() - interval '1 minute',
      deadline_at = now() + interval '1 hour' WHERE id = '${attemptId}' AND $1 <> '' RETURNING id`);
    return account.sql(`INSERT INTO outages (began_at, ended_at)
      SELECT now() - interval '50 seconds', now() WHERE $1 <> '' RETURNING id`);
  },
  attemptedQuiz: async (account: AccountData) => {
    const attemptId = await account.id('attempt');
    return account.sql(`SELECT quiz_id AS id FROM attempts WHERE id = '${attemptId}' AND $1 <> ''`);
  },
  lateAttempt: async (account: AccountData) => account.lateAttempt(),
  lateAnswer: async (account: AccountData) => {
    const attemptId = await account.id('lateAttempt');
    return account.sql(
      `SELECT id FROM late_responses WHERE attempt_id = '${attemptId}' AND $1 <> ''`,
    );
  },
  markedAttempt: async (account: AccountData) => {
    const { code } = await exam(account.app, account.owner.api);
    const page = await sitting(await candidate(account.app, code, 'Ada'));
    await page.save([page.entry(0), page.entry(1)]);
    await page.submit();
    return page.id;
  },
  markedQuiz: async (account: AccountData) => {
    const attemptId = await account.id('markedAttempt');
    return account.sql(`SELECT quiz_id AS id FROM attempts WHERE id = '${attemptId}' AND $1 <> ''`);
  },
  markedQuestion: async (account: AccountData) => {
    const attemptId = await account.id('markedAttempt');
    return account.sql(`SELECT question_id AS id FROM grades
      WHERE attempt_id = '${attemptId}' AND outcome = 'WAITING' AND $1 <> ''`);
  },
  markedAnswer: async (account: AccountData) => {
    const attemptId = await account.id('markedAttempt');
    return account.sql(`SELECT id FROM grades
      WHERE attempt_id = '${attemptId}' AND outcome = 'WAITING' AND $1 <> ''`);
  },
  markedLearner: async (account: AccountData) => {
    const text = 'query ($id: ID!) { markingAnswer(id: $id) { learner { learnerId } } }';
    const data = await account.owner.api.ask(text, { id: await account.id('markedAnswer') });
    return data['markingAnswer'].learner.learnerId as string;
  },
  remark: async (account: AccountData) => {
    const text = 'mutation ($input: AddRemarkInput!) { addRemark(input: $input) { id } }';
    const remark = { quizId: await account.id('quiz'), shortcut: 'good', text: 'Good.' };
    return (await account.owner.api.ask(text, { input: remark }))['addRemark'].id as string;
  },
  candidate: async (account: AccountData) => account.candidate(),
  returnRequest: async (account: AccountData) => account.returnRequest(),
  returningCandidate: async (account: AccountData) => {
    const id = await account.id('returnRequest');
    return account.sql(`SELECT c.id FROM candidates c JOIN return_requests r ON r.quiz_id = c.quiz_id
      WHERE r.id = '${id}' AND $1 <> ''`);
  },
  member: async (account: AccountData) => account.member(),
  memberInvitation: async (account: AccountData) => account.memberInvitation(),
  classList: async (account: AccountData) => classList(account.owner.api, [{ email: anyEmail() }]),
  learner: async (account: AccountData) => {
    const [learner] = await membersOf(account.owner.api, await account.id('classList'));
    return String(learner?.['id']);
  },
};

export type DataKind = keyof typeof MAKERS;
