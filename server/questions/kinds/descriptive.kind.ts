/** Descriptive questions: answered in the candidate's own words, marked by a person. */
import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { z } from 'zod';
import { documentedRules } from '../../core/errors/documented-rules.js';
import { DomainError } from '../../core/errors/domain-error.js';
import { isLongerThan, isStorable, validate } from '../../core/errors/validation.js';
import { AnsweredQuestionType } from './answered-question.types.js';
import { ImageInput } from './question-image.types.js';
import { QuestionType } from './question.types.js';
import { descriptiveColumns, descriptiveExamples } from './descriptive.rows.js';
import { longText, questionText } from './limits.js';
import { marksInCell, penaltyInCell } from './marks-cell.js';
import type { Marks } from '../../marks/fraction.js';
import { marksRule } from '../../marks/marks.validation.js';
import { MarksScalar } from '../../marks/marks.scalar.js';
import {
  PaperPart,
  type CellFault,
  type QuestionContent,
  type QuestionKind,
} from './question-kind.js';
import { comparableText } from './comparable-text.js';
import { MARKS, NEGATIVE_MARKS } from './shared-columns.js';
import { imageRule } from './shown-image.js';

const bodySchema = z.object({ modelAnswer: z.string() });

export type DescriptiveBody = z.output<typeof bodySchema>;

@ObjectType({ implements: () => QuestionType, description: 'A descriptive question.' })
export class DescriptiveQuestion extends QuestionType {
  @Field({ description: 'What a good answer says; empty when nothing was written.' })
  modelAnswer!: string;
}

@ObjectType({
  implements: () => AnsweredQuestionType,
  description: 'A descriptive question and what was written.',
})
export class AnsweredDescriptive extends AnsweredQuestionType {
  @Field(() => String, { nullable: true, description: 'As it was typed; null for no answer.' })
  answer!: string | null;

  @Field({ description: 'What a good answer says; empty when nothing was written.' })
  modelAnswer!: string;
}

@InputType({ description: 'A descriptive question.' })
export class DescriptiveQuestionInput {
  @Field({ description: 'The question, at most 5,000 characters.' })
  text!: string;

  @Field(() => ImageInput, {
    nullable: true,
    description: 'Shown with the question; none when it is left out, in an edit too.',
  })
  image?: ImageInput | null;

  @Field(() => String, { nullable: true, description: 'At most 5,000 characters.' })
  modelAnswer?: string | null;

  @Field(() => MarksScalar, {
    nullable: true,
    description: 'More than 0, at most 1,000; none when it is left out.',
  })
  marks?: Marks | null;
}

const rules = z.object({
  text: questionText,
  image: imageRule,
  modelAnswer: longText('Answer').nullish(),
  marks: marksRule.nullish(),
});

/** Enough for an essay of several pages. */
const MAX_RESPONSE = 20_000;

const responseSchema = z.strictObject({
  text: z
    .string()
    .refine(isStorable, 'The answer has a character that cannot be stored')
    .refine(
      (text) => !isLongerThan(text, MAX_RESPONSE),
      `An answer must be at most ${MAX_RESPONSE} characters long`,
    )
    .meta({ examples: ['Rivers are easy to see and hard to cross.'] })
    .register(documentedRules, { maxLength: MAX_RESPONSE }),
});

type DescriptiveResponse = z.output<typeof responseSchema>;

export const descriptiveKind: QuestionKind<
  DescriptiveBody,
  DescriptiveQuestionInput,
  DescriptiveResponse
> = {
  name: 'DESCRIPTIVE',
  description: 'Answered in free text.',
  title: 'Descriptive questions',
  field: 'descriptive',
  type: DescriptiveQuestion,
  input: DescriptiveQuestionInput,
  bodySchema,
  duplicateKey: comparableText,
  create: content,
  revise: content,
  toInput: ({ modelAnswer }) => ({ modelAnswer }),
  present: ({ modelAnswer }) => ({ modelAnswer }),
  toCandidate: () => ({}),
  responseSchema,
  fits: () => true,
  answerText: ({ text }) => text,
  changedParts: (before, after) =>
    before.modelAnswer === after.modelAnswer ? [] : [PaperPart.KEY],
  answeredType: AnsweredDescriptive,
  presentAnswered: (response, { modelAnswer }) => ({ answer: response?.text ?? null, modelAnswer }),
  needsMarker: true,
  grade: (response) =>
    response?.text.trim() ? { outcome: 'WAITING', marks: null } : { outcome: 'BLANK', marks: '0' },
  columns: descriptiveColumns,
  examples: descriptiveExamples,
  fromRow(cells, sheetRules) {
    const marks = cells.get(MARKS) ?? '';
    const input = {
      text: cells.get('Question') ?? '',
      modelAnswer: cells.get('Answer') ?? '',
      marks: sheetRules === 'LEGACY' ? marks || null : marksInCell(marks),
    };
    const penalty = penaltyInCell(cells.get(NEGATIVE_MARKS) ?? '');
    const faults = penalty === null || Number(penalty) === 0 ? [] : [NO_PENALTY];
    try {
      const question = content(input);
      return faults.length > 0 ? faults : question;
    } catch (error) {
      if (error instanceof DomainError) return [...(error.fields ?? []).map(toFault), ...faults];
      throw error;
    }
  },
};

function content(input: DescriptiveQuestionInput): QuestionContent<DescriptiveBody> {
  const { text, image, modelAnswer, marks } = validate(rules, input);
  return {
    text,
    ...(image && { image }),
    marks: marks ?? null,
    body: { modelAnswer: modelAnswer ?? '' },
  };
}

const NO_PENALTY: CellFault = {
  header: NEGATIVE_MARKS,
  message:
    'This question is marked by a person, and no marks are taken away: leave this cell blank',
};

const HEADERS: Record<string, string> = { text: 'Question', modelAnswer: 'Answer', marks: 'Marks' };

function toFault({ path, message }: { path: string; message: string }): CellFault {
  return { header: HEADERS[path] ?? 'Question', message };
}
