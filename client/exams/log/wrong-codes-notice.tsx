import { useQuery } from '@apollo/client/react';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { examPath } from '../../ui/exam-paths';
import { EditorsOnly } from '../../ui/session/editors-only';
import { examTexts } from '../../ui/texts/exam-texts';
import { formatNumber, useFormatTime } from '../../ui/format';
import { Notice } from '../../ui/feedback/notice';
import { WRONG_CODES } from './wrong-codes.query';

const { wrongCodes: words } = examTexts;

/**
 * Shows how many wrong access codes were typed, from how many addresses, and how to stop guessing.
 */
export function WrongCodesNotice({ quizId }: { quizId: string }) {
  const formatTime = useFormatTime();
  // Errors are ignored: the page reports them for its more important queries.
  const { data } = useQuery(WRONG_CODES, {
    variables: { quizId },
    fetchPolicy: 'cache-and-network',
  });
  const wrong = data?.exam.wrongAccessCodes;
  if (!wrong) return null;
  const { count, addressCount, firstAt } = wrong;
  return (
    <Notice
      tone="warning"
      title={words.title(count, formatNumber(count), formatTime(firstAt))}
      action={
        <EditorsOnly>
          <Anchor
            component={Link}
            underline="always"
            to={`${examPath(quizId, 'rules')}#accessCode`}
          >
            {words.change}
          </Anchor>
        </EditorsOnly>
      }
    >
      {words.addresses(addressCount, formatNumber(addressCount))} {words.hint}
    </Notice>
  );
}
