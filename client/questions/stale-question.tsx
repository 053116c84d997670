import { Button, Paper, Stack, Text } from '@mantine/core';
import { Notice } from '../ui/feedback/notice';
import { WrittenText } from '../ui/components/question-parts';
import { questionTexts } from '../ui/texts/question-texts';
import { StoredPicture } from '../ui/components/stored-picture';
import { kindOf } from './kinds/registry';
import type { Question } from './content/question.query';
import { questionMarksText } from '../ui/question-marks';

const { edit: words } = questionTexts;

interface StaleQuestionProps {
  /** The stored version. */
  question: Question;
  onTake: () => void;
}

/** Shows the version that somebody else saved, above the edit form. */
export function StaleQuestion({ question, onTake }: StaleQuestionProps) {
  const { View } = kindOf(question.kind);
  const marks = questionMarksText(question);
  const take = (
    <Button variant="default" onClick={onTake}>
      {words.takeTheirs}
    </Button>
  );
  return (
    <Stack gap="sm">
      <Notice tone="failure" title={words.staleTitle} action={take}>
        {words.staleHint}
      </Notice>
      <Paper withBorder p="md" component="section" aria-label={words.theirs}>
        <Text size="sm" c="dimmed" mb="xs">
          {words.theirs}
          {marks !== '' && ` (${marks})`}
        </Text>
        <WrittenText isHeading text={question.text} />
        <StoredPicture image={question.image} />
        <View question={question} />
      </Paper>
    </Stack>
  );
}
