import { Button } from '@mantine/core';
import { useState } from 'react';
import type { AdjustmentFieldsFragment, AdjustmentsQuery } from '../../gql/exams/graphql';
import { CellNote } from '../../ui/components/cell-note';
import { RecordTable } from '../../ui/components/record-table';
import { EmptyState } from '../../ui/feedback/states';
import { formatNumber, useFormatTime } from '../../ui/format';
import { StateTag } from '../../ui/pictures/state-tag';
import { useCan } from '../../ui/session/abilities';
import { adjustmentTexts as words } from '../../ui/texts/adjustment-texts';
import { adjustmentSentence } from './adjustment-sentence';
import { UndoAdjustment } from './undo-adjustment';

const { listColumns: columns } = words;

interface AdjustmentListProps {
  list: AdjustmentsQuery['examAdjustments'];
  onChanged: () => void;
}

/** All adjustments of an exam, the latest first, also those that were undone. */
export function AdjustmentList({ list, onChanged }: AdjustmentListProps) {
  const canEdit = useCan('EDIT');
  const [undoing, setUndoing] = useState<AdjustmentFieldsFragment | null>(null);
  if (list.items.length === 0)
    return (
      <EmptyState
        of="results"
        title={words.empty}
        hint={canEdit ? words.emptyHint : words.emptyForMarkers}
      />
    );
  return (
    <>
      <RecordTable label={words.list} columns={Object.values(columns)} unprinted={[columns.action]}>
        {list.items.map((one) => (
          <Row
            key={one.id}
            adjustment={one}
            progress={words.pending(
              formatNumber(list.adjustedCount),
              formatNumber(list.affectedCount),
            )}
            onUndo={canEdit ? () => setUndoing(one) : null}
          />
        ))}
      </RecordTable>
      {undoing && (
        <UndoAdjustment
          adjustment={undoing}
          onClose={() => setUndoing(null)}
          onUndone={() => {
            setUndoing(null);
            onChanged();
          }}
        />
      )}
    </>
  );
}

interface RowProps {
  adjustment: AdjustmentFieldsFragment;
  /** How far the worker is with all results. */
  progress: string;
  onUndo: (() => void) | null;
}

function Row({ adjustment, progress, onUndo }: RowProps) {
  const formatTime = useFormatTime();
  const { attemptId, learnerName, reason, madeByName, createdAt, undoneAt } = adjustment;
  const what = adjustmentSentence(adjustment);
  return (
    <tr>
      <td data-cell="main" style={{ fontWeight: 600 }}>
        {what}
      </td>
      <td data-cell="plain" data-label={columns.who}>
        {attemptId === null ? words.all : <bdi>{learnerName}</bdi>}
      </td>
      <td data-cell="plain" dir="auto">
        {reason ?? words.erased}
      </td>
      <td data-cell="plain">
        {formatTime(createdAt)}
        {madeByName && <CellNote>{words.madeBy(madeByName)}</CellNote>}
      </td>
      <td data-cell="side">
        <State adjustment={adjustment} />
        {undoneAt && (
          <CellNote>{words.undoneBy(formatTime(undoneAt), adjustment.undoneByName ?? '')}</CellNote>
        )}
        {adjustment.isPending && !adjustment.hasFailed && <CellNote>{progress}</CellNote>}
        {adjustment.hasFailed && <CellNote isError>{words.failed}</CellNote>}
      </td>
      <td data-cell="actions" data-unprinted>
        {!undoneAt && onUndo && (
          <Button variant="default" size="xs" aria-label={words.undoOf(what)} onClick={onUndo}>
            {words.undo}
          </Button>
        )}
      </td>
    </tr>
  );
}

/** Applied or undone is said once a worker has changed every result; of one that failed the note says it. */
function State({ adjustment }: { adjustment: AdjustmentFieldsFragment }) {
  const { undoneAt, isPending, hasFailed } = adjustment;
  if (isPending && hasFailed) return null;
  if (isPending)
    return (
      <StateTag state="running">{undoneAt ? words.isBeingUndone : words.isBeingApplied}</StateTag>
    );
  return (
    <StateTag state={undoneAt ? 'off' : 'on'}>{undoneAt ? words.isUndone : words.inForce}</StateTag>
  );
}
