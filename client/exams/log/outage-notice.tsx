import { useMutation, useQuery } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { graphql } from '../../gql/exams';
import { conductTexts } from '../../ui/texts/conduct-texts';
import { ConfirmedButton } from '../../ui/components/confirmed-button';
import { Editing } from '../../ui/session/editing';
import { formatNumber, useFormatExactTime } from '../../ui/format';
import { Notice } from '../../ui/feedback/notice';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { OUTAGES, outageTitle, type Outage } from './outages.query';

const GIVE_BACK = graphql(`
  mutation GiveBackOutage($input: GiveBackOutageInput!) {
    giveBackOutage(input: $input)
  }
`);

const { outages: words } = conductTexts;

interface OutageNoticesProps {
  quizId: string;
  /** The page shows what became of it. */
  onDone?: () => void;
}

/** Where answers could not be taken for a time, and somebody can still be given it back. */
export function OutageNotices({ quizId, onDone }: OutageNoticesProps) {
  // Nobody waits for this: where it cannot be had, the page says so of more important things.
  const { data, refetch } = useQuery(OUTAGES, {
    variables: { quizId },
    fetchPolicy: 'cache-and-network',
  });
  const waiting = data?.examOutages.filter((outage) => outage.waiting > 0) ?? [];
  if (waiting.length === 0) return null;
  const done = (): void => {
    ignoreErrors(refetch());
    onDone?.();
  };
  return (
    <Stack gap="sm">
      {waiting.map((outage) => (
        <OutageNotice key={outage.id} quizId={quizId} outage={outage} onDone={done} />
      ))}
    </Stack>
  );
}

interface OutageNoticeProps {
  quizId: string;
  outage: Outage;
  onDone: () => void;
}

function OutageNotice({ quizId, outage, onDone }: OutageNoticeProps) {
  const formatTime = useFormatExactTime();
  const [giveBack] = useMutation(GIVE_BACK);
  const { id, beganAt, minutes, affected, waiting } = outage;
  return (
    <Notice
      tone="warning"
      title={outageTitle(outage, formatTime)}
      action={
        <Editing>
          <ConfirmedButton
            verb={words.giveBack}
            name={words.giveBackNamed(formatTime(beganAt))}
            title={words.confirmTitle}
            hint={words.hint(minutes, formatNumber(minutes))}
            work={() => giveBack({ variables: { input: { quizId, outageId: id } } })}
            said={({ data }) => words.given(formatNumber(data?.giveBackOutage ?? 0))}
            onDone={onDone}
          />
        </Editing>
      }
    >
      {words.affected(affected, formatNumber(affected))}
      {waiting < affected && ` ${words.waiting(waiting, formatNumber(waiting))}`}
    </Notice>
  );
}
