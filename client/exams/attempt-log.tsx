import { Stack, Text, Title } from '@mantine/core';
import { conductTexts } from '../ui/conduct-texts';
import { ExamLog } from './exam-log';

const { paper: words } = conductTexts;

/** What happened while an attempt was under way: facts, which nobody has judged. */
export function AttemptLog({ quizId, attemptId }: { quizId: string; attemptId: string }) {
  return (
    <Stack component="section" gap="sm">
      <Title order={2}>{words.log}</Title>
      <Text c="dimmed">{words.logHint}</Text>
      <ExamLog quizId={quizId} attemptId={attemptId} label={words.log} />
    </Stack>
  );
}
