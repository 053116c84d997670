/** Rules of multiple-choice questions, and the form in which they are stored. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { requiredText, validate } from '../../core/errors/validation.js';
import type { Marks } from '../../marks/fraction.js';
import { marksRule, wrongMarksRule } from '../../marks/marks.validation.js';
import { longText, questionText } from './limits.js';
import type { QuestionContent } from './question-kind.js';
import { comparableText } from './comparable-text.js';
import {
  imageRule,
  shownImageSchema,
  toImageInput,
  type PlacedImage,
  type ShownImage,
  type ShownImageInput,
} from './shown-image.js';

const MIN_OPTIONS = 2;
const MAX_OPTIONS = 10;
/** An edit may have this many options, or as many as the question already has (decision 0013). */
const MAX_EDITED_OPTIONS = 4;
export const MAX_OPTION_TEXT = 150;
const DEFAULT_MARKS: Marks = '1';

export const mcqBodySchema = z.object({
  options: z
    .array(z.object({ id: z.uuid(), text: z.string(), image: shownImageSchema.optional() }))
    .min(MIN_OPTIONS)
    .max(MAX_OPTIONS),
  correctOptionId: z.uuid(),
  explanation: z.string(),
});

export type McqBody = z.output<typeof mcqBodySchema>;

interface McqOptionFields {
  /** In an edit: the option this was before. */
  id?: string | null;
  text: string;
  image?: ShownImageInput | null;
}

/** The input of a question, from any API. */
export interface McqInput {
  text: string;
  image?: ShownImageInput | null;
  options: McqOptionFields[];
  /** The place of the right option, from 1. */
  correctOption: number;
  explanation?: string | null;
  marks?: Marks | null;
  wrongMarks?: Marks | null;
}

/** Built once: building a rule costs far more than applying it, and imports apply it very often. */
const optionRules = Array.from({ length: MAX_OPTIONS }, (_, index) =>
  requiredText(`Option ${index + 1}`, MAX_OPTION_TEXT),
);
const newRules = inputRules(MAX_OPTIONS, new Set());

export function checkNew(input: McqInput): QuestionContent<McqBody> {
  return toContent(validate(newRules, input));
}

/** An edit: options that are named keep their ids. */
export function checkRevised(input: McqInput, stored: McqBody): QuestionContent<McqBody> {
  const maxOptions = Math.max(MAX_EDITED_OPTIONS, stored.options.length);
  const knownIds = new Set(stored.options.map((option) => option.id));
  return toContent(validate(inputRules(maxOptions, knownIds), input));
}

/** The body of a copy: options get new ids, and the key refers to the new id. */
export function withNewIds(body: McqBody): McqBody {
  const ids = new Map(body.options.map((option) => [option.id, randomUUID()]));
  const renew = (id: string): string => ids.get(id) ?? id;
  return {
    ...body,
    options: body.options.map((option) => ({ ...option, id: renew(option.id) })),
    correctOptionId: renew(body.correctOptionId),
  };
}

/** The input that creates the same body: options without ids, the key by position. */
export function mcqToInput({ options, correctOptionId, explanation }: McqBody): object {
  return {
    options: options.map(({ text, image }) => ({
      text,
      ...(image && { image: toImageInput(image) }),
    })),
    correctOption: options.findIndex(({ id }) => id === correctOptionId) + 1,
    explanation,
  };
}

export function optionImages({ options }: McqBody): PlacedImage[] {
  return options.flatMap(({ image }, index) =>
    image ? [{ path: `options.${index}.image`, image }] : [],
  );
}

type Checked = z.output<ReturnType<typeof inputRules>>;

function toContent(checked: Checked): QuestionContent<McqBody> {
  const { text, image, correctOption, explanation, marks, wrongMarks } = checked;
  const options = checked.options.map((option) => ({
    id: option.id ?? randomUUID(),
    text: option.text,
    ...(option.image && { image: option.image }),
  }));
  const correctOptionId = options[correctOption - 1]?.id ?? '';
  return {
    text,
    ...(image && { image }),
    marks: marks ?? DEFAULT_MARKS,
    wrongMarks: wrongMarks ?? null,
    body: { options, correctOptionId, explanation: explanation ?? '' },
  };
}

/** @param knownIds ids of the options that the question already has */
function inputRules(maxOptions: number, knownIds: ReadonlySet<string>) {
  return z
    .object({
      text: questionText,
      image: imageRule,
      options: z
        .array(z.object({ id: z.string().nullish(), text: z.string(), image: imageRule }))
        .min(MIN_OPTIONS, `A question needs at least ${MIN_OPTIONS} options`)
        .max(maxOptions, `This question can have at most ${maxOptions} options`)
        .transform((options, context) => checkOptions(options, knownIds, context)),
      correctOption: z.number().int(),
      explanation: longText('Description').nullish(),
      marks: marksRule.nullish(),
      wrongMarks: wrongMarksRule.nullish(),
    })
    .superRefine(({ correctOption, options }, context) => {
      if (correctOption >= 1 && correctOption <= options.length) return;
      const message =
        correctOption === 0
          ? 'Correct answer is required'
          : `Correct answer must be the position of an option${options.length > 0 ? `, from 1 to ${options.length}` : ''}`;
      context.addIssue({ code: 'custom', path: ['correctOption'], message });
    });
}

function checkOptions(
  options: { id?: string | null; text: string; image?: ShownImage | null | undefined }[],
  knownIds: ReadonlySet<string>,
  context: z.RefinementCtx,
) {
  const seen = new Set<string>();
  return options.map(({ id, text, image }, index) => {
    const refuse = (message: string): void =>
      context.addIssue({ code: 'custom', path: [index], message });
    const checked = optionRules[index]?.safeParse(text);
    if (checked?.error) refuse(checked.error.issues[0]?.message ?? '');
    if (id != null && (!knownIds.has(id) || seen.has(id))) {
      refuse(`Option ${index + 1} refers to an option that this question does not have`);
    }
    if (id != null) seen.add(id);
    return { id, text: text.trim(), image };
  });
}

/** The order of options does not matter for duplicates. */
export function mcqDuplicateKey(text: string, { options }: McqBody): string {
  return JSON.stringify([
    comparableText(text),
    ...options.map((option) => comparableText(option.text)).sort(),
  ]);
}
