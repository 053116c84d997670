import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { graphql } from '../../gql/exams';
import { pauseTexts as words } from '../../ui/texts/pause-texts';
import { formatNumber } from '../../ui/format';
import { useAction } from '../../ui/feedback/use-action';
import { InterventionDialog } from '../intervention/intervention-dialog';

const PAUSE = graphql(`
  mutation PauseExam($input: PauseExamInput!) {
    pauseExam(input: $input) {
      count
    }
  }
`);

interface PauseButtonProps {
  quizId: string;
  /** How many learners are at the exam, and how many have not started. */
  running: number;
  waiting: number;
  onDone: () => void;
}

/** Pauses the exam for everybody, with a reason. */
export function PauseButton({ quizId, running, waiting, onDone }: PauseButtonProps) {
  const [opened, { open, close }] = useDisclosure(false);
  const [pause] = useMutation(PAUSE);
  const { isBusy, act } = useAction();
  return (
    <>
      <Button variant="default" onClick={open}>
        {words.pause}
      </Button>
      <InterventionDialog
        opened={opened}
        title={words.title}
        hint={[
          words.hint(running, formatNumber(running)),
          ...(waiting > 0 ? [words.hintWaiting(waiting, formatNumber(waiting))] : []),
          words.hintEffect,
        ].join(' ')}
        confirm={words.confirm}
        hasMinutes={false}
        isBusy={isBusy}
        onClose={close}
        onConfirm={({ reason }) =>
          void act(
            () => pause({ variables: { input: { quizId, reason } } }),
            ({ data }) => words.paused(formatNumber(data?.pauseExam.count ?? 0)),
          ).then((isDone) => {
            if (isDone) close();
            onDone();
          })
        }
      />
    </>
  );
}
