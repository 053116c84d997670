import { useMutation } from '@apollo/client/react';
import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { graphql } from '../../gql/exams';
import { formatNumber } from '../../ui/format';
import { peopleTexts } from '../../ui/texts/people-texts';
import { MailDialog } from './mail-dialog';
import { useReachableCount } from './reachable.query';

const MAIL_TIMES = graphql(`
  mutation MailChangedTimes($quizId: ID!, $message: String) {
    mailChangedTimes(quizId: $quizId, message: $message) {
      mailed
      skipped
    }
  }
`);

const { times: words } = peopleTexts;

interface ChangedTimesOfferProps {
  quizId: string;
  /** Called once the mails are on their way, or when nobody is to be mailed. */
  onDone: () => void;
}

/** After the times of an exam were changed: offers to mail those who were invited. Nothing if nobody can be reached. */
export function ChangedTimesOffer({ quizId, onDone }: ChangedTimesOfferProps) {
  const { count } = useReachableCount(quizId);
  const [mail] = useMutation(MAIL_TIMES);
  const [opened, { open, close }] = useDisclosure(false);
  if (count === 0) return null;
  const formatted = formatNumber(count);
  return (
    <Group justify="space-between" gap="sm">
      <Text role="status" flex="1 1 260px">
        {words.changed(count, formatted)}
      </Text>
      <Group gap="sm">
        <Button variant="default" onClick={onDone}>
          {words.later}
        </Button>
        <Button variant="default" onClick={open}>
          {words.offer(count, formatted)}
        </Button>
      </Group>
      <MailDialog
        opened={opened}
        title={words.title}
        hint={words.hint}
        confirm={words.send}
        draftName={`times ${quizId}`}
        send={(message) => mail({ variables: { quizId, message } })}
        doneMessage={({ data }) => {
          const mailed = data?.mailChangedTimes.mailed ?? 0;
          return words.mailed(mailed, formatNumber(mailed));
        }}
        onClose={close}
        onDone={onDone}
      />
    </Group>
  );
}
