import { useQuery } from '@apollo/client/react';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Editing } from '../../ui/session/editing';
import { examTexts } from '../../ui/texts/exam-texts';
import { formatNumber, useFormatTime } from '../../ui/format';
import { Notice } from '../../ui/feedback/notice';
import { WRONG_CODES } from './wrong-codes.query';

const { wrongCodes: words } = examTexts;

/** Where wrong access codes were typed: how many, from where, and what can be done if somebody is guessing. */
export function WrongCodesNotice({ quizId }: { quizId: string }) {
  const formatTime = useFormatTime();
  // Nobody waits for this: where it cannot be had, the page says so of more important things.
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
        <Editing>
          <Anchor
            component={Link}
            underline="always"
            to={`/navigation/exam/${quizId}/rules#accessCode`}
          >
            {words.change}
          </Anchor>
        </Editing>
      }
    >
      {words.addresses(addressCount, formatNumber(addressCount))} {words.hint}
    </Notice>
  );
}
