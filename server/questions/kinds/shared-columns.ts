/** Columns that all kinds have in spreadsheets. */
import { MAX_MARKS } from '../../marks/marks.validation.js';
import type { TemplateColumn } from './question-kind.js';

export const [MARKS, NEGATIVE_MARKS] = ['Marks', 'Negative marks'] as const;

/** What people write above the questions. */
export const QUESTION_NAMES = [
  ...['Questions', 'Question Text', 'Question Title', 'Question Statement', 'Question Name'],
  ...['Ques', 'Q', 'Problem', 'Statement'],
];

export const marksColumn: TemplateColumn = {
  header: MARKS,
  otherNames: [
    ...['Mark', 'Points', 'Point', 'Score', 'Max Marks', 'Maximum Marks', 'Positive Marks'],
    ...['Marks per question', 'Weightage', 'Marks for right answer', 'Marks for correct answer'],
  ],
  reading: 'MARKS',
  help: `What a full answer earns: a positive number, at most ${MAX_MARKS.toLocaleString('en')}, with at most two decimals, or a fraction such as 1/3.`,
  width: 10,
  numbers: { from: 0.01, to: MAX_MARKS },
};

/** @param help what stands in it, by kind */
export function penaltyColumn(help: string): TemplateColumn {
  return {
    header: NEGATIVE_MARKS,
    otherNames: [
      ...[
        'Neg',
        'Neg Marks',
        'Negative',
        'Negative Mark',
        'Negative Marking',
        'Penalty',
        'Minus Marks',
        'Minus',
      ],
      ...['Wrong Marks', 'Marks for wrong answer', 'Deduction'],
    ],
    reading: 'MARKS',
    isNew: true,
    help,
    width: 14,
  };
}
