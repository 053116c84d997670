/** Descriptive questions in spreadsheets (docs/legacy-api.md, "Spreadsheets"). */
import { MAX_TEXT } from './limits.js';
import type { Examples, TemplateColumn } from './question-kind.js';
import { marksColumn, penaltyColumn, QUESTION_NAMES } from './shared-columns.js';

export const descriptiveColumns: TemplateColumn[] = [
  {
    header: 'Question',
    otherNames: QUESTION_NAMES,
    isRequired: true,
    help: `The question itself, at most ${MAX_TEXT.toLocaleString('en')} characters.`,
    width: 60,
    maxCharacters: MAX_TEXT,
  },
  {
    header: 'Answer',
    aliases: ['Answer Description'],
    otherNames: [
      ...['Model Answer', 'Expected Answer', 'Sample Answer', 'Suggested Answer', 'Answers', 'Ans'],
      ...['Solution', 'Key', 'Answer Key', 'Marking Scheme'],
    ],
    help: `A good answer, for the people who mark it; at most ${MAX_TEXT.toLocaleString('en')} characters.`,
    width: 70,
    maxCharacters: MAX_TEXT,
  },
  marksColumn,
  penaltyColumn('Blank or 0: these questions are marked by a person, and no marks are taken away.'),
];

export const descriptiveExamples: Examples = {
  rows: [
    {
      Question: 'Explain why the days are longer in summer than in winter.',
      Answer:
        'The axis of the Earth is tilted by about 23.4 degrees. The half that leans towards the Sun is lit for more of each turn, so its days are longer.',
      Marks: '4',
    },
    {
      Question: 'Name one advantage and one disadvantage of wind power.',
      Answer:
        'For example: it needs no fuel and sets no carbon dioxide free while it runs; it depends on the weather.',
      Marks: '2',
    },
    {
      Question: 'What does the law of conservation of energy say? Give an example.',
      Answer:
        'Energy is neither made nor lost, it only changes its form. A falling ball turns potential energy into kinetic energy.',
      Marks: '2.5',
    },
  ],
};
