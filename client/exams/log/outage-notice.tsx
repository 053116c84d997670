import { useMutation, useQuery } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { graphql } from '../../gql/exams';
import { invigilationTexts } from '../../ui/texts/invigilation-texts';
import { ConfirmedButton } from '../../ui/components/confirmed-button';
import { EditorsOnly } from '../../ui/session/editors-only';
import { formatNumber, useFormatExactTime } from '../../ui/format';
import { Notice } from '../../ui/feedback/notice';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { OUTAGES, outageTitle, type Outage } from './outages.query';

const GIVE_BACK = graphql(`
  mutation GiveBackOutage($input: GiveBackOutageInput!) {
    giveBackOutage(input: $input) {
      count
    }
  }
`);

const { outages: words } = invigilationTexts;

interface OutageNoticesProps {
  quizId: string;
  /** Called when the time was given back, so that the page refreshes. */
  onDone?: () => void;
}

/** Shows outages of answer saving whose lost time can still be given back to candidates. */
export function OutageNotices({ quizId, onDone }: OutageNoticesProps) {
  // Errors are ignored: the page reports them for its more important queries.
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
        <EditorsOnly>
          <ConfirmedButton
            verb={words.giveBack}
            name={words.giveBackNamed(formatTime(beganAt))}
            title={words.confirmTitle}
            hint={words.hint(minutes, formatNumber(minutes))}
            work={() => giveBack({ variables: { input: { quizId, outageId: id } } })}
            doneMessage={({ data }) => words.given(formatNumber(data?.giveBackOutage.count ?? 0))}
            onDone={onDone}
          />
        </EditorsOnly>
      }
    >
      {words.affected(affected, formatNumber(affected))}
      {waiting < affected && ` ${words.waiting(waiting, formatNumber(waiting))}`}
    </Notice>
  );
}
