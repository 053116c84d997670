import { useQuery } from '@apollo/client/react';
import { Button, Group, Paper, Skeleton, Stack, Title } from '@mantine/core';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { Loading } from '../ui/components/loading';
import { ignoreErrors } from '../ui/feedback/ignore-errors';
import { ErrorState } from '../ui/feedback/states';
import { markingTexts } from '../ui/texts/marking-texts';
import { compareTexts as words } from '../ui/texts/marking-team-texts';
import { AnswerView } from './answer-view';
import { LastMarked } from './last-marked';
import { learnerName } from './learner-name';
import { MarkFields, MarkSaveState } from './mark-fields';
import type { Remark } from './marking.query';
import { ANSWER, type MarkingAnswer } from './marking-queue.query';
import { GONE } from './open-answer';
import { useLastMarked, type GivenMarks } from './use-last-marked';
import { useMarkForm, type MarkForm } from './use-mark-form';

interface ComparedAnswerProps {
  id: string;
  remarks: readonly Remark[];
}

/** An answer of several, with the fields of the desk. */
export function ComparedAnswer({ id, remarks }: ComparedAnswerProps) {
  // The form starts from the answer as it was read, and follows its own saves.
  const { data, error, refetch } = useQuery(ANSWER, { variables: { id }, fetchPolicy: 'no-cache' });
  const reload = (): void => ignoreErrors(refetch());
  const { last, setLast, undo } = useLastMarked(reload);
  if (data)
    return (
      <ComparedForm
        // What was undone is read again, and the form starts from it.
        key={data.markingAnswer.version}
        opened={data.markingAnswer}
        remarks={remarks}
        onMarked={setLast}
        onTyped={() => setLast(null)}
      >
        <LastMarked answer={last?.now ?? null} onUndo={() => last && void undo(last)} />
      </ComparedForm>
    );
  if (error)
    return <ErrorState title={words.answerFailed} error={error} gone={GONE} onRetry={reload} />;
  return (
    <Loading>
      <Skeleton h={320} />
    </Loading>
  );
}

interface ComparedFormProps {
  opened: MarkingAnswer;
  remarks: readonly Remark[];
  /** Called when the marks are saved. */
  onMarked: (given: GivenMarks) => void;
  /** Called when something is typed: it is no longer what was saved. */
  onTyped: () => void;
  /** Below the fields. */
  children: ReactNode;
}

function ComparedForm({ opened, remarks, onMarked, onTyped, children }: ComparedFormProps) {
  const form = useMarkForm(opened);
  /** What undoing brings back. */
  const before = useRef(opened);
  // What was typed just before the next three are shown is sent at once.
  const leave = useEffectEvent(() => void form.save(true));
  useEffect(() => () => leave(), []);
  const headingId = useId();
  const name = learnerName(form.answer.learner);
  const finish = async (): Promise<void> => {
    if (!form.check()) return;
    const saved = await form.save(false);
    if (!saved) return;
    onMarked({ before: before.current, now: saved });
    before.current = saved;
  };
  const typed: MarkForm = {
    ...form,
    change: (changes) => {
      onTyped();
      form.change(changes);
    },
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
          <MarkFields form={typed} remarks={remarks} />
          <Group justify="space-between" gap="sm">
            <MarkSaveState form={form} />
            <Button type="submit" variant="default" aria-label={words.saveNamed(name)}>
              {words.save}
            </Button>
          </Group>
          {children}
        </Stack>
      </form>
    </Paper>
  );
}
