import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../ui/components/dialog';
import { toProblem, problemMessage } from '../ui/feedback/problem';
import { trashTexts as words } from '../ui/texts/trash-texts';
import { toast } from '../ui/feedback/toasts';
import { TitleForm } from './title-form';
import { RESTORE_QUIZ } from './trash.query';

interface RestoreQuizProps {
  quiz: { id: string; title: string };
  /** Called when the quiz is no longer in the trash. */
  onGone: () => void;
}

/** Restores a quiz, under another title if its own is taken. */
export function RestoreQuiz({ quiz, onGone }: RestoreQuizProps) {
  const { id, title } = quiz;
  const [restoreQuiz] = useMutation(RESTORE_QUIZ);
  const [isBusy, setBusy] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const [titleError, setTitleError] = useState('');

  /** @returns the title of the restored quiz */
  const bringBack = async (as: string | null): Promise<string> => {
    const { data } = await restoreQuiz({ variables: { id, title: as } });
    return data?.restoreQuiz.title ?? title;
  };
  const onRestored = (restored: string): void => {
    toast('success', words.restored(restored));
    setTaken(false);
    onGone();
  };
  const restore = async (): Promise<void> => {
    setBusy(true);
    try {
      onRestored(await bringBack(null));
    } catch (error) {
      const problem = toProblem(error);
      if (problem.code === 'TITLE_TAKEN') {
        setTitleError(problem.message);
        setTaken(true);
      } else toast('failure', problemMessage(problem));
      // Somebody else has restored it, or its thirty days are over.
      if (problem.code === 'QUIZ_NOT_FOUND') onGone();
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button
        variant="default"
        size="xs"
        loading={isBusy}
        aria-label={words.restoreNamed(title)}
        onClick={() => void restore()}
      >
        {words.restore}
      </Button>
      <Dialog opened={isTaken} title={words.anotherTitle} onClose={() => setTaken(false)}>
        <TitleForm
          name={`title of ${id}`}
          initial={title}
          error={titleError}
          submit={words.restore}
          failed={words.restoreFailed}
          onSubmit={bringBack}
          onDone={onRestored}
        />
      </Dialog>
    </>
  );
}
