import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { graphql } from '../../gql/exams';
import { invigilationTexts } from '../../ui/texts/invigilation-texts';
import { formatNumber } from '../../ui/format';
import { useAction } from '../../ui/feedback/use-action';
import { InterventionDialog } from '../intervention/intervention-dialog';

const EXTEND_ALL = graphql(`
  mutation ExtendTimeForAll($input: ExtendTimeForAllInput!) {
    extendTimeForAll(input: $input) {
      count
    }
  }
`);

const { running: words } = invigilationTexts;

/** Adds time to all running attempts. */
export function ExtendForAll({ quizId, onDone }: { quizId: string; onDone: () => void }) {
  const [opened, { open, close }] = useDisclosure(false);
  const [extend] = useMutation(EXTEND_ALL);
  const { isBusy, act } = useAction();
  return (
    <>
      <Button variant="default" onClick={open}>
        {words.extendAll}
      </Button>
      <InterventionDialog
        opened={opened}
        title={words.extendAllTitle}
        confirm={words.confirm.extendAll}
        hasMinutes
        isBusy={isBusy}
        onClose={close}
        onConfirm={(intervention) =>
          void act(
            () => extend({ variables: { input: { quizId, ...intervention } } }),
            ({ data }) => words.extendedAll(formatNumber(data?.extendTimeForAll.count ?? 0)),
          ).then((isDone) => {
            if (!isDone) return;
            close();
            onDone();
          })
        }
      />
    </>
  );
}
