import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../ui/components/dialog';
import { problemOf, sentenceOf } from '../ui/feedback/problem';
import { quizTexts } from '../ui/texts/quiz-texts';
import { toast } from '../ui/feedback/toasts';
import { TitleForm } from './title-form';
import { RESTORE_QUIZ } from './trash.query';

const { trash: words } = quizTexts;

interface RestoreQuizProps {
  quiz: { id: string; title: string };
  /** It is in the trash no more. */
  onGone: () => void;
}

/** Brings a quiz back; under another title when its own has been taken meanwhile. */
export function RestoreQuiz({ quiz, onGone }: RestoreQuizProps) {
  const { id, title } = quiz;
  const [restoreQuiz] = useMutation(RESTORE_QUIZ);
  const [isBusy, setBusy] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const [fault, setFault] = useState('');

  /** @returns the title it has now */
  const bringBack = async (as: string | null): Promise<string> => {
    const { data } = await restoreQuiz({ variables: { id, title: as } });
    return data?.restoreQuiz.title ?? title;
  };
  const tell = (restored: string): void => {
    toast('success', words.restored(restored));
    setTaken(false);
    onGone();
  };
  const restore = async (): Promise<void> => {
    setBusy(true);
    try {
      tell(await bringBack(null));
    } catch (error) {
      const problem = problemOf(error);
      if (problem.code === 'TITLE_TAKEN') {
        setFault(problem.message);
        setTaken(true);
      } else toast('failure', sentenceOf(problem));
      // Somebody else was faster, or its thirty days are over.
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
          fault={fault}
          submit={words.restore}
          failed={words.restoreFailed}
          onSubmit={bringBack}
          onDone={tell}
        />
      </Dialog>
    </>
  );
}
