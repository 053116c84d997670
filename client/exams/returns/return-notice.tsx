import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { EditorsOnly } from '../../ui/session/editors-only';
import { Notice } from '../../ui/feedback/notice';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { formatNumber } from '../../ui/format';
import { returnTexts as words } from '../../ui/texts/return-texts';
import { ReturnDialog } from './return-dialog';
import { RETURN_REQUESTS } from './returns.query';

interface ReturnNoticeProps {
  quizId: string;
  /** Called after a decision, so that the page refreshes. */
  onDone: () => void;
}

/** Says that learners wait on another device, and lets editors say who they are. */
export function ReturnNotice(props: ReturnNoticeProps) {
  return (
    <EditorsOnly>
      <WaitingReturns {...props} />
    </EditorsOnly>
  );
}

function WaitingReturns({ quizId, onDone }: ReturnNoticeProps) {
  const [opened, { open, close }] = useDisclosure(false);
  // Errors are ignored: the page reports them for its more important queries.
  const { data, refetch } = useQuery(RETURN_REQUESTS, {
    variables: { quizId },
    fetchPolicy: 'cache-and-network',
  });
  const requests = data?.returnRequests ?? [];
  const count = requests.length;
  return (
    <>
      {count > 0 && (
        <Notice
          tone="warning"
          title={words.title(count, formatNumber(count))}
          action={
            <Button variant="default" onClick={open}>
              {words.open}
            </Button>
          }
        >
          {words.hint}
        </Notice>
      )}
      <ReturnDialog
        {...{ quizId, requests, opened }}
        onClose={close}
        onTried={() => {
          ignoreErrors(refetch());
          onDone();
        }}
      />
    </>
  );
}
