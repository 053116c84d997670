/** The exams of a run: real questions, three ways in which attempts end, and candidates who come by the link. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Api, Data } from '../setup/api.js';
import { call, SUBMIT_QUIZ } from '../setup/exams.js';
import { quiz } from '../setup/factories.js';
import { SET_ACCOMMODATIONS, candidatesOf } from '../setup/learners.js';
import { readExam, update } from '../setup/papers.js';
import { addQuestions } from '../setup/questions.js';
import { root } from '../setup/sources.js';
import type { CandidateSetup, ExamRules, Key } from './evidence.js';
import type { SeededRandom } from './random.js';

interface Trivia {
  question: string;
  options: string[];
  correct: number;
}

/** How an attempt ends for a candidate who does not submit. */
export type ExamEnding = 'MINUTES' | 'CLOSING' | 'LONG';
export const EXAM_ENDINGS: ExamEnding[] = ['MINUTES', 'CLOSING', 'LONG'];

export interface OpenExam {
  ending: ExamEnding;
  quizId: string;
  code: string;
  rules: ExamRules;
}

export interface RegisteredCandidate extends CandidateSetup {
  quizId: string;
  token: string;
  ending: ExamEnding;
}

const trivia = JSON.parse(
  readFileSync(join(root, 'test', 'data', 'open-trivia-mcq.json'), 'utf8'),
) as Trivia[];

const MINUTES = { MINUTES: 1, CLOSING: 60, LONG: 10 };
const RULES = {
  MINUTES: {
    wrongMarks: '-0.25',
    wrongMarksBasis: 'MARK',
    shufflesQuestions: true,
    shufflesOptions: true,
    layout: 'ALL',
  },
  CLOSING: {
    ...{ wrongMarks: '-1/3', wrongMarksBasis: 'MARK', marksPerQuestion: '1.5' },
    ...{ navigation: 'FORWARD', shufflesQuestions: true },
  },
  LONG: { wrongMarks: '0', shufflesOptions: true },
};
const MCQS = 5;
const ESSAYS = 4;
const PER_PAGE = 100;

const UPDATE_RULES = `mutation ($input: UpdateExamRulesInput!) {
  updateExamRules(input: $input) { code }
}`;

/** @param closesAt for exams that end by closing, in milliseconds since 1970 */
export async function openExam(
  owner: Api,
  ending: ExamEnding,
  closesAt: number,
  draws: SeededRandom,
): Promise<OpenExam> {
  const quizId = await quiz(owner);
  const keys = new Map<string, Key>();
  const questions = drawQuestions(draws, keys);
  await addQuestions(owner, quizId, questions);
  await update(owner, quizId, { durationMinutes: MINUTES[ending] });
  await owner.ask(SUBMIT_QUIZ, { id: quizId });
  const { version } = (await readExam(owner, quizId))['rules'] as { version: number };
  const closing = ending === 'CLOSING' ? closesAt : null;
  const { marksPerQuestion, ...rules } = { marksPerQuestion: null, ...RULES[ending] };
  const input = {
    ...{ quizId, version, access: 'LINK', marksPerQuestion, ...rules },
    closesAt: closing === null ? null : new Date(closing).toISOString(),
  };
  const { updateExamRules } = await owner.ask(UPDATE_RULES, { input });
  return {
    ...{ ending, quizId, code: updateExamRules.code as string },
    rules: {
      minutes: MINUTES[ending],
      closesAt: closing,
      marksPerQuestion,
      wrongMarks: rules.wrongMarks,
      keys,
    },
  };
}

/** Real questions, each once; some with marks of their own. */
function drawQuestions(draws: SeededRandom, keys: Map<string, Key>): object[] {
  const questions: object[] = [];
  while (questions.length < MCQS + ESSAYS) {
    const { question: text, options, correct } = draws.pick(trivia);
    if (keys.has(text) || new Set(options).size < options.length) continue;
    const isMcq = questions.length < MCQS;
    const marks = draws.chance(0.5) ? String(draws.integer(1, 12) / 4) : null;
    const own = marks === null ? {} : { marks };
    questions.push(
      isMcq
        ? {
            mcq: {
              text,
              options: options.map((option) => ({ text: option })),
              correctOption: correct,
              ...own,
            },
          }
        : { descriptive: { text, ...own } },
    );
    const kind = isMcq ? 'MCQ' : 'DESCRIPTIVE';
    keys.set(text, { kind, marks, correctText: isMcq ? (options[correct - 1] ?? null) : null });
  }
  return questions;
}

/** Registers candidates by name; some get extra time. @param names at most a hundred per exam */
export async function registerCandidates(
  api: Api,
  owner: Api,
  exam: OpenExam,
  names: readonly string[],
  extraTimeOf: (name: string) => number,
): Promise<RegisteredCandidate[]> {
  const tokens = new Map<string, string>();
  for (const name of names) {
    const { body } = await call(api, `/attempts/exam/${exam.code}/candidates`, { name });
    tokens.set(name, body['token'] as string);
  }
  const rows = await candidatesOf(owner, exam.quizId, { pageSize: PER_PAGE });
  return Promise.all(rows.map(async (row) => setExtraTime(owner, exam, row, tokens, extraTimeOf)));
}

async function setExtraTime(
  owner: Api,
  { ending, quizId, rules }: OpenExam,
  row: Data,
  tokens: ReadonlyMap<string, string>,
  extraTimeOf: (name: string) => number,
): Promise<RegisteredCandidate> {
  const [name, candidateId] = [row['name'] as string, row['id'] as string];
  const extraTimePercent = extraTimeOf(name);
  if (extraTimePercent > 0)
    await owner.ask(SET_ACCOMMODATIONS, { input: { candidateId, extraTimePercent } });
  const token = tokens.get(name) ?? '';
  return { candidateId, quizId, name, token, ending, extraTimePercent, exam: rules };
}
