import type { RevisionQuestion } from '../../exams/revisions/paper-revision.entity.js';
import { ruleOf } from '../../exams/rules/question-marks.js';
import { fractionOf, nearestNumber, type Marks } from '../../marks/fraction.js';
import type { MarkingPattern } from '../../marks/marking-pattern.js';
import { readMarkedColumns } from '../figures/marked-columns.js';
import type { MeasuredAttempt } from './class-picture.queries.js';

/** How hard a question was. */
export interface QuestionShare {
  /** Answers that have marks. */
  answers: number;
  /** The marks given, in per cent of what these answers could have earned; null where that is nothing. */
  percent: number | null;
}

/** The questions of a revision, in the order of its paper. */
export type QuestionsOf = (revisionId: string) => readonly RevisionQuestion[];

interface Sum {
  answers: number;
  given: number;
  most: number;
}

/**
 * Measures each question of some attempts, by its id. Answers that wait for marking do not count. Other
 * requests get their turn in between.
 */
export async function measureQuestions(
  attempts: readonly MeasuredAttempt[],
  questionsOf: QuestionsOf,
): Promise<Map<string, QuestionShare>> {
  const sums = new Map<string, Sum>();
  for (const group of groupsOf(attempts)) {
    const [{ revisionId, pattern }] = group;
    const questions = questionsOf(revisionId);
    const rules = JSON.parse(pattern) as MarkingPattern;
    const texts = group.map(({ markedAnswers }) => markedAnswers);
    const columns = await readMarkedColumns(texts, questions.length);
    for (const [place, { answers, codes }] of columns.entries()) {
      const question = questions[place];
      if (!question) continue;
      const most = numberOf(ruleOf(question, rules).marks);
      const given = answers.map(({ marks }) => (marks === null ? null : numberOf(marks)));
      const sum = sums.get(question.id) ?? { answers: 0, given: 0, most: 0 };
      for (const code of codes) {
        const marks = given[code] ?? null;
        if (marks === null) continue;
        sum.answers += 1;
        sum.given += marks;
        sum.most += most;
      }
      sums.set(question.id, sum);
    }
  }
  return new Map([...sums].map(([id, sum]) => [id, shareOf(sum)]));
}

/** The attempts with the same paper and the same rules about marks. */
function groupsOf(attempts: readonly MeasuredAttempt[]): [MeasuredAttempt, ...MeasuredAttempt[]][] {
  const groups = new Map<string, [MeasuredAttempt, ...MeasuredAttempt[]]>();
  for (const attempt of attempts) {
    const key = `${attempt.revisionId} ${attempt.pattern}`;
    const group = groups.get(key);
    if (group) group.push(attempt);
    else groups.set(key, [attempt]);
  }
  return [...groups.values()];
}

function shareOf({ answers, given, most }: Sum): QuestionShare {
  return { answers, percent: most === 0 ? null : (100 * given) / most };
}

function numberOf(marks: Marks): number {
  return nearestNumber(fractionOf(marks));
}
