import { useQuery } from '@apollo/client/react';
import { Button, Group, Paper, Skeleton, Stack, Title } from '@mantine/core';
import { useEffect, useEffectEvent, useId } from 'react';
import { Loading } from '../ui/components/loading';
import { ignoreErrors } from '../ui/feedback/ignore-errors';
import { ErrorState } from '../ui/feedback/states';
import { toast } from '../ui/feedback/toasts';
import { shownMarks } from '../ui/marks';
import { markingTexts } from '../ui/texts/marking-texts';
import { compareTexts as words } from '../ui/texts/marking-team-texts';
import { AnswerView } from './answer-view';
import { learnerName } from './learner-name';
import { MarkFields, MarkSaveState } from './mark-fields';
import { ANSWER, type MarkingAnswer, type Remark } from './marking.query';
import { GONE } from './open-answer';
import { useMarkForm } from './use-mark-form';

interface ComparedAnswerProps {
  id: string;
  remarks: readonly Remark[];
}

/** An answer of several, with the fields of the desk. */
export function ComparedAnswer({ id, remarks }: ComparedAnswerProps) {
  // The form starts from the answer as it was read, and follows its own saves.
  const { data, error, refetch } = useQuery(ANSWER, { variables: { id }, fetchPolicy: 'no-cache' });
  if (data) return <ComparedForm opened={data.markingAnswer} remarks={remarks} />;
  if (error)
    return (
      <ErrorState
        title={words.answerFailed}
        error={error}
        gone={GONE}
        onRetry={() => ignoreErrors(refetch())}
      />
    );
  return (
    <Loading>
      <Skeleton h={320} />
    </Loading>
  );
}

interface ComparedFormProps {
  opened: MarkingAnswer;
  remarks: readonly Remark[];
}

function ComparedForm({ opened, remarks }: ComparedFormProps) {
  const form = useMarkForm(opened);
  // What was typed just before the next three are shown is sent at once.
  const leave = useEffectEvent(() => void form.save(true));
  useEffect(() => () => leave(), []);
  const headingId = useId();
  const name = learnerName(form.answer.learner);
  const finish = async (): Promise<void> => {
    if (!form.check()) return;
    const saved = await form.save(false);
    if (!saved) return;
    const { marks, maxMarks } = saved.answered;
    toast('success', markingTexts.desk.marked(shownMarks(marks ?? '0'), shownMarks(maxMarks)));
  };
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={headingId}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void finish();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void finish();
        }}
      >
        <Stack>
          <Title order={2} size="h4" id={headingId}>
            {markingTexts.desk.answerOf(name)}
          </Title>
          <AnswerView answered={form.answer.answered} />
          <MarkFields form={form} remarks={remarks} />
          <Group justify="space-between" gap="sm">
            <MarkSaveState form={form} />
            <Button type="submit" variant="default" aria-label={words.saveNamed(name)}>
              {words.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}
