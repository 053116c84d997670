import { Button } from '@mantine/core';
import { invigilationTexts } from '../../ui/texts/invigilation-texts';
import { formatNumber } from '../../ui/format';
import { Notice } from '../../ui/feedback/notice';

const { late: words } = invigilationTexts;

interface LateCountProps {
  /** How many there are. */
  count: number;
  /** Whether late papers are listed first already. */
  isFirst: boolean;
  onShow: () => void;
}

/** Shown above the results: the number of late answers without a decision. */
export function LateCount({ count, isFirst, onShow }: LateCountProps) {
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
