import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { focusFirstError } from '../ui/hooks/focus-first-error';
import { useDraftAutosave, useStoredDraft } from '../ui/drafts/draft-autosave';
import { toProblem, problemMessage } from '../ui/feedback/problem';
import { quizTexts as words } from '../ui/texts/quiz-texts';
import { useIsHere } from '../ui/hooks/use-is-here';
import { toast } from '../ui/feedback/toasts';
import { capitalise, titleError } from './quiz-title';

interface TitleFormProps<Outcome> {
  /** The name of the draft. */
  name: string;
  initial?: string;
  /** Why the initial title is not available. */
  error?: string;
  hint?: string;
  /** The label of the submit button, a verb. */
  submit: string;
  /** Shown when the work fails; the field shows the reason. */
  failed: string;
  onSubmit: (title: string) => Promise<Outcome>;
  /** Called on success. @param isHere false when the dialog or its page was left meanwhile */
  onDone: (outcome: Outcome, isHere: boolean) => void | Promise<void>;
}

/**
 * Asks for the title of a quiz, in a dialog. Its first letter is capitalised
 * (docs/specification.md, section 2).
 */
export function TitleForm<Outcome>(props: TitleFormProps<Outcome>) {
  const { name, initial = '', error, hint, submit, failed, onSubmit, onDone } = props;
  const restored = useStoredDraft(name) as string | null;
  const isHere = useIsHere();
  const isDone = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const form = useForm({
    initialValues: { title: restored ?? initial },
    initialErrors: error === undefined || restored !== null ? {} : { title: error },
    validate: { title: titleError },
  });
  const forget = useDraftAutosave(
    name,
    () => {
      const { title } = form.getValues();
      return isDone.current || title.trim() === '' || title === initial ? null : title;
    },
    'wait',
  );
  const save = async (title: string): Promise<void> => {
    setBusy(true);
    try {
      const outcome = await onSubmit(title);
      isDone.current = true;
      forget();
      await onDone(outcome, isHere());
    } catch (failure) {
      form.setFieldError('title', problemMessage(toProblem(failure)));
      toast('failure', failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) =>
        form.onSubmit(({ title }) => void save(title), focusFirstError(form))(event)
      }
    >
      <Stack>
        <TextInput
          label={words.titleLabel}
          description={hint}
          dir="auto"
          data-autofocus
          {...form.getInputProps('title')}
          onChange={({ currentTarget }) => {
            capitalise(currentTarget);
            form.setFieldValue('title', currentTarget.value);
          }}
        />
        <Button type="submit" loading={isBusy}>
          {submit}
        </Button>
      </Stack>
    </form>
  );
}
