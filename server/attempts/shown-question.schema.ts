/** Questions and marks, as candidates see them. */
import { z } from 'zod';
import { imageShape } from '../core/http/field-shapes.js';
import { MAX_CHARACTERS } from '../marks/fraction.js';

export const marksShape = z
  .number()
  .meta({ description: 'With at most two decimals.', examples: [2.5] });
export const exactMarksShape = z
  .string()
  .max(MAX_CHARACTERS)
  .meta({
    description: 'Exact: a decimal number, or a fraction where two decimals are not enough.',
    examples: ['2.5', '1/3'],
  });
export const wrongMarksShape = z
  .string()
  .max(MAX_CHARACTERS)
  .meta({
    description: 'What a wrong choice earns: zero or less.',
    examples: ['-1/3'],
  });
export const idShape = z.uuid();

const shownImageShape = z
  .object({
    ...imageShape,
    alternativeText: z.string().meta({ examples: ['A map of Europe without names'] }),
  })
  .meta({ id: 'ShownImage' });

/** A question as candidates see it before review. Its kind may add fields. */
export const shownQuestionShape = z
  .looseObject({
    id: idShape,
    kind: z
      .string()
      .meta({ description: 'For example `MCQ` or `DESCRIPTIVE`.', examples: ['MCQ'] }),
    text: z.string().meta({ examples: ['Which river flows through Vienna?'] }),
    marks: exactMarksShape.meta({ description: 'What the best answer earns.' }),
    wrongMarks: wrongMarksShape.optional().meta({
      description: 'What a wrong choice earns; absent where no choice is marked as wrong.',
    }),
    image: shownImageShape.nullable(),
    options: z
      .array(
        z.object({
          id: idShape,
          text: z.string().meta({ examples: ['The Danube'] }),
          image: shownImageShape.nullable(),
        }),
      )
      .optional()
      .meta({ description: 'Of multiple choice, in the order to show them.' }),
  })
  .meta({ id: 'ShownQuestion' });

export const deliveredQuestionShape = z
  .object({
    place: z.int().meta({ description: 'Of the question in the attempt, from 0.', examples: [3] }),
    question: shownQuestionShape,
  })
  .meta({ id: 'DeliveredQuestion', description: 'One question of an attempt under way.' });

export type DeliveredQuestion = z.output<typeof deliveredQuestionShape>;
