/** Results of exams as staff read them, in the form in which they follow from stored marks. */
import { expect } from 'vitest';
import type { Api, Data } from './api.js';

const QUIZZES = '{ quizzes(pageSize: 100) { items { id } totalCount } }';
const RESULTS = `query ($quizId: ID!) {
  results(quizId: $quizId, pageSize: 100) {
    items { attemptId submittedBy score maxScore percent waitingCount isPassed } totalCount
  }
}`;
const PAPER = `query ($attemptId: ID!) {
  attemptPaper(attemptId: $attemptId) {
    questions { questionId outcome marks maxMarks grade { answerId source version } }
  }
}`;

/** The results of all exams of an institute that has at most 100, by the ids of the attempts. */
export async function readResults(owner: Api): Promise<Map<string, Data>> {
  const results = new Map<string, Data>();
  for (const { id } of await itemsOf(owner, 'quizzes', QUIZZES))
    for (const one of await itemsOf(owner, 'results', RESULTS, { quizId: id }))
      results.set(one['attemptId'] as string, one);
  return results;
}

async function itemsOf(owner: Api, name: string, text: string, variables = {}): Promise<Data[]> {
  const { items, totalCount } = (await owner.ask(text, variables))[name] as Data;
  if (items.length !== totalCount) throw new Error(`${name} has more than one page`);
  return items as Data[];
}

/** The graded questions of a submitted attempt, by id. */
export async function readGrades(owner: Api, attemptId: string): Promise<Data[]> {
  const { questions } = (await owner.ask(PAPER, { attemptId }))['attemptPaper'] as Data;
  const read = (questions as Data[]).map(({ marks, maxMarks, ...question }) => ({
    ...question,
    marks: marks === null ? null : Number(marks),
    maxMarks: Number(maxMarks),
  }));
  return byQuestion(read);
}

/** The result that staff must read. @param attempt a row of `storedMarks` */
export function resultOf(attempt: Data): Data {
  const { score, max_score: maxScore, waiting_count: waitingCount } = attempt;
  return {
    attemptId: attempt['id'],
    submittedBy: attempt['submitted_by'],
    score,
    maxScore,
    percent: expect.closeTo((100 * (score as number)) / (maxScore as number), 9) as number,
    waitingCount,
    isPassed: isPassed(attempt['rules'].passMark as number | null, score, waitingCount),
  };
}

/** The grades that staff must read. @param grades rows of `storedMarks`, of this attempt */
export function gradesOf(grades: readonly Data[]): Data[] {
  const read = grades.map(({ id, source, version, question_id: questionId, ...grade }) => ({
    questionId,
    outcome: grade['outcome'],
    marks: grade['marks'],
    maxMarks: grade['max_marks'],
    grade: { answerId: id, source, version },
  }));
  return byQuestion(read);
}

function byQuestion(questions: Data[]): Data[] {
  return questions.sort((a, b) => String(a['questionId']).localeCompare(String(b['questionId'])));
}

function isPassed(passMark: number | null, score: number, waitingCount: number): boolean | null {
  if (passMark === null) return null;
  if (score >= passMark) return true;
  return waitingCount > 0 ? null : false;
}
