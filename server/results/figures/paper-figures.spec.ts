import { expect, it } from 'vitest';
import type { RevisionQuestion } from '../../exams/revisions/paper-revision.entity.js';
import type { RuledQuestion } from './marks-in-units.js';
import { paperFigures } from './paper-figures.js';

const asked = (kind: string, body: object): RuledQuestion => {
  const question: RevisionQuestion = { id: kind, kind, text: '?', marks: null, image: null, body };
  return { question, rule: { marks: '1000', wrongMarks: '0' } };
};
const textsOf = (textOf: (isOdd: boolean) => string): string[] =>
  Array.from({ length: 20 }, (_, attempt) => textOf(attempt % 2 === 1));
const options = ['a', 'b'].map((id) => ({ id, text: id }));
const choice = asked('MCQ', { options, correctOptionId: 'a', explanation: '' });
const essay = asked('DESCRIPTIVE', { modelAnswer: '' });

it('refuses figures of marks that people gave too finely, but counts answers', async () => {
  // In whole units, these would be parts of 9,973 * 9,967 for each of 3,000 marks.
  const texts = textsOf((isOdd) => (isOdd ? 'R1:1000 P:1/9973 B:0' : 'W2:0 P:1/9967 P:500'));
  const figures = await paperFigures(texts, [choice, essay, essay]);
  const refused = { refused: 'MARKS_TOO_FINE' };
  expect(figures).toMatchObject({
    attempts: 20,
    maxScore: '3000',
    reliability: { internalConsistency: refused, standardErrorPercent: refused },
  });
  expect(figures.questions.map(({ facility }) => facility)).toEqual([refused, refused, refused]);
  expect(figures.questions[0]).toMatchObject({
    attempts: 20,
    outcomes: { RIGHT: 10, WRONG: 10, BLANK: 0 },
    options: [
      { chosen: 10, discriminationIndex: refused },
      { chosen: 10, discriminationIndex: refused },
    ],
  });
  expect(figures.questions[2]?.outcomes).toMatchObject({ PARTLY: 10, BLANK: 10 });
});

it('counts fine marks as long as they fit', async () => {
  const texts = textsOf((isOdd) => (isOdd ? 'R1:1000 P:1/9973' : 'W2:0 P:999/2'));
  const { questions } = await paperFigures(texts, [choice, essay]);
  expect(questions[1]).toMatchObject({ meanMarks: { value: (1 / 9973 + 999 / 2) / 2 } });
});
