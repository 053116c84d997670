import { Stack } from '@mantine/core';
import { questionTexts } from '../../ui/texts/question-texts';
import { LabelledText } from '../../ui/components/question-parts';
import { GrowingTextarea } from '../../ui/components/growing-textarea';
import type { DescriptiveBody } from '../content/draft';
import type { Descriptive } from '../content/question.query';
import type { FieldErrors, FieldsProps, Kind } from './kind';
import { isLonger, MAX_TEXT } from './limits';

const { form: words, detail } = questionTexts;

export const descriptive: Kind<DescriptiveBody, Descriptive> = {
  label: detail.descriptive,
  defaultMarks: null,
  hasWrongMarks: false,
  savedMessage: words.descriptiveSaved,
  emptyBody: () => ({ kind: 'DESCRIPTIVE', modelAnswer: '' }),
  bodyOf: ({ modelAnswer }) => ({ kind: 'DESCRIPTIVE', modelAnswer }),
  rebase: (body) => body,
  contentOf: ({ modelAnswer }) => modelAnswer,
  textOf: ({ modelAnswer }) => modelAnswer.trim(),
  keyOf: () => null,
  validate: ({ modelAnswer }): FieldErrors =>
    isLonger(modelAnswer, MAX_TEXT) ? { modelAnswer: words.tooLong(detail.answer, MAX_TEXT) } : {},
  slots: () => [],
  inputOf: ({ text, image, marks }, { modelAnswer }) => ({
    descriptive: { text, image, marks, modelAnswer },
  }),
  maxOptions: () => 0,
  Fields,
  View,
};

function Fields({ body, errors, onChange }: FieldsProps<DescriptiveBody>) {
  return (
    <GrowingTextarea
      label={words.answer}
      minRows={3}
      dir="auto"
      value={body.modelAnswer}
      error={errors['modelAnswer']}
      onChange={({ currentTarget }) => onChange({ ...body, modelAnswer: currentTarget.value })}
    />
  );
}

function View({ question }: { question: Descriptive }) {
  if (question.modelAnswer === '') return null;
  return (
    <Stack mt="sm">
      <LabelledText label={detail.answer} text={question.modelAnswer} />
    </Stack>
  );
}
