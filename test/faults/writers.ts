/** Clients that write without pause, and remember exactly what was acknowledged to them. */
import { Refused, type Api } from '../setup/api.js';
import { addQuestions } from '../setup/questions.js';

export interface Ledger {
  /** Titles by quiz id, as acknowledged. */
  quizzes: Map<string, string>;
  /** Question id to what was acknowledged of it. */
  questions: Map<string, { quizId: string; text: string }>;
  /** Asked for; the answer did not come. They may be there or not. */
  unanswered: Set<string>;
}

export function emptyLedger(): Ledger {
  return { quizzes: new Map(), questions: new Map(), unanswered: new Set() };
}

const CREATE = 'mutation ($title: String!) { createQuiz(title: $title) { id title } }';
const VERSION = 'query ($id: ID!) { quiz(id: $id) { version } }';
const RENAME = `mutation ($input: UpdateQuizInput!) { updateQuiz(input: $input) { id title } }`;
const AFTER_FAILURE_MS = 50;

/** One client of several. @returns a promise that ends when `isOver` says so */
export async function write(
  name: string,
  owner: () => Api,
  ledger: Ledger,
  random: () => number,
  isOver: () => boolean,
): Promise<void> {
  const mine: string[] = [];
  for (let turn = 0; !isOver(); turn += 1) {
    const text = `${name} ${turn}`;
    const quizId = mine[Math.floor(random() * mine.length)];
    try {
      if (!quizId || random() < 0.3) mine.push(await create(owner(), ledger, text));
      else if (random() < 0.2) await rename(owner(), ledger, quizId, text);
      else await add(owner(), ledger, quizId, text, 1 + Math.floor(random() * 3));
    } catch (error) {
      if (!isOutage(error)) throw error;
      ledger.unanswered.add(text);
      await new Promise((done) => setTimeout(done, AFTER_FAILURE_MS));
    }
  }
}

/** What a server says that cannot now, or that does not know what became of it. */
const OUTAGES = ['UNAVAILABLE', 'OUTCOME_UNKNOWN'];

/** A line that broke, or a server that says so of its own. Any other refusal is a fault. */
function isOutage(error: unknown): boolean {
  if (error instanceof Refused) return OUTAGES.includes(String(error.errors[0]?.extensions.code));
  return error instanceof TypeError || error instanceof SyntaxError;
}

async function create(api: Api, ledger: Ledger, title: string): Promise<string> {
  const { createQuiz } = await api.ask(CREATE, { title });
  ledger.quizzes.set(createQuiz.id, createQuiz.title);
  return createQuiz.id;
}

async function rename(api: Api, ledger: Ledger, id: string, title: string): Promise<void> {
  // Read each time: a renaming that was not answered may have counted it up.
  const { version } = (await api.ask(VERSION, { id }))['quiz'];
  const { updateQuiz } = await api.ask(RENAME, { input: { id, version, title } });
  ledger.quizzes.set(id, updateQuiz.title);
}

async function add(
  api: Api,
  ledger: Ledger,
  quizId: string,
  text: string,
  count: number,
): Promise<void> {
  const questions = Array.from({ length: count }, () => ({ descriptive: { text } }));
  for (const question of await addQuestions(api, quizId, questions)) {
    ledger.questions.set(question['id'], { quizId, text });
  }
}
