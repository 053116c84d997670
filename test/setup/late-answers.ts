/** Late answers, and the decisions of staff on them. */
import type { Api, Data } from './api.js';
import type { Application } from './application.js';
import { sitting, type ResponseEntry, type Page } from './attempts.js';
import { candidate, type Exam, type Reply } from './exams.js';
import { questionAsking } from './taking.js';

const LATE = `late {
  id questionId isFlagged typedAt arrivedAt cause isStored isAnsweredAgain decision decidedAt decidedBy
  answered { savedAt ... on AnsweredMcq { options { text isChosen } } ... on AnsweredDescriptive { answer } }
  replaced { savedAt ... on AnsweredDescriptive { answer } }
}`;
const PAPER = `query ($attemptId: ID!) {
  attemptPaper(attemptId: $attemptId) {
    result { submittedAt score waitingCount lateCount }
    questions {
      questionId text savedAt outcome marks isFlagged
      ... on AnsweredMcq { options { text isChosen } } ... on AnsweredDescriptive { answer }
    }
    ${LATE}
  }
}`;
export const DECIDE =
  'mutation ($input: DecideLateAnswersInput!) { decideLateAnswers(input: $input) { success } }';
export const COUNTS = `query ($quizId: ID!) {
  examProgress(quizId: $quizId) { lateCount }
  results(quizId: $quizId, sort: LATE) { items { attemptId lateCount } }
  examEvents(quizId: $quizId) { items { kind attemptId candidateName actorName reason } }
}`;

export const reason = 'The connection was down';

export const [FIRST, SECOND, ESSAY] = ['First?', 'Second?', 'Why?'];
const options = ['right', 'wrong', 'wrong, too'].map((text) => ({ text }));
const mcq = (text: string, marks: string) => ({ mcq: { text, options, correctOption: 1, marks } });
export const questions = [
  mcq(FIRST, '3'),
  mcq(SECOND, '4'),
  { descriptive: { text: ESSAY, marks: '5' } },
];

/** The entry of an answer. @param said the text of an option, or a free text */
export function entryFor(
  page: Page,
  asked: string,
  said: string,
  more: Partial<ResponseEntry> = {},
): ResponseEntry {
  const shown = questionAsking(page, asked);
  const chosen = (shown['options'] as Data[] | undefined)?.find(({ text }) => text === said);
  const response = chosen ? { optionId: chosen['id'] as string } : { text: said };
  return page.entry(page.questions.indexOf(shown), { response, ...more });
}

/** Saves, or tries to. @param said answers by the text of the question */
export async function saveTexts(page: Page, said: Record<string, string>): Promise<Reply> {
  return page.save(Object.entries(said).map(([asked, text]) => entryFor(page, asked, text)));
}

/** Submitted with the first answer right. Late answers: the second right, the first wrong. */
export async function submittedWithLateAnswers(
  app: Application,
  { code }: Exam,
  name = 'Anna',
): Promise<Page> {
  const page = await sitting(await candidate(app, code, name));
  await saveTexts(page, { [FIRST]: 'right', [ESSAY]: 'In time' });
  await page.submit();
  await saveTexts(page, { [FIRST]: 'wrong', [SECOND]: 'right', [ESSAY]: 'Too late' });
  return page;
}

/** The paper of an attempt, with its late answers. */
export async function paper(owner: Api, attemptId: string): Promise<Data> {
  return (await owner.ask(PAPER, { attemptId }))['attemptPaper'] as Data;
}

/** One question of the paper, with its late answers. */
export async function question(owner: Api, attemptId: string, asked: string): Promise<Data> {
  const whole = await paper(owner, attemptId);
  const found = (whole['questions'] as Data[]).find(({ text }) => text === asked) ?? {};
  const late = (whole['late'] as Data[]).filter((one) => one['questionId'] === found['questionId']);
  return { ...found, late };
}

export async function decide(
  owner: Api,
  attemptId: string,
  ids: readonly string[],
  accepts: boolean,
): Promise<Data> {
  return owner.ask(DECIDE, { input: { attemptId, ids, accepts, reason } });
}
