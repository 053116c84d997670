import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Notice } from '../ui/feedback/notice';
import { ListSkeleton } from '../ui/components/list-skeleton';
import { repairTexts as words } from '../ui/texts/repair-texts';
import type { Import } from './state/import.query';
import { RefusedRows } from './refused-rows';
import { UnsavedCorrections } from './unsaved-corrections';
import { useRepair } from './use-repair';
import { useSuccessor } from './use-successor';

interface RepairSectionProps {
  row: Import;
  from: string | null;
  /**
   * Shows another import.
   * @param from the one it corrects
   * @param replace false: Back leads here again
   */
  onShow: (id: string, from: string | null, replace?: boolean) => void;
  /** Shown above the rows. */
  children: ReactNode;
}

/** Repairs the refused rows of an import, or links to the later import that corrected them. */
export function RepairSection({ row, from, onShow, children }: RepairSectionProps) {
  const { successor, refetchSuccessor } = useSuccessor(row);
  const onSent = (id: string): void => onShow(id, row.id);
  // Here and not in RefusedRows, because the corrections must survive its unmounting.
  const repair = useRepair({ importId: row.id, from, onSent, onTakenOver: refetchSuccessor });
  if (successor === undefined) return <ListSkeleton />;
  if (successor !== null) {
    const lead = (
      <Button variant="default" onClick={() => onShow(successor, null, false)}>
        {words.takenOverBy}
      </Button>
    );
    return (
      <>
        <Notice tone="warning" title={words.takenOver} action={lead}>
          {words.takenOverHint}
        </Notice>
        <UnsavedCorrections corrections={repair.correctionsNotIn(successor)} />
      </>
    );
  }
  return (
    <>
      {children}
      <RefusedRows row={row} from={from} repair={repair} />
    </>
  );
}
