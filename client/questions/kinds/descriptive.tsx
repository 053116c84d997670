import { Stack, Textarea } from '@mantine/core';
import { questionTexts } from '../../ui/texts/question-texts';
import { LabelledText } from '../../ui/components/question-parts';
import type { DescriptiveBody } from '../draft';
import type { Descriptive } from '../question.query';
import type { Faults, FieldsProps, Kind } from './kind';
import { isLonger, MAX_TEXT } from './limits';

const { form: words, detail } = questionTexts;

export const descriptive: Kind<DescriptiveBody, Descriptive> = {
  label: detail.descriptive,
  usualMarks: null,
  saved: words.descriptiveSaved,
  emptyBody: () => ({ kind: 'DESCRIPTIVE', modelAnswer: '' }),
  bodyOf: ({ modelAnswer }) => ({ kind: 'DESCRIPTIVE', modelAnswer }),
  onto: (body) => body,
  contentOf: ({ modelAnswer }) => modelAnswer,
  wordsOf: ({ modelAnswer }) => modelAnswer.trim(),
  check: ({ modelAnswer }): Faults =>
    isLonger(modelAnswer, MAX_TEXT) ? { modelAnswer: words.tooLong(detail.answer, MAX_TEXT) } : {},
  slots: () => [],
  inputOf: (common, { modelAnswer }) => ({ descriptive: { ...common, modelAnswer } }),
  mostOptions: () => 0,
  Fields,
  Shown,
};

function Fields({ body, faults, onChange }: FieldsProps<DescriptiveBody>) {
  return (
    <Textarea
      label={words.answer}
      autosize
      minRows={3}
      dir="auto"
      value={body.modelAnswer}
      error={faults['modelAnswer']}
      onChange={({ currentTarget }) => onChange({ ...body, modelAnswer: currentTarget.value })}
    />
  );
}

function Shown({ question }: { question: Descriptive }) {
  if (question.modelAnswer === '') return null;
  return (
    <Stack mt="sm">
      <LabelledText label={detail.answer} text={question.modelAnswer} />
    </Stack>
  );
}
