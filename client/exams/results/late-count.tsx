import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { invigilationTexts } from '../../ui/texts/invigilation-texts';
import { formatNumber } from '../../ui/format';
import { Notice } from '../../ui/feedback/notice';
import { PROGRESS } from '../log/exam-log.query';

const { late: words } = invigilationTexts;

interface LateCountProps {
  quizId: string;
  /** Whether late papers are listed first already. */
  isFirst: boolean;
  onShow: () => void;
}

/** Shown above the results: the number of late answers without a decision. */
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
