import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { focusFirst } from '../ui/hooks/use-focus-first';
import { useKeepDraft, useStoredDraft } from '../ui/drafts/use-stored-draft';
import { problemOf, sentenceOf } from '../ui/feedback/problem';
import { quizTexts as words } from '../ui/texts/quiz-texts';
import { useIsMounted } from '../ui/hooks/use-still-here';
import { toast } from '../ui/feedback/toasts';
import { capitalise, titleFault } from './quiz-title';

interface TitleFormProps<Outcome> {
  /** Under which a title half typed waits. */
  name: string;
  initial?: string;
  /** Why that title cannot be had. */
  fault?: string;
  hint?: string;
  /** The verb. */
  submit: string;
  /** Said when the work fails; the reason stands at the field. */
  failed: string;
  onSubmit: (title: string) => Promise<Outcome>;
  /** It is done: nothing waits any more. @param isHere false: the dialog was closed meanwhile */
  onDone: (outcome: Outcome, isHere: boolean) => void | Promise<void>;
}

/** Asks for the title of a quiz, in a dialog. Its first letter is made a capital (section 2). */
export function TitleForm<Outcome>(props: TitleFormProps<Outcome>) {
  const { name, initial = '', fault, hint, submit, failed, onSubmit, onDone } = props;
  const kept = useStoredDraft(name) as string | null;
  const isHere = useIsMounted();
  const isDone = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const form = useForm({
    initialValues: { title: kept ?? initial },
    initialErrors: fault === undefined || kept !== null ? {} : { title: fault },
    validate: { title: titleFault },
  });
  const forget = useKeepDraft(
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
    } catch (error) {
      form.setFieldError('title', sentenceOf(problemOf(error)));
      toast('failure', failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => form.onSubmit(({ title }) => void save(title), focusFirst(form))(event)}
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
