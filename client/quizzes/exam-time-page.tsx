import { Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatNumber } from '../ui/format';
import { KeptChanges } from '../ui/drafts/kept-changes';
import { ChangesGuard } from '../ui/drafts/changes-guard';
import { Notice, type Tone } from '../ui/feedback/notice';
import { problemOf } from '../ui/feedback/problem';
import { quizTexts } from '../ui/texts/quiz-texts';
import type { QuizFields } from './quiz-fields';
import { QuizFieldsPage } from './quiz-fields-page';
import { StaleQuiz } from './stale-quiz';
import { useQuizForm } from './use-quiz-form';

const { time: words } = quizTexts;

/** As many minutes as a week has. */
const MAX_MINUTES = 10_080;

interface TimeDraft {
  /** Digits; empty: no limit. */
  durationMinutes: string;
}

const draftOf = ({ durationMinutes }: QuizFields): TimeDraft => ({
  durationMinutes: String(durationMinutes ?? ''),
});

/** The minutes a learner has (specification, section 2). */
export function ExamTimePage() {
  return (
    <QuizFieldsPage title={words.title}>
      {(read) => <TimeForm key={read.id} read={read} />}
    </QuizFieldsPage>
  );
}

function TimeForm({ read }: { read: QuizFields }) {
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ tone: Tone; text: string } | null>(null);
  const quiz = useQuizForm<TimeDraft>({
    name: `exam time ${read.id}`,
    read,
    draftOf,
    sent: ({ durationMinutes }) =>
      durationMinutes === undefined
        ? {}
        : { durationMinutes: durationMinutes === '' ? null : Number(durationMinutes) },
  });
  const { form } = quiz;

  /** @returns false when it failed */
  const save = async (draft: TimeDraft): Promise<boolean> => {
    setBusy(true);
    setSaid(null);
    try {
      const stored = await quiz.save(draft);
      if (stored) setSaid({ tone: 'success', text: sentenceOf(stored.durationMinutes) });
      return true;
    } catch (error) {
      const { code, message } = problemOf(error);
      const text = code === 'OFFLINE' || message === '' ? words.failed : words.refused(message);
      setSaid({ tone: 'failure', text });
      return false;
    } finally {
      setBusy(false);
    }
  };

  const start = (draft: TimeDraft): void => {
    const minutes = Number(draft.durationMinutes);
    if (minutes >= 1 && minutes <= MAX_MINUTES) void save(draft);
    else setSaid({ tone: 'failure', text: words.invalid });
  };

  const removeLimit = (): void => {
    const { durationMinutes } = form.getValues();
    form.setFieldValue('durationMinutes', '');
    void save({ durationMinutes: '' }).then((isDone) => {
      if (!isDone) form.setFieldValue('durationMinutes', durationMinutes);
    });
  };

  return (
    <form onSubmit={form.onSubmit(start)} noValidate>
      <Stack gap="lg">
        {quiz.isKept && <KeptChanges onDiscard={quiz.discard} />}
        <StaleQuiz
          stale={quiz.stale}
          base={quiz.base}
          onTakeAll={quiz.discard}
          onTake={quiz.discard}
        />
        {said && <Notice tone={said.tone}>{said.text}</Notice>}
        <Paper withBorder p="lg" maw={640}>
          <Stack gap="lg">
            <Text fw={700} style={{ overflowWrap: 'anywhere' }}>
              <bdi>{quiz.base.title}</bdi>
            </Text>
            <TextInput
              label={words.minutes}
              description={words.hint}
              inputMode="numeric"
              autoComplete="off"
              maw={320}
              {...form.getInputProps('durationMinutes')}
              onChange={({ currentTarget }) =>
                form.setFieldValue('durationMinutes', currentTarget.value.replace(/\D/g, ''))
              }
            />
            <Group justify="flex-end">
              {quiz.base.durationMinutes !== null && (
                <Button variant="default" disabled={isBusy} onClick={removeLimit}>
                  {words.remove}
                </Button>
              )}
              <Button type="submit" loading={isBusy}>
                {words.start}
              </Button>
            </Group>
          </Stack>
        </Paper>
      </Stack>
      {form.isDirty() && <ChangesGuard title={words.leaveTitle} />}
    </form>
  );
}

function sentenceOf(minutes: number | null): string {
  return minutes === null ? words.removed : words.saved(formatNumber(minutes));
}
