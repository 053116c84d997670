/** What an account can have, made through the doors, and which ids of it an operation takes. */
import { randomUUID } from 'node:crypto';
import type { Application } from './application.js';
import { sitting } from './attempts.js';
import { query } from './database.js';
import { candidate, exam } from './exams.js';
import { classList, invite, membersOf } from './learners.js';
import { anyEmail, person, quiz, type Person } from './factories.js';
import { image } from './images.js';
import { finished, importFile, startImport, uploadId } from './imports.js';
import type { Slot } from './operations.js';
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
    return new Belongings(await person(app.api, app.sink), app);
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

  async sql(statement: string): Promise<string> {
    const rows = await query<{ id: string }>(this.app.databaseUrl, statement, [this.owner.email]);
    return rows[0]?.id ?? '';
  }
}

const DELETE_QUIZ = 'mutation ($id: ID!) { deleteQuiz(id: $id) }';
const DELETE_QUESTION = 'mutation ($id: ID!) { deleteQuestion(id: $id) }';
const CREATE_TOKEN = `mutation {
  createAccessToken(input: { name: "Theirs", scope: READ }) { accessToken { id } }
}`;
const OWN = '(SELECT id FROM users WHERE email = $1)';

const MAKERS = {
  user: async (of: Belongings) => of.sql('SELECT id FROM users WHERE email = $1'),
  institute: async (of: Belongings) =>
    of.sql('SELECT institute_id AS id FROM users WHERE email = $1'),
  session: async (of: Belongings) => of.sql(`SELECT id FROM sessions WHERE user_id = ${OWN}`),
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
  classList: async (of: Belongings) => classList(of.owner.api, [{ email: anyEmail() }]),
  learner: async (of: Belongings) => {
    const [learner] = await membersOf(of.owner.api, await of.id('classList'));
    return String(learner?.['id']);
  },
};

export type Belonging = keyof typeof MAKERS;

/** A slot's own kind of id, and how a stranger's request for it is answered. */
export interface Rule {
  /** Null: an id that belongs to nobody, of the caller's own making. */
  takes: Belonging | null;
  /** What a stranger sends there. */
  foreign: Belonging;
  /** What the slots beside it get, where this one goes with nothing else. */
  beside?: Record<string, Belonging>;
  /** Only one who has nothing else gets this answer. */
  isAlone?: boolean;
  answer: RegExp;
}

const NOT_FOUND = /_NOT_FOUND$/;

function rule(takes: Belonging): Rule {
  return { takes, foreign: takes, answer: NOT_FOUND };
}

/** Parts of a question or of its rubric, which are nobody's without it. They are left out. */
const PARTS = [
  'McqOptionInput.id',
  'ChosenLevelInput.criterionId',
  'ChosenLevelInput.levelId',
  'CriterionInput.id',
  'RubricLevelInput.id',
];

/**
 * Which id goes where: by operation and path where a name alone does not say it, then by name. A slot
 * that is in neither fails the test: whoever adds an operation says here what it takes.
 */
const RULES: Record<string, Rule> = {
  'quiz.id': rule('quiz'),
  'updateQuiz.input.id': rule('quiz'),
  'deleteQuiz.id': rule('quiz'),
  'submitQuiz.id': rule('quiz'),
  'question.id': rule('question'),
  'updateQuestion.id': rule('question'),
  'deleteQuestion.id': rule('question'),
  'import.id': rule('import'),
  'correctImport.input.id': { takes: null, foreign: 'import', answer: /^IMPORT_ID_TAKEN$/ },
  'correctImport.input.importId': rule('refusedImport'),
  'startImport.input.id': { takes: null, foreign: 'import', answer: /^IMPORT_ID_TAKEN$/ },
  'duplicateQuiz.id': rule('quiz'),
  'endSession.id': rule('session'),
  'revokeAccessToken.id': rule('accessToken'),
  'restoreQuiz.id': rule('trashedQuiz'),
  'restoreQuestion.id': rule('trashedQuestion'),
  'setProfilePicture.imageId': rule('picture'),
  'updateQuestion.question.descriptive.image.imageId': {
    ...rule('image'),
    beside: { id: 'descriptiveQuestion' },
  },
  // It takes the ids of all questions of a quiz.
  'reorderQuestions.input.questionIds': { ...rule('question'), isAlone: true },
  'decideLateAnswers.input.attemptId': rule('lateAttempt'),
  'decideLateAnswers.input.ids': rule('lateAnswer'),
  attemptId: rule('attempt'),
  'examEvents.attemptId': { ...rule('attempt'), beside: { quizId: 'attemptedQuiz' } },
  'classList.id': rule('classList'),
  'deleteClassList.id': rule('classList'),
  'renameClassList.id': rule('classList'),
  candidateId: rule('candidate'),
  classListIds: rule('classList'),
  imageId: rule('image'),
  learnerIds: rule('learner'),
  'deleteRemark.id': rule('remark'),
  'updateRemark.input.id': rule('remark'),
  'gradeHistory.id': rule('markedAnswer'),
  'leaveAnswer.id': rule('markedAnswer'),
  'markAnswer.input.id': rule('markedAnswer'),
  'markingAnswer.id': rule('markedAnswer'),
  'openAnswer.id': rule('markedAnswer'),
  'returnToRule.input.id': rule('markedAnswer'),
  'openNextAnswer.afterId': { ...rule('markedAnswer'), beside: { 'scope.quizId': 'markedQuiz' } },
  'openNextAnswer.scope.learnerId': {
    ...rule('markedLearner'),
    beside: { 'scope.quizId': 'markedQuiz' },
  },
  'openNextAnswer.scope.questionId': {
    ...rule('markedQuestion'),
    beside: { 'scope.quizId': 'markedQuiz' },
  },
  'markingAnswers.scope.learnerId': {
    ...rule('markedLearner'),
    beside: { 'scope.quizId': 'markedQuiz' },
  },
  'markingAnswers.scope.questionId': {
    ...rule('markedQuestion'),
    beside: { 'scope.quizId': 'markedQuiz' },
  },
  'giveBackOutage.input.quizId': { ...rule('quiz'), answer: /^QUIZ_NOT_FOUND$/ },
  // It concerns those who took an exam meanwhile, and nobody else's.
  outageId: { ...rule('outage'), beside: { 'input.quizId': 'attemptedQuiz' } },
  actorId: rule('user'),
  listId: rule('classList'),
  importId: rule('import'),
  questionId: rule('question'),
  questionIds: rule('question'),
  quizId: rule('quiz'),
  toQuizId: rule('quiz'),
  uploadId: rule('upload'),
};

export function isPart(slot: Slot): boolean {
  return PARTS.includes(`${slot.input}.${slot.name}`);
}

/** @throws when nobody has said what the slot takes */
export function ruleOf(operation: string, slot: Slot): Rule {
  const found = RULES[`${operation}.${slot.path}`] ?? RULES[slot.name];
  if (found) return found;
  throw new Error(
    `${operation} takes an id as ${slot.path}: say in test/setup/belongings.ts whose it is`,
  );
}

/** What the caller's own request has in a slot. */
export async function ownId(of: Belongings, { takes }: Rule): Promise<string> {
  return takes === null ? randomUUID() : of.id(takes);
}
