import { Button, Group, NativeSelect, Paper, Stack, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFormatTime } from '../ui/format';
import { KeptChanges } from '../ui/drafts/kept-changes';
import { ChangesGuard } from '../ui/drafts/changes-guard';
import { Notice } from '../ui/feedback/notice';
import { problemOf, sentenceOf } from '../ui/feedback/problem';
import { quizTexts } from '../ui/texts/quiz-texts';
import { differ } from '../ui/drafts/stale-draft';
import { useIsMounted } from '../ui/hooks/use-still-here';
import { toast } from '../ui/feedback/toasts';
import type { QuizFields } from './quiz-fields';
import { QuizFieldsPage } from './quiz-fields-page';
import { titleFault } from './quiz-title';
import { StaleQuiz } from './stale-quiz';
import { useQuizForm } from './use-quiz-form';

const { editing: words } = quizTexts;

interface EditDraft {
  title: string;
  isCompleted: boolean;
  status: QuizFields['status'];
}

const draftOf = ({ title, isCompleted, status }: QuizFields): EditDraft => ({
  title,
  isCompleted,
  status,
});

/** Title, completion and status of a quiz (specification, section 2). */
export function EditQuizPage() {
  return (
    <QuizFieldsPage title={words.title}>
      {(read) => <EditForm key={read.id} read={read} />}
    </QuizFieldsPage>
  );
}

function EditForm({ read }: { read: QuizFields }) {
  const navigate = useNavigate();
  const formatTime = useFormatTime();
  const isHere = useIsMounted();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const quiz = useQuizForm<EditDraft>({
    name: `quiz ${read.id}`,
    read,
    draftOf,
    sent: (changes) => changes,
    validate: { title: titleFault },
  });
  const { form } = quiz;

  const save = async (draft: EditDraft): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const stored = await quiz.save(draft);
      if (!stored) return;
      toast('success', words.saved);
      // In place of this page, which is done with; nothing is left to ask about. Whoever has left stays
      // where they are: what replaces the address of a page does not ask that page.
      if (isHere() && !differ(draftOf(stored), form.getValues()))
        await navigate('/navigation/create-exam', { replace: true });
    } catch (error) {
      const problem = problemOf(error);
      const field = FIELD_OF[problem.code];
      if (field) form.setFieldError(field, problem.message);
      else setFailure(sentenceOf(problem));
      toast('failure', problem.code === 'OFFLINE' ? words.unanswered : words.failed);
      if (field) form.getInputNode(field)?.focus();
    } finally {
      setBusy(false);
    }
  };

  return (
    <form onSubmit={form.onSubmit((draft) => void save(draft))} noValidate>
      <Stack gap="lg">
        {quiz.isKept && <KeptChanges onDiscard={quiz.discard} />}
        <StaleQuiz
          stale={quiz.stale}
          base={quiz.base}
          onTakeAll={quiz.discard}
          onTake={quiz.take}
        />
        {failure !== null && (
          <Notice tone="failure" title={words.notSaved}>
            {failure}
          </Notice>
        )}
        <Paper withBorder p="lg" maw={640}>
          <Stack gap="lg">
            <TextInput label={words.titleLabel} dir="auto" {...form.getInputProps('title')} />
            <Switch
              label={words.isCompleted}
              // The library would have the hint in the name, too.
              aria-label={words.isCompleted}
              description={words.completedHint}
              {...form.getInputProps('isCompleted', { type: 'checkbox' })}
            />
            <NativeSelect
              label={words.status}
              description={words.statusHint}
              data={words.statuses}
              {...form.getInputProps('status')}
            />
            <TextInput
              variant="unstyled"
              label={words.createdAt}
              readOnly
              value={formatTime(read.createdAt)}
            />
            <Group justify="flex-end">
              <Button type="submit" loading={isBusy}>
                {words.save}
              </Button>
            </Group>
          </Stack>
        </Paper>
      </Stack>
      {form.isDirty() && <ChangesGuard title={words.leaveTitle} />}
    </form>
  );
}

/** The field that a refusal is about, by its code. */
const FIELD_OF: Partial<Record<string, keyof EditDraft>> = {
  TITLE_TAKEN: 'title',
  VALIDATION: 'title',
  QUIZ_IS_EMPTY: 'isCompleted',
  PAPER_TOO_LARGE: 'isCompleted',
};
