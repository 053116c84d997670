/** Clients that write without pause, and record what the server acknowledged. */
import { Refused, type Api } from '../setup/api.js';
import { addQuestions } from '../setup/questions.js';

export interface WriteLedger {
  /** Titles by quiz id, as acknowledged. */
  quizzes: Map<string, string>;
  /** The acknowledged content by question id. */
  questions: Map<string, { quizId: string; text: string }>;
  /** Texts of requests that got no answer: they may be stored or not. */
  unanswered: Set<string>;
}

export function newWriteLedger(): WriteLedger {
  return { quizzes: new Map(), questions: new Map(), unanswered: new Set() };
}

const CREATE = 'mutation ($title: String!) { createQuiz(title: $title) { id title } }';
const VERSION = 'query ($id: ID!) { quiz(id: $id) { version } }';
const RENAME = `mutation ($input: UpdateQuizInput!) { updateQuiz(input: $input) { id title } }`;
const AFTER_FAILURE_MS = 50;

/** Writes as one client of several, until `isOver` returns true. */
export async function write(
  name: string,
  owner: () => Api,
  ledger: WriteLedger,
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

/** Codes of a server that is down, or that does not know the outcome. */
const OUTAGES = ['UNAVAILABLE', 'OUTCOME_UNKNOWN'];

/** Whether the connection broke, or the server reported an outage. Any other refusal is a bug. */
function isOutage(error: unknown): boolean {
  if (error instanceof Refused) return OUTAGES.includes(String(error.errors[0]?.extensions.code));
  return error instanceof TypeError || error instanceof SyntaxError;
}

async function create(api: Api, ledger: WriteLedger, title: string): Promise<string> {
  const { createQuiz } = await api.ask(CREATE, { title });
  ledger.quizzes.set(createQuiz.id, createQuiz.title);
  return createQuiz.id;
}

async function rename(api: Api, ledger: WriteLedger, id: string, title: string): Promise<void> {
  // Read each time: a rename without an answer may have increased it.
  const { version } = (await api.ask(VERSION, { id }))['quiz'];
  const { updateQuiz } = await api.ask(RENAME, { input: { id, version, title } });
  ledger.quizzes.set(id, updateQuiz.title);
}

async function add(
  api: Api,
  ledger: WriteLedger,
  quizId: string,
  text: string,
  count: number,
): Promise<void> {
  const questions = Array.from({ length: count }, () => ({ descriptive: { text } }));
  for (const question of await addQuestions(api, quizId, questions)) {
    ledger.questions.set(question['id'], { quizId, text });
  }
}
