/** The exams of a run: real questions, three ways to take them, and people who come by the link. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Api, Data } from '../setup/api.js';
import { call, SUBMIT_QUIZ } from '../setup/exams.js';
import { quiz } from '../setup/factories.js';
import { ARRANGE, candidatesOf } from '../setup/learners.js';
import { readExam, update } from '../setup/papers.js';
import { addQuestions } from '../setup/questions.js';
import { root } from '../setup/sources.js';
import type { CandidateKnown, ExamRules, Key } from './evidence.js';
import type { Draws } from './random.js';

interface Trivia {
  question: string;
  options: string[];
  correct: number;
}

/** How an exam ends for whoever does not hand in. */
export type ExamSort = 'MINUTES' | 'CLOSING' | 'LONG';
export const EXAM_SORTS: ExamSort[] = ['MINUTES', 'CLOSING', 'LONG'];

export interface GivenExam {
  sort: ExamSort;
  quizId: string;
  code: string;
  rules: ExamRules;
}

export interface GivenCandidate extends CandidateKnown {
  token: string;
  sort: ExamSort;
}

const trivia = JSON.parse(
  readFileSync(join(root, 'test', 'data', 'open-trivia-mcq.json'), 'utf8'),
) as Trivia[];

const MINUTES = { MINUTES: 1, CLOSING: 60, LONG: 10 };
const RULES = {
  MINUTES: { penaltyPercent: 25, shufflesQuestions: true, shufflesOptions: true, layout: 'ALL' },
  CLOSING: {
    ...{ penaltyPercent: 33.33, marksPerQuestion: 1.5 },
    ...{ navigation: 'FORWARD', shufflesQuestions: true },
  },
  LONG: { penaltyPercent: 0, shufflesOptions: true },
};
const MCQS = 5;
const ESSAYS = 4;
const PER_PAGE = 100;

const UPDATE_RULES = `mutation ($input: UpdateExamRulesInput!) {
  updateExamRules(input: $input) { code }
}`;

/** @param closesAt of those that end by closing, in milliseconds since 1970 */
export async function giveExam(
  owner: Api,
  sort: ExamSort,
  closesAt: number,
  draws: Draws,
): Promise<GivenExam> {
  const quizId = await quiz(owner);
  const keys = new Map<string, Key>();
  const questions = draw(draws, keys);
  await addQuestions(owner, quizId, questions);
  await update(owner, quizId, { durationMinutes: MINUTES[sort] });
  await owner.ask(SUBMIT_QUIZ, { id: quizId });
  const { version } = (await readExam(owner, quizId))['rules'] as { version: number };
  const closing = sort === 'CLOSING' ? closesAt : null;
  const { marksPerQuestion, ...rules } = { marksPerQuestion: null, ...RULES[sort] };
  const input = {
    ...{ quizId, version, access: 'LINK', marksPerQuestion, ...rules },
    closesAt: closing === null ? null : new Date(closing).toISOString(),
  };
  const { updateExamRules } = await owner.ask(UPDATE_RULES, { input });
  return {
    ...{ sort, quizId, code: updateExamRules.code as string },
    rules: {
      minutes: MINUTES[sort],
      closesAt: closing,
      marksPerQuestion,
      penaltyPercent: rules.penaltyPercent,
      keys,
    },
  };
}

/** Real questions, each once; some with marks of their own. */
function draw(draws: Draws, keys: Map<string, Key>): object[] {
  const questions: object[] = [];
  while (questions.length < MCQS + ESSAYS) {
    const { question: text, options, correct } = draws.pick(trivia);
    if (keys.has(text) || new Set(options).size < options.length) continue;
    const isMcq = questions.length < MCQS;
    const marks = draws.chance(0.5) ? draws.whole(1, 12) / 4 : null;
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

/** They give a name; some have extra time. @param learners their names, at most a hundred an exam */
export async function letIn(
  api: Api,
  owner: Api,
  exam: GivenExam,
  learners: readonly string[],
  extraTime: (learner: string) => number,
): Promise<GivenCandidate[]> {
  const tokens = new Map<string, string>();
  for (const name of learners) {
    const { body } = await call(api, `/attempts/exam/${exam.code}/candidates`, { name });
    tokens.set(name, body['token'] as string);
  }
  const known = await candidatesOf(owner, exam.quizId, { pageSize: PER_PAGE });
  return Promise.all(known.map(async (row) => arrange(owner, exam, row, tokens, extraTime)));
}

async function arrange(
  owner: Api,
  { sort, rules }: GivenExam,
  row: Data,
  tokens: ReadonlyMap<string, string>,
  extraTime: (learner: string) => number,
): Promise<GivenCandidate> {
  const [learner, candidateId] = [row['name'] as string, row['id'] as string];
  const extraTimePercent = extraTime(learner);
  if (extraTimePercent > 0) await owner.ask(ARRANGE, { input: { candidateId, extraTimePercent } });
  const token = tokens.get(learner) ?? '';
  return { candidateId, learner, token, sort, extraTimePercent, exam: rules };
}
