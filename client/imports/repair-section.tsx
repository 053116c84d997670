import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Notice } from '../ui/feedback/notice';
import { ListSkeleton } from '../ui/components/list-skeleton';
import { repairTexts as words } from '../ui/texts/repair-texts';
import type { Import } from './import.query';
import { RefusedRows } from './refused-rows';
import { TypedTexts } from './typed-texts';
import { useRepair } from './use-repair';
import { useSuccessor } from './use-successor';

interface RepairSectionProps {
  row: Import;
  from: string | null;
  /** Shows another import. @param from the one it corrects @param replace false: Back leads here again */
  onShow: (id: string, from: string | null, replace?: boolean) => void;
  /** What is said of the rows, above them. */
  children: ReactNode;
}

/** What an import has left, to be repaired; or the later import that has taken it over. */
export function RepairSection({ row, from, onShow, children }: RepairSectionProps) {
  const { successor, askAgain } = useSuccessor(row);
  const onSent = (id: string): void => onShow(id, row.id);
  // Here, because what was typed outlives the rows it was typed into.
  const repair = useRepair({ importId: row.id, from, onSent, onTaken: askAgain });
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
        <TypedTexts corrections={repair.notTakenBy(successor)} />
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
