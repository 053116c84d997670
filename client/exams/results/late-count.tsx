import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { conductTexts } from '../../ui/texts/conduct-texts';
import { formatNumber } from '../../ui/format';
import { Notice } from '../../ui/feedback/notice';
import { PROGRESS } from '../log/sittings.query';

const { late: words } = conductTexts;

interface LateCountProps {
  quizId: string;
  /** Whether those it is about stand first already. */
  isFirst: boolean;
  onShow: () => void;
}

/** Above the results: how many answers came late, until all are decided on. */
export function LateCount({ quizId, isFirst, onShow }: LateCountProps) {
  const { data } = useQuery(PROGRESS, {
    variables: { quizId },
    fetchPolicy: 'cache-and-network',
  });
  const count = data?.examProgress.lateCount ?? 0;
  if (count === 0) return null;
  return (
    <Notice
      tone="warning"
      title={words.count(count, formatNumber(count))}
      action={
        !isFirst && (
          <Button variant="default" onClick={onShow}>
            {words.showFirst}
          </Button>
        )
      }
    >
      {words.resultsHint}
    </Notice>
  );
}
