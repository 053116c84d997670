import {
  Anchor,
  Button,
  Group,
  NativeSelect,
  Paper,
  Stack,
  Switch,
  TextInput,
} from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useFormatTime } from '../ui/format';
import { RestoredDraftNotice } from '../ui/drafts/restored-draft-notice';
import { ChangesGuard } from '../ui/drafts/changes-guard';
import { Notice } from '../ui/feedback/notice';
import { toProblem, problemMessage } from '../ui/feedback/problem';
import { quizEditingTexts as words } from '../ui/texts/quiz-editing-texts';
import { hasChanges } from '../ui/drafts/merge-drafts';
import { useIsHere } from '../ui/hooks/use-is-here';
import { toast } from '../ui/feedback/toasts';
import type { QuizFields } from './quiz-fields';
import { QuizFieldsPage } from './quiz-fields-page';
import { titleError } from './quiz-title';
import { StaleQuiz } from './stale-quiz';
import { useQuizForm } from './use-quiz-form';

interface EditDraft {
  title: string;
  isCompleted: boolean;
  status: QuizFields['status'];
}

const toDraft = ({ title, isCompleted, status }: QuizFields): EditDraft => ({
  title,
  isCompleted,
  status,
});

/** Edits title, completion and status of a quiz (docs/specification.md, section 2). */
export function EditQuizPage() {
  return (
    <QuizFieldsPage title={words.title}>
      {(loaded) => <EditForm key={loaded.id} loaded={loaded} />}
    </QuizFieldsPage>
  );
}

function EditForm({ loaded }: { loaded: QuizFields }) {
  const navigate = useNavigate();
  const formatTime = useFormatTime();
  const isHere = useIsHere();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const quiz = useQuizForm<EditDraft>({
    name: `quiz ${loaded.id}`,
    loaded,
    draftOf: toDraft,
    toChanges: (changes) => changes,
    validate: { title: titleError },
  });
  const { form } = quiz;

  const save = async (draft: EditDraft): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const stored = await quiz.save(draft);
      if (!stored) return;
      toast('success', words.saved);
      // Replaces this page, without a confirmation because nothing is unsaved. If the user has left
      // meanwhile, replacing the URL would not ask the page they are on, so they stay there.
      if (isHere() && !hasChanges(toDraft(stored), form.getValues()))
        await navigate('/navigation/create-exam', { replace: true });
    } catch (error) {
      const problem = toProblem(error);
      const field = FIELD_OF[problem.code];
      if (field) form.setFieldError(field, problem.message);
      else setFailure(problemMessage(problem));
      toast('failure', problem.code === 'OFFLINE' ? words.unanswered : words.failed);
      if (field) form.getInputNode(field)?.focus();
    } finally {
      setBusy(false);
    }
  };

  return (
    <form onSubmit={form.onSubmit((draft) => void save(draft))} noValidate>
      <Stack gap="lg">
        {quiz.isRestored && <RestoredDraftNotice onDiscard={quiz.discard} />}
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
              // Mantine would include the description in the accessible name.
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
              value={formatTime(loaded.createdAt)}
            />
            <Group justify="space-between">
              <Anchor component={Link} to={`/navigation/quiz-detail/${loaded.id}`}>
                {words.questions}
              </Anchor>
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

/** The field that each error code is about. */
const FIELD_OF: Partial<Record<string, keyof EditDraft>> = {
  TITLE_TAKEN: 'title',
  VALIDATION: 'title',
  QUIZ_IS_EMPTY: 'isCompleted',
  PAPER_TOO_LARGE: 'isCompleted',
};
