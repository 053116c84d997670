import { Stack, VisuallyHidden } from '@mantine/core';
import { LabelledText, OptionList, OptionRow } from '../../ui/components/question-parts';
import { questionTexts } from '../../ui/texts/question-texts';
import { randomKey, toImageSlot, type McqBody, type OptionDraft } from '../content/draft';
import type { Mcq } from '../content/question.query';
import { StoredPicture } from '../../ui/components/stored-picture';
import type { FieldErrors, Kind } from './kind';
import {
  isLonger,
  MAX_EDITED_OPTIONS,
  MAX_OPTIONS,
  MAX_OPTION_TEXT,
  MAX_TEXT,
  MIN_OPTIONS,
} from './limits';
import { McqFields } from './mcq-fields';
import { emptyOption } from './mcq-options';

const { form: words, detail } = questionTexts;

export const mcq: Kind<McqBody, Mcq> = {
  label: detail.mcq,
  defaultMarks: '1',
  hasWrongMarks: true,
  savedMessage: words.saved,
  emptyBody: () => ({
    kind: 'MCQ',
    options: Array.from({ length: MIN_OPTIONS }, emptyOption),
    correct: null,
    explanation: '',
  }),
  bodyOf: ({ options, correctOptionId, explanation }) => {
    const drafts = options.map(({ id, text, image }): OptionDraft => {
      return { key: randomKey(), id, text, image: toImageSlot(image) };
    });
    const correct = drafts.find(({ id }) => id === correctOptionId)?.key ?? null;
    return { kind: 'MCQ', options: drafts, correct, explanation };
  },
  rebase: (body, question) => {
    const stored = new Set<string | null>(question.options.map(({ id }) => id));
    const options = body.options.map((option) =>
      stored.has(option.id) ? option : { ...option, id: null },
    );
    return { ...body, options };
  },
  contentOf: ({ options, correct, explanation }) => [
    options.map(({ key, id, text, image }) => [id, text, image, key === correct]),
    explanation,
  ],
  textOf: ({ options, correct, explanation }) => [
    options.map(({ key, text }) => [text.trim(), key === correct]),
    explanation.trim(),
  ],
  keyOf: ({ options, correct }) => options.map(({ key, text }) => [text.trim(), key === correct]),
  validate,
  slots: ({ options }) =>
    options.map(({ image }, index) => ({
      type: `option${index + 1}` as const,
      place: words.option(index + 1),
      slot: image,
    })),
  inputOf: (common, { options, correct, explanation }, imageOf) => ({
    mcq: {
      ...common,
      options: options.map(({ id, text }, index) => {
        return { id, text: text.trim(), image: imageOf(`option${index + 1}`) };
      }),
      correctOption: options.findIndex(({ key }) => key === correct) + 1,
      explanation,
    },
  }),
  maxOptions: (question) =>
    question ? Math.max(MAX_EDITED_OPTIONS, question.options.length) : MAX_OPTIONS,
  Fields: McqFields,
  View,
};

function validate({ options, correct, explanation }: McqBody): FieldErrors {
  const errors: FieldErrors = {};
  for (const [index, { key, text }] of options.entries()) {
    const place = index + 1;
    if (text.trim() === '') errors[key] = words.optionRequired(place);
    else if (isLonger(text, MAX_OPTION_TEXT))
      errors[key] = words.tooLong(words.option(place), MAX_OPTION_TEXT);
  }
  if (!options.some(({ key }) => key === correct)) errors['correct'] = words.correctRequired;
  if (isLonger(explanation, MAX_TEXT))
    errors['explanation'] = words.tooLong(detail.explanation, MAX_TEXT);
  return errors;
}

function View({ question }: { question: Mcq }) {
  return (
    <Stack gap="sm" mt="sm">
      <OptionList>
        {question.options.map(({ id, text, image }) => {
          const isKey = id === question.correctOptionId;
          return (
            <OptionRow key={id} isKey={isKey} tickedBy={isKey ? 'author' : undefined} text={text}>
              {isKey && <VisuallyHidden> ({detail.correct})</VisuallyHidden>}
              <StoredPicture image={image} />
            </OptionRow>
          );
        })}
      </OptionList>
      {question.explanation !== '' && (
        <LabelledText label={detail.explanation} text={question.explanation} />
      )}
    </Stack>
  );
}
