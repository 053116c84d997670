/** Taking a whole exam, where what became of it is what a test is about. */
import type { Data } from './api.js';
import type { Application } from './application.js';
import { type Page, sitting } from './attempts.js';
import { call, candidate, type Exam } from './exams.js';

/** What is said to questions, by what they ask: the text of an option, or a text of one's own. */
export type Answers = Record<string, string>;

/** Somebody new, who says this and goes on. */
export async function sit(
  app: Application,
  { code }: Exam,
  answers: Answers = {},
  name = 'Anna',
): Promise<Page> {
  const page = await sitting(await candidate(app, code, name));
  await answer(page, answers);
  return page;
}

/** Somebody new, who hands it in. */
export async function take(
  app: Application,
  exam: Exam,
  answers: Answers = {},
  name = 'Anna',
): Promise<Page> {
  const page = await sit(app, exam, answers, name);
  await handIn(page);
  return page;
}

export async function answer(page: Page, answers: Answers): Promise<void> {
  const entries = Object.entries(answers).map(([asked, said]) => {
    const question = questionAsking(page, asked);
    const place = page.questions.indexOf(question);
    return page.entry(place, { response: responseOf(question, said) });
  });
  if (entries.length === 0) return;
  const { status, body } = await page.save(entries);
  if (status !== 200) throw new Error(`Not saved: ${JSON.stringify(body)}`);
}

export async function handIn(page: Page): Promise<void> {
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
  return call(page.learner.api, `/attempts/${page.id}/review`);
}
