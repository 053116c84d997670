/** Manual marking through the API. */
import type { Api, Data } from './api.js';
import type { Application } from './application.js';
import type { Page } from './attempts.js';
import { exam, type Exam, type ExamOptions } from './exams.js';
import { takeExam, type Answers } from './taking.js';

export const ANSWER_FIELDS = `id quizId version isSubmitted isMine openWith
  learner { learnerId number name attempt }
  answered {
    questionId text outcome marks maxMarks
    grade { answerId source markedBy gradedAt comment reason version levels { criterion level marks } }
    ... on AnsweredDescriptive { answer modelAnswer }
  }
  levels { criterionId criterion levelId level marks }
  rubric { isBinding version criteria { id name levels { id label marks } } }
  settings { isAnonymous step version }`;
export const MARKING = `query ($quizId: ID!) {
  marking(quizId: $quizId) {
    quizId waitingCount markedCount settings { isAnonymous step version }
    questions { questionId kind text waitingCount markedCount mineCount rubric { version criteria { id } } }
    remarks { id shortcut text version }
  }
}`;
export const LEARNERS = `query ($quizId: ID!, $onlyWaiting: Boolean! = false) {
  markingLearners(quizId: $quizId, onlyWaiting: $onlyWaiting, pageSize: 100) {
    items { learnerId number name waitingCount markedCount } totalCount
  }
}`;
export const ANSWERS = `query ($scope: MarkingScopeInput!, $state: MarkingState! = ALL, $pageSize: Int! = 100) {
  markingAnswers(scope: $scope, state: $state, pageSize: $pageSize) {
    items { id questionId outcome marks maxMarks learner { learnerId number name attempt } } totalCount
  }
}`;
export const ANSWER = `query ($id: ID!) { markingAnswer(id: $id) { ${ANSWER_FIELDS} } }`;
export const HISTORY = `query ($id: ID!) {
  gradeHistory(id: $id) {
    version source markedBy gradedAt outcome marks maxMarks comment reason answer
    levels { criterion level marks }
  }
}`;
export const OPEN = `mutation ($id: ID!) { openAnswer(id: $id) { ${ANSWER_FIELDS} } }`;
export const LEAVE = 'mutation ($id: ID!) { leaveAnswer(id: $id) { success } }';
export const NEXT = `mutation ($scope: MarkingScopeInput!, $afterId: ID) {
  openNextAnswer(scope: $scope, afterId: $afterId) { ${ANSWER_FIELDS} }
}`;
export const MARK = `mutation ($input: MarkAnswerInput!) { markAnswer(input: $input) { ${ANSWER_FIELDS} } }`;
export const TO_RULE = `mutation ($input: ReturnToRuleInput!) {
  returnToRule(input: $input) { ${ANSWER_FIELDS} }
}`;
export const SETTINGS = `mutation ($input: SetMarkingSettingsInput!) {
  setMarkingSettings(input: $input) { isAnonymous step version }
}`;
export const RUBRIC = `mutation ($input: SetRubricInput!) {
  setRubric(input: $input) { questionId isBinding version criteria { id name levels { id label marks } } }
}`;
export const ADD_REMARK = `mutation ($input: AddRemarkInput!) {
  addRemark(input: $input) { id shortcut text version }
}`;
export const UPDATE_REMARK = `mutation ($input: UpdateRemarkInput!) {
  updateRemark(input: $input) { id shortcut text version }
}`;
export const DELETE_REMARK = 'mutation ($id: ID!) { deleteRemark(id: $id) { id } }';

export const [SKY, SEA, RIVER] = ['Why is the sky blue?', 'Why is the sea salt?', 'Which river?'];
const options = ['Ganges', 'Indus'].map((text) => ({ text }));

/** Two questions for a person, of 5 and of 2 marks, and one of 3 for the key. */
export async function markedExam(
  app: Application,
  owner: Api,
  more: ExamOptions = {},
): Promise<Exam> {
  const questions = [
    { descriptive: { text: SKY, modelAnswer: 'By scattering', marks: '5' } },
    { mcq: { text: RIVER, options, correctOption: 1, marks: '3' } },
    { descriptive: { text: SEA, marks: '2' } },
  ];
  return exam(app, owner, { questions, ...more });
}

/** An attempt that answers everything, the river right. */
export async function answeredBy(
  app: Application,
  of: Exam,
  name: string,
  answers: Answers = {},
): Promise<Page> {
  const said = { [SKY]: `Sky, says ${name}`, [SEA]: `Sea, says ${name}`, [RIVER]: 'Ganges' };
  return takeExam(app, of, { ...said, ...answers }, name);
}

/** Answers to mark, in their order. */
export async function answersOf(
  by: Api,
  quizId: string,
  scope: object = {},
  state = 'ALL',
): Promise<Data[]> {
  const data = await by.ask(ANSWERS, { scope: { quizId, ...scope }, state });
  return data['markingAnswers'].items as Data[];
}

/** The current answer of an attempt to a question. @param asked the text of the question */
export async function answerTo(
  app: Application,
  by: Api,
  page: Page,
  asked: string,
): Promise<Data> {
  const question = page.questions.find(({ text }) => text === asked);
  const rows = await app.sql('SELECT id FROM grades WHERE attempt_id = $1 AND question_id = $2', [
    page.id,
    question?.['id'],
  ]);
  return (await by.ask(ANSWER, { id: rows[0]?.['id'] }))['markingAnswer'] as Data;
}

/** Gives marks to an answer, with the version that was read. */
export async function giveMarks(by: Api, answer: Data, more: object): Promise<Data> {
  const { id, version } = answer;
  return (await by.ask(MARK, { input: { id, version, ...more } }))['markAnswer'] as Data;
}
