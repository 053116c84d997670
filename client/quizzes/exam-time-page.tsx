import { Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatNumber } from '../ui/format';
import { RestoredDraftNotice } from '../ui/drafts/restored-draft-notice';
import { ChangesGuard } from '../ui/drafts/changes-guard';
import { Notice } from '../ui/feedback/notice';
import type { Tone } from '../ui/feedback/tone-sign';
import { toProblem } from '../ui/feedback/problem';
import { quizTexts } from '../ui/texts/quiz-texts';
import type { QuizFields } from './quiz-fields';
import { QuizFieldsPage } from './quiz-fields-page';
import { StaleQuiz } from './stale-quiz';
import { useQuizForm } from './use-quiz-form';

const { time: words } = quizTexts;

/** One week. */
const MAX_MINUTES = 10_080;

interface TimeDraft {
  /** Digits; empty: no limit. */
  durationMinutes: string;
}

const toDraft = ({ durationMinutes }: QuizFields): TimeDraft => ({
  durationMinutes: String(durationMinutes ?? ''),
});

/** Sets the duration of the exam (docs/specification.md, section 2). */
export function ExamTimePage() {
  return (
    <QuizFieldsPage title={words.title}>
      {(loaded) => <TimeForm key={loaded.id} loaded={loaded} />}
    </QuizFieldsPage>
  );
}

function TimeForm({ loaded }: { loaded: QuizFields }) {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ tone: Tone; text: string } | null>(null);
  const quiz = useQuizForm<TimeDraft>({
    name: `exam time ${loaded.id}`,
    loaded,
    draftOf: toDraft,
    toChanges: ({ durationMinutes }) =>
      durationMinutes === undefined
        ? {}
        : { durationMinutes: durationMinutes === '' ? null : Number(durationMinutes) },
  });
  const { form } = quiz;

  /** @returns false when it failed */
  const save = async (draft: TimeDraft): Promise<boolean> => {
    setBusy(true);
    setOutcome(null);
    try {
      const stored = await quiz.save(draft);
      if (stored) setOutcome({ tone: 'success', text: savedMessage(stored.durationMinutes) });
      return true;
    } catch (error) {
      const { code, message } = toProblem(error);
      const text = code === 'OFFLINE' || message === '' ? words.failed : words.refused(message);
      setOutcome({ tone: 'failure', text });
      return false;
    } finally {
      setBusy(false);
    }
  };

  const start = (draft: TimeDraft): void => {
    const minutes = Number(draft.durationMinutes);
    if (minutes >= 1 && minutes <= MAX_MINUTES) void save(draft);
    else setOutcome({ tone: 'failure', text: words.invalid });
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
        {quiz.isRestored && <RestoredDraftNotice onDiscard={quiz.discard} />}
        <StaleQuiz
          stale={quiz.stale}
          base={quiz.base}
          onTakeAll={quiz.discard}
          onTake={quiz.discard}
        />
        {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
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

function savedMessage(minutes: number | null): string {
  return minutes === null ? words.removed : words.saved(formatNumber(minutes));
}
