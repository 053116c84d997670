/** What an account can have, made through the doors. */
import type { Application } from './application.js';
import { sitting } from './attempts.js';
import { query } from './database.js';
import { candidate, exam } from './exams.js';
import { classList, invite, membersOf } from './learners.js';
import { PASSWORD, anyEmail, person, type Person, quiz } from './factories.js';
import { ended, startExport } from './exports.js';
import { image } from './images.js';
import { colleague, invited } from './members.js';
import { finished, importFile, startImport, uploadId } from './imports.js';
import { addQuestions, anyDescriptive, anyMcq } from './questions.js';
import { MCQ_HEADERS, triviaWorkbook, workbook } from './workbooks.js';

/** One account with one of each. Each is made when it is first asked for. */
export class Belongings {
  private readonly made = new Map<Belonging, Promise<string>>();

  private constructor(
    readonly owner: Person,
    readonly app: Application,
  ) {}

  static async of(app: Application): Promise<Belongings> {
    return new Belongings(await person(app), app);
  }

  async id(what: Belonging): Promise<string> {
    let id = this.made.get(what);
    if (!id) {
      id = MAKERS[what](this);
      this.made.set(what, id);
    }
    return id;
  }

  /** Everything there is to have. */
  async all(): Promise<string[]> {
    const ids = [];
    for (const what of Object.keys(MAKERS) as Belonging[]) ids.push(await this.id(what));
    return ids;
  }

  /** An attempt of an exam of theirs, under way. */
  async attempt(): Promise<string> {
    const { code } = await exam(this.app, this.owner.api);
    return (await sitting(await candidate(this.app, code, 'Ada'))).id;
  }

  /** One that was handed in, and an answer came after it. */
  async lateAttempt(): Promise<string> {
    const { code } = await exam(this.app, this.owner.api);
    const page = await sitting(await candidate(this.app, code, 'Ada'));
    await page.submit();
    await page.save([page.entry(0)]);
    return page.id;
  }

  /** Somebody who was invited to an exam of theirs. */
  async candidate(): Promise<string> {
    const { quizId } = await exam(this.app, this.owner.api);
    return (await invite(this.owner.api, quizId, [{ email: anyEmail() }]))[0]?.['id'] as string;
  }

  /** A colleague of theirs. */
  async member(): Promise<string> {
    const { email } = await colleague(this.app, this.owner, 'MARKER');
    const id = 'SELECT id FROM users WHERE email = $1';
    return (await query<{ id: string }>(this.app.databaseUrl, id, [email]))[0]?.id ?? '';
  }

  async memberInvitation(): Promise<string> {
    return (await invited(this.owner.api, this.app.sink)).id;
  }

  async sql(statement: string): Promise<string> {
    const rows = await query<{ id: string }>(this.app.databaseUrl, statement, [this.owner.email]);
    return rows[0]?.id ?? '';
  }
}

const DELETE_QUIZ = 'mutation ($id: ID!) { deleteQuiz(id: $id) }';
const DELETE_QUESTION = 'mutation ($id: ID!) { deleteQuestion(id: $id) }';
const CREATE_TOKEN = `mutation {
  createAccessToken(input: { name: "Theirs", scope: READ, password: "${PASSWORD}" }) { accessToken { id } }
}`;
const OWN = '(SELECT id FROM users WHERE email = $1)';

