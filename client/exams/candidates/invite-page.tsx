import { useMutation } from '@apollo/client/react';
import { Anchor, Button, Fieldset, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { graphql } from '../../gql/exams';
import type { InviteCandidatesMutation } from '../../gql/exams/graphql';
import { examPath } from '../../ui/exam-paths';
import { formatNumber } from '../../ui/format';
import { ArrowLeftIcon } from '../../ui/icons';
import { useDraftAutosave, useStoredDraft } from '../../ui/drafts/draft-autosave';
import { LeaveGuard } from '../../ui/drafts/leave-guard';
import { peopleTexts } from '../../ui/texts/people-texts';
import { useAction } from '../../ui/feedback/use-action';
import { useIsHere } from '../../ui/hooks/use-is-here';
import { ChooseLists } from './choose-lists';
import { MailMessageField } from '../mails/mail-message-field';
import { PeopleReader } from '../people/people-reader';
import { toPersonInput, usePeopleReader } from '../people/use-people-reader';

const INVITE = graphql(`
  mutation InviteCandidates($input: InviteCandidatesInput!) {
    inviteCandidates(input: $input) {
      invitedCount
      withoutAddressCount
      alreadyCount
    }
  }
`);

const { reader: words, withoutAddress } = peopleTexts;

/** Invites people by mail: pasted, from a spreadsheet, or from class lists. */
export function InvitePage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const reading = usePeopleReader(`invite ${id}`);
  const [message, setMessage] = useState((useStoredDraft(messageDraft(id)) as string | null) ?? '');
  const [classListIds, setLists] = useState<string[]>([]);
  const [invite] = useMutation(INVITE);
  const { isBusy, act } = useAction();
  const [isDone, setDone] = useState(false);
  const people = reading.people?.people ?? [];
  const isNobody = people.length === 0 && classListIds.length === 0;
  const hasMessage = message.trim() !== '';
  useDraftAutosave(messageDraft(id), () => (hasMessage && !isDone ? message : null));
  const isUnsaved = !isDone && (people.length > 0 || reading.text.trim() !== '' || hasMessage);
  const isUnreadOnly = reading.people === null && reading.hasUnread;
  const back = examPath(id, 'people');

  const send = async (): Promise<void> => {
    const input = {
      quizId: id,
      people: people.map(toPersonInput),
      classListIds,
      message,
    };
    const isSent = await act(
      () => invite({ variables: { input } }),
      ({ data }) => outcome(data?.inviteCandidates),
    );
    if (!isSent) return;
    if (reading.hasUnread) {
      // Only the spreadsheet was read so far; the pasted text is next.
      setLists([]);
      reading.finish();
      return;
    }
    setDone(true);
    if (isHere()) await navigate(back, { replace: true });
  };

  return (
    <Stack>
      <Anchor component={Link} to={back} size="sm" w="fit-content">
        <Group gap={6} wrap="nowrap">
          <ArrowLeftIcon size={16} />
          {words.back}
        </Group>
      </Anchor>
      {/* Disabled while sending: the page is left afterwards, and text typed meanwhile would be lost. */}
      <Fieldset variant="unstyled" m={0} disabled={isBusy}>
        <Stack>
          <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
            <Stack>
              <Title order={2}>{words.inviteTitle}</Title>
              <PeopleReader reading={reading} />
            </Stack>
          </Paper>
          <ChooseLists
            chosen={classListIds}
            onChoose={setLists}
            below={
              <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
                <MailMessageField value={message} onChange={setMessage} />
              </Paper>
            }
          />
        </Stack>
      </Fieldset>
      <Group justify="flex-end">
        {(isUnreadOnly || isNobody) && (
          <Text c="dimmed" role="status">
            {isUnreadOnly ? words.unread : words.nobody}
          </Text>
        )}
        <Button disabled={isNobody || isUnreadOnly} loading={isBusy} onClick={() => void send()}>
          {people.length > 0 && classListIds.length === 0
            ? words.inviteCount(people.length, formatNumber(people.length))
            : words.inviteLists}
        </Button>
      </Group>
      {isUnsaved && !isBusy && (
        <LeaveGuard title={words.leaveTitle} hint={words.leaveHint} leave={words.leaveAnyway} />
      )}
    </Stack>
  );
}

const messageDraft = (quizId: string): string => `invitation message ${quizId}`;

type Invited = InviteCandidatesMutation['inviteCandidates'];

/** How many are mailed, who has no address, and who was a candidate already. */
function outcome(invited: Invited | undefined): string {
  const { invitedCount = 0, withoutAddressCount = 0, alreadyCount = 0 } = invited ?? {};
  const mailedCount = invitedCount - withoutAddressCount;
  const done =
    mailedCount === 0 && invitedCount > 0
      ? words.nobodyMailed(invitedCount, formatNumber(invitedCount))
      : words.invited(formatNumber(mailedCount), mailedCount);
  const more = [
    ...(withoutAddressCount > 0
      ? [withoutAddress(withoutAddressCount, formatNumber(withoutAddressCount))]
      : []),
    ...(alreadyCount > 0 ? [words.already(alreadyCount, formatNumber(alreadyCount))] : []),
  ];
  return more.length === 0 ? done : `${done}. ${more.join(' ')}`;
}
