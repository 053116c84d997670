/** Answers that come late, and what staff make of them. */
import type { Api, Data } from './api.js';
import type { Application } from './application.js';
import { sitting, type EntryGiven, type Page } from './attempts.js';
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
  'mutation ($input: DecideLateAnswersInput!) { decideLateAnswers(input: $input) }';
export const COUNTS = `query ($quizId: ID!) {
  examProgress(quizId: $quizId) { lateCount }
  results(quizId: $quizId, sort: LATE) { items { attemptId lateCount } }
  examEvents(quizId: $quizId) { items { kind attemptId candidateName actorName reason } }
}`;

export const reason = 'The line was down';

export const [FIRST, SECOND, ESSAY] = ['First?', 'Second?', 'Why?'];
const options = ['right', 'wrong', 'wrong, too'].map((text) => ({ text }));
const mcq = (text: string, marks: number) => ({ mcq: { text, options, correctOption: 1, marks } });
export const questions = [
  mcq(FIRST, 3),
  mcq(SECOND, 4),
  { descriptive: { text: ESSAY, marks: 5 } },
];

/** An entry that says this: the text of an option, or a text of one's own. */
export function saying(
  page: Page,
  asked: string,
  said: string,
  more: Partial<EntryGiven> = {},
): EntryGiven {
  const shown = questionAsking(page, asked);
  const chosen = (shown['options'] as Data[] | undefined)?.find(({ text }) => text === said);
  const response = chosen ? { optionId: chosen['id'] as string } : { text: said };
  return page.entry(page.questions.indexOf(shown), { response, ...more });
}

/** Saves, or tries to. @param said by what the questions ask */
export async function send(page: Page, said: Record<string, string>): Promise<Reply> {
  return page.save(Object.entries(said).map(([asked, text]) => saying(page, asked, text)));
}

/** Handed in with the first right, and the rest came late: the second right, the first wrong. */
export async function handedInLate(app: Application, { code }: Exam, name = 'Anna'): Promise<Page> {
  const page = await sitting(await candidate(app, code, name));
  await send(page, { [FIRST]: 'right', [ESSAY]: 'In time' });
  await page.submit();
  await send(page, { [FIRST]: 'wrong', [SECOND]: 'right', [ESSAY]: 'Too late' });
  return page;
}

/** A learner's paper, with what came late. */
export async function paper(owner: Api, attemptId: string): Promise<Data> {
  return (await owner.ask(PAPER, { attemptId }))['attemptPaper'] as Data;
}

/** One question of it, with what came late of it. */
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
