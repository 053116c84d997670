import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { graphql } from '../gql/exams';
import { examTexts } from '../ui/exam-texts';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { useAction } from '../ui/use-action';

const RENEW = graphql(`
  mutation RenewExamCode($quizId: ID!) {
    renewExamCode(quizId: $quizId) {
      ...ExamFields
    }
  }
`);

const { share: words } = examTexts;

/** Another code for the exam, after being asked: what was printed or passed on stops working. */
export function RenewCode({ quizId, code }: { quizId: string; code: string }) {
  const [opened, { open, close }] = useDisclosure(false);
  const [renew] = useMutation(RENEW, { variables: { quizId } });
  const { isBusy, act } = useAction();
  return (
    <>
      <Button variant="default" size="xs" onClick={open}>
        {words.renew}
      </Button>
      <ConfirmDialog
        opened={opened}
        title={words.renewTitle}
        hint={words.renewHint(code)}
        confirm={words.renew}
        isDangerous
        isBusy={isBusy}
        onClose={close}
        onConfirm={() =>
          void act(renew, words.renewed).then((isDone) => {
            if (isDone) close();
          })
        }
      />
    </>
  );
}
