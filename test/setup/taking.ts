/** Taking a whole exam, for tests of what follows. */
import type { Data } from './api.js';
import type { Application } from './application.js';
import { type Page, sitting } from './attempts.js';
import { call, candidate, type Exam } from './exams.js';

/** Answers by the text of the question: the text of an option, or a free text. */
export type Answers = Record<string, string>;

/** A new candidate who answers, and does not submit. */
export async function answerExam(
  app: Application,
  { code }: Exam,
  answers: Answers = {},
  name = 'Anna',
): Promise<Page> {
  const page = await sitting(await candidate(app, code, name));
  await saveAnswers(page, answers);
  return page;
}

/** A new candidate who answers and submits. */
export async function takeExam(
  app: Application,
  exam: Exam,
  answers: Answers = {},
  name = 'Anna',
): Promise<Page> {
  const page = await answerExam(app, exam, answers, name);
  await submitAttempt(page);
  return page;
}

export async function saveAnswers(page: Page, answers: Answers): Promise<void> {
  const entries = Object.entries(answers).map(([asked, said]) => {
    const question = questionAsking(page, asked);
    const place = page.questions.indexOf(question);
    return page.entry(place, { response: responseOf(question, said) });
  });
  if (entries.length === 0) return;
  const { status, body } = await page.save(entries);
  if (status !== 200) throw new Error(`Not saved: ${JSON.stringify(body)}`);
}

export async function submitAttempt(page: Page): Promise<void> {
  const { status, body } = await page.submit();
  if (status !== 200) throw new Error(`Not submitted: ${JSON.stringify(body)}`);
}

export function questionAsking(page: Page, text: string): Data {
  const found = page.questions.find((question) => question['text'] === text);
  if (!found) throw new Error(`No question asks ${text}`);
  return found;
}

function responseOf(question: Data, said: string): object {
  const options = question['options'] as Data[] | undefined;
  if (!options) return { text: said };
  const chosen = options.find(({ text }) => text === said);
  return { optionId: chosen?.['id'] as string };
}

export async function review(page: Page): Promise<{ status: number; body: Data }> {
  return call(page.candidate.api, `/attempts/${page.id}/review`);
}