const MAKERS = {
  user: async (of: Belongings) => of.sql('SELECT id FROM users WHERE email = $1'),
  institute: async (of: Belongings) =>
    of.sql('SELECT institute_id AS id FROM users WHERE email = $1'),
  session: async (of: Belongings) => of.sql(`SELECT id FROM sessions WHERE user_id = ${OWN}`),
  trustedBrowser: async (of: Belongings) =>
    of.sql(`INSERT INTO trusted_browsers (user_id, token_hash, client_address, user_agent, expires_at)
      SELECT id, id, '192.0.2.1', 'browser', now() + interval '1 day' FROM users WHERE email = $1
      RETURNING id`),
  quiz: async (of: Belongings) => quiz(of.owner.api),
  question: async (of: Belongings) => {
    const [question] = await addQuestions(of.owner.api, await of.id('quiz'), [anyMcq]);
    return String(question?.['id']);
  },
  trashedQuiz: async (of: Belongings) => {
    const id = await quiz(of.owner.api);
    await of.owner.api.ask(DELETE_QUIZ, { id });
    return id;
  },
  trashedQuestion: async (of: Belongings) => {
    const [question] = await addQuestions(of.owner.api, await of.id('quiz'), [anyMcq]);
    await of.owner.api.ask(DELETE_QUESTION, { id: question?.['id'] });
    return String(question?.['id']);
  },
  image: async (of: Belongings) => (await image(of.owner.api)).imageId,
  picture: async (of: Belongings) => (await image(of.owner.api, undefined, 'profile')).imageId,
  accessToken: async (of: Belongings) => {
    const { createAccessToken } = await of.owner.api.ask(CREATE_TOKEN);
    return createAccessToken.accessToken.id as string;
  },
  descriptiveQuestion: async (of: Belongings) => {
    const [question] = await addQuestions(of.owner.api, await of.id('quiz'), [anyDescriptive]);
    return String(question?.['id']);
  },
  upload: async (of: Belongings) => uploadId(of.owner.api, await triviaWorkbook(1)),
  import: async (of: Belongings) => {
    const id = await startImport(of.owner.api, await of.id('quiz'), await triviaWorkbook(1));
    await finished(of.owner.api, id);
    return id;
  },
  refusedImport: async (of: Belongings) => {
    const file = await workbook([MCQ_HEADERS, ['No key?', 'a', 'b']]);
    return (await importFile(of.owner.api, await of.id('quiz'), file))['id'] as string;
  },
  export: async (of: Belongings) => {
    const id = await startExport(of.owner.api, await of.id('quiz'));
    await ended(of.owner.api, id);
    return id;
  },
  attempt: async (of: Belongings) => of.attempt(),
  outage: async (of: Belongings) => {
    const attemptId = await of.id('attempt');
    // Of the minute before now, in which the attempt was under way.
    await of.sql(`UPDATE attempts SET started_at = now() - interval '1 minute',
      deadline_at = now() + interval '1 hour' WHERE id = '${attemptId}' AND $1 <> '' RETURNING id`);
    return of.sql(`INSERT INTO outages (began_at, ended_at)
      SELECT now() - interval '50 seconds', now() WHERE $1 <> '' RETURNING id`);
  },
  attemptedQuiz: async (of: Belongings) => {
    const attemptId = await of.id('attempt');
    return of.sql(`SELECT quiz_id AS id FROM attempts WHERE id = '${attemptId}' AND $1 <> ''`);
  },
  lateAttempt: async (of: Belongings) => of.lateAttempt(),
  lateAnswer: async (of: Belongings) => {
    const attemptId = await of.id('lateAttempt');
    return of.sql(`SELECT id FROM late_responses WHERE attempt_id = '${attemptId}' AND $1 <> ''`);
  },
  markedAttempt: async (of: Belongings) => {
    const { code } = await exam(of.app, of.owner.api);
    const page = await sitting(await candidate(of.app, code, 'Ada'));
    await page.save([page.entry(0), page.entry(1)]);
    await page.submit();
    return page.id;
  },
  markedQuiz: async (of: Belongings) => {
    const attemptId = await of.id('markedAttempt');
    return of.sql(`SELECT quiz_id AS id FROM attempts WHERE id = '${attemptId}' AND $1 <> ''`);
  },
  markedQuestion: async (of: Belongings) => {
    const attemptId = await of.id('markedAttempt');
    return of.sql(`SELECT question_id AS id FROM grades
      WHERE attempt_id = '${attemptId}' AND outcome = 'WAITING' AND $1 <> ''`);
  },
  markedAnswer: async (of: Belongings) => {
    const attemptId = await of.id('markedAttempt');
    return of.sql(`SELECT id FROM grades
      WHERE attempt_id = '${attemptId}' AND outcome = 'WAITING' AND $1 <> ''`);
  },
  markedLearner: async (of: Belongings) => {
    const text = 'query ($id: ID!) { markingAnswer(id: $id) { learner { learnerId } } }';
    const data = await of.owner.api.ask(text, { id: await of.id('markedAnswer') });
    return data['markingAnswer'].learner.learnerId as string;
  },
  remark: async (of: Belongings) => {
    const text = 'mutation ($input: AddRemarkInput!) { addRemark(input: $input) { id } }';
    const remark = { quizId: await of.id('quiz'), shortcut: 'good', text: 'Good.' };
    return (await of.owner.api.ask(text, { input: remark }))['addRemark'].id as string;
  },
  candidate: async (of: Belongings) => of.candidate(),
  member: async (of: Belongings) => of.member(),
  memberInvitation: async (of: Belongings) => of.memberInvitation(),
  classList: async (of: Belongings) => classList(of.owner.api, [{ email: anyEmail() }]),
  learner: async (of: Belongings) => {
    const [learner] = await membersOf(of.owner.api, await of.id('classList'));
    return String(learner?.['id']);
  },
};

export type Belonging = keyof typeof MAKERS;
