import { useMutation } from '@apollo/client/react';
import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { graphql } from '../../gql/exams';
import type { MailChangedTimesMutation } from '../../gql/exams/graphql';
import { formatNumber } from '../../ui/format';
import { newIdempotencyKey } from '../../ui/session/idempotency-key';
import { peopleTexts } from '../../ui/texts/people-texts';
import { MailDialog } from './mail-dialog';
import { useChangedTimesCount } from './reachable.query';

const MAIL_TIMES = graphql(`
  mutation MailChangedTimes($quizId: ID!, $message: String) {
    mailChangedTimes(quizId: $quizId, message: $message) {
      mailed
      skipped
      failed
    }
  }
`);

const { times: words } = peopleTexts;

interface ChangedTimesOfferProps {
  quizId: string;
  /** Called once the mails are on their way, or when nobody is to be mailed. */
  onDone: () => void;
}

/** After the times of an exam were changed: offers to mail those who were invited. Nothing if they concern nobody who can be reached. */
export function ChangedTimesOffer({ quizId, onDone }: ChangedTimesOfferProps) {
  const count = useChangedTimesCount(quizId);
  const [mail] = useMutation(MAIL_TIMES);
  // A repetition with one key mails the rest, and nobody twice.
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [sentMessage, setSentMessage] = useState<string | null>(null);
  const [opened, { open, close }] = useDisclosure(false);
  const send = async (message: string) => {
    const outcome = await mail({ variables: { quizId, message }, context: { idempotencyKey } });
    if (hasFailed(outcome.data)) setSentMessage(message);
    return outcome;
  };
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
        sentMessage={sentMessage}
        send={send}
        doneMessage={({ data }) => outcome(data?.mailChangedTimes)}
        isPartial={({ data }) => hasFailed(data)}
        onClose={close}
        onDone={onDone}
      />
    </Group>
  );
}

function hasFailed(data: MailChangedTimesMutation | null | undefined): boolean {
  return (data?.mailChangedTimes.failed ?? 0) > 0;
}

function outcome(result: MailChangedTimesMutation['mailChangedTimes'] | undefined): string {
  const { mailed = 0, skipped = 0, failed = 0 } = result ?? {};
  const sentences = [
    words.mailed(mailed, formatNumber(mailed)),
    ...(skipped > 0 ? [words.skipped(skipped, formatNumber(skipped))] : []),
    ...(failed > 0 ? [words.failed(failed, formatNumber(failed))] : []),
  ];
  return sentences.join('. ');
}
