/**
 * The application with a kind of question that it does not have: numeric, right within a tolerance.
 * This file and its registration are all its code. The registry promises that every API then handles
 * it (test/api/third-kind.spec.ts). Plain JavaScript: decorators are called as functions.
 */
import { randomUUID } from 'node:crypto';
import { Field, Float, ID, InputType, ObjectType } from '@nestjs/graphql';
import { z } from 'zod';
import { DomainError } from '../../server/core/errors/domain-error.ts';
import { validate } from '../../server/core/errors/validation.ts';
import { AnsweredQuestionType } from '../../server/questions/kinds/answered-question.types.ts';
import { marksRule } from '../../server/marks/marks.validation.ts';
import { questionText } from '../../server/questions/kinds/limits.ts';
import { registerKind } from '../../server/questions/kinds/registry.ts';
import { QuestionType } from '../../server/questions/kinds/question.types.ts';

class NumericKey {}
ObjectType({ description: 'What is right.' })(NumericKey);
describe(NumericKey, { id: ID, value: Float, tolerance: Float });

class NumericQuestion extends QuestionType {}
ObjectType({ implements: () => QuestionType, description: 'A numeric question.' })(NumericQuestion);
describe(NumericQuestion, { key: NumericKey });

class AnsweredNumeric extends AnsweredQuestionType {}
ObjectType({
  implements: () => AnsweredQuestionType,
  description: 'A numeric question, answered.',
})(AnsweredNumeric);
describe(AnsweredNumeric, { right: Float });
Field(() => Float, { nullable: true, description: 'Its value.' })(
  AnsweredNumeric.prototype,
  'value',
);

class NumericQuestionInput {}
InputType({ description: 'A numeric question.' })(NumericQuestionInput);
describe(NumericQuestionInput, { text: String, value: Float, tolerance: Float });

function describe(type, fields) {
  for (const [name, fieldType] of Object.entries(fields)) {
    Field(() => fieldType, { description: `Its ${name}.` })(type.prototype, name);
  }
}

const number = z.number('Value must be a number');
const tolerance = z.number('Tolerance must be a number').min(0, 'Tolerance must not be below zero');
const rules = z.object({
  text: questionText,
  value: number,
  tolerance,
  marks: marksRule.nullish(),
});

const HEADERS = { text: 'Question', value: 'Value', tolerance: 'Tolerance', marks: 'Marks' };

/** @param id of the key; an edit keeps it, a copy has its own */
function content(input, id) {
  const { text, value, tolerance: within, marks } = validate(rules, input);
  return { text, marks: marks ?? '2', body: { key: { id, value, tolerance: within } } };
}

registerKind({
  name: 'NUMERIC',
  description: 'A number, right within a tolerance.',
  title: 'Numeric questions',
  field: 'numeric',
  type: NumericQuestion,
  input: NumericQuestionInput,
  bodySchema: z.object({
    key: z.object({ id: z.uuid(), value: z.number(), tolerance: z.number() }),
  }),
  duplicateKey: (text, { key }) => JSON.stringify([text, key.value]),
  create: (input) => content(input, randomUUID()),
  revise: (input, { key }) => content(input, key.id),
  duplicate: ({ key }) => ({ key: { ...key, id: randomUUID() } }),
  toInput: ({ key: { value, tolerance: within } }) => ({ value, tolerance: within }),
  present: ({ key }) => ({ key }),
  toCandidate: () => ({ unit: 'number' }),
  responseSchema: z.strictObject({ value: z.number() }),
  fits: () => true,
  answerText: ({ value }) => String(value),
  answeredType: AnsweredNumeric,
  presentAnswered: (response, { key }) => ({ value: response?.value ?? null, right: key.value }),
  grade: (response, { key }, { marks }) => {
    if (!response) return { outcome: 'BLANK', marks: '0' };
    const isRight = Math.abs(response.value - key.value) <= key.tolerance;
    return isRight ? { outcome: 'RIGHT', marks } : { outcome: 'WRONG', marks: '0' };
  },
  columns: [
    { header: 'Question', isRequired: true, help: 'The question itself.', width: 60 },
    { header: 'Value', aliases: ['Number'], isRequired: true, help: 'A number.', width: 12 },
    { header: 'Tolerance', help: 'How far off is right.', width: 12 },
    { header: 'Marks', help: 'What it earns.', width: 12 },
  ],
  examples: {
    rows: [{ Question: 'How many legs has an insect?', Value: '6', Tolerance: '0', Marks: '1' }],
  },
  fromRow(cells) {
    const numberIn = (header) => Number(cells.get(header) || NaN);
    const marks = cells.get('Marks');
    const input = {
      text: cells.get('Question') ?? '',
      value: numberIn('Value'),
      tolerance: cells.get('Tolerance') ? numberIn('Tolerance') : 0,
      marks: marks || null,
    };
    try {
      return content(input, randomUUID());
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return error.fields.map(({ path, message }) => ({ header: HEADERS[path], message }));
    }
  },
});

void import('../../server/main.ts');
