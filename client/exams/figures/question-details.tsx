import { Stack, Title } from '@mantine/core';
import { figureTexts as words } from '../figure-texts';
import { FigureList } from './figure-list';
import type { QuestionFigures } from './figures.query';
import { OptionList } from './option-list';
import { questionEntries } from './question-entries';

interface QuestionDetailsProps {
  question: QuestionFigures;
  /** Of the paper. */
  questionCount: number;
}

/** All figures of a question, and its options. */
export function QuestionDetails({ question, questionCount }: QuestionDetailsProps) {
  const heading = words.question.heading(question.place);
  return (
    <Stack gap="sm" flex={1} miw={0}>
      <Title order={3} size="h4">
        {heading}
      </Title>
      <FigureList label={heading} entries={questionEntries(question, questionCount)} />
      {question.options.length > 0 && <OptionList question={question} />}
    </Stack>
  );
}
