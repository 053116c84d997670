import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { graphql } from '../../gql/exams';
import type { RemindCandidatesMutation } from '../../gql/exams/graphql';
import { formatNumber } from '../../ui/format';
import { peopleTexts as words } from '../../ui/texts/people-texts';
import { MailDialog } from '../mails/mail-dialog';

const REMIND = graphql(`
  mutation RemindCandidates($quizId: ID!, $message: String) {
    remindCandidates(quizId: $quizId, message: $message) {
      count
      withoutAddressCount
    }
  }
`);

interface RemindButtonProps {
  quizId: string;
  onDone: () => void;
}

/** Reminds those who have not started, with a message. Only for an exam that has such learners. */
export function RemindButton({ quizId, onDone }: RemindButtonProps) {
  const [remind] = useMutation(REMIND);
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="default" onClick={open}>
        {words.remind}
      </Button>
      <MailDialog
        opened={opened}
        title={words.remindTitle}
        hint={words.remindHint}
        confirm={words.remind}
        draftName={`remind ${quizId}`}
        send={(message) => remind({ variables: { quizId, message } })}
        doneMessage={({ data }) => outcome(data?.remindCandidates)}
        onClose={close}
        onDone={onDone}
      />
    </>
  );
}

function outcome(sent: RemindCandidatesMutation['remindCandidates'] | undefined): string {
  const { count = 0, withoutAddressCount = 0 } = sent ?? {};
  const done = words.reminded(count);
  return withoutAddressCount === 0
    ? done
    : `${done}. ${words.withoutAddress(withoutAddressCount, formatNumber(withoutAddressCount))}`;
}
