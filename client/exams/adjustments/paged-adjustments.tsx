import { useEffect, useEffectEvent } from 'react';
import { isBeyondEnd, Paged } from '../../ui/components/paged';
import { AdjustmentList } from './adjustment-list';
import type { useAdjustments } from './use-adjustments';
import { useAdjustmentsUrl } from './use-adjustments-url';

interface PagedAdjustmentsProps {
  adjustments: ReturnType<typeof useAdjustments>;
  onChanged: () => void;
}

/** A page of adjustments; which one is in the URL. */
export function PagedAdjustments({ adjustments, onChanged }: PagedAdjustmentsProps) {
  const { page, turnTo } = useAdjustmentsUrl();
  const { list, isStale, isLoading } = adjustments;
  const isBeyond = list !== undefined && isBeyondEnd(list);
  const mustTurn = isBeyond && !isLoading;
  const turnToEnd = useEffectEvent(() => turnTo(list?.totalPages ?? 1));
  useEffect(() => {
    if (mustTurn) turnToEnd();
  }, [mustTurn]);
  if (!list || isBeyond) return null;
  return (
    <Paged page={page} totalPages={list.totalPages} isStale={isStale} onPageChange={turnTo}>
      <AdjustmentList list={list} onChanged={onChanged} />
    </Paged>
  );
}
