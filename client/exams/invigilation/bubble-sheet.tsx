import { Button, Text } from '@mantine/core';
import { useRef } from 'react';
import { RecordTable } from '../../ui/components/record-table';
import { Notice } from '../../ui/feedback/notice';
import { EmptyState } from '../../ui/feedback/states';
import { formatNumber } from '../../ui/format';
import { bubbleSheetTexts as sheetWords } from '../../ui/texts/bubble-sheet-texts';
import { invigilationTexts } from '../../ui/texts/invigilation-texts';
import type { PlannedIntervention } from '../intervention/attempt-intervention';
import type { SheetRow } from './bubble-sheet.query';
import classes from './bubble-sheet.module.css';
import type { MessageRecipient } from './message-dialog';
import { RowChunks } from './row-chunks';
import { BubbleSheetRow } from './sheet-row';
import { findRows, sortRows, type View } from './sheet-order';
import { usePausedOrder } from './use-paused-order';
import { useKeptFocus } from './use-kept-focus';

const { running: words } = invigilationTexts;
/** Pixels, until it is measured. */
const ROW_HEIGHT = 90;

interface BubbleSheetProps {
  rows: readonly SheetRow[];
  view: View;
  search: string;
  /** Shows all rows. */
  onShowAll: () => void;
  onIntervene: (planned: PlannedIntervention) => void;
  onMessage: (to: MessageRecipient) => void;
}

/** A row for each attempt, who needs help first. While somebody is at the rows, all keep their places. */
export function BubbleSheet(props: BubbleSheetProps) {
  const { rows, view, search, onShowAll, onIntervene, onMessage } = props;
  const area = useRef<HTMLDivElement>(null);
  const sorted = sortRows(findRows(rows, view, search));
  const { shown, waitingCount, release, handlers } = usePausedOrder(sorted);
  const focus = useKeptFocus(area);
  const isAll = view === 'all' && search === '';
  const showAll = !isAll && (
    <Button variant="default" onClick={onShowAll}>
      {sheetWords.showAll(formatNumber(rows.length))}
    </Button>
  );
  if (rows.length === 0)
    return <EmptyState of="people" title={words.empty} hint={words.emptyHint} />;
  if (shown.length === 0)
    return (
      <EmptyState
        of={search ? 'search' : 'people'}
        title={search ? words.noMatch : sheetWords.none[view]}
        hint={search ? sheetWords.noMatchHint : sheetWords.noneHint}
        action={showAll}
      />
    );
  return (
    <>
      <div ref={area} tabIndex={-1} className={classes.area} {...handlers} {...focus.handlers}>
        <RecordTable
          label={words.table}
          columns={Object.values(sheetWords.columns)}
          rowCount={shown.length}
          className={classes.sheet}
        >
          <RowChunks
            rows={shown}
            rowHeight={ROW_HEIGHT}
            keptIndex={shown.findIndex(({ attemptId }) => attemptId === focus.focusedId)}
          >
            {(row, index) => (
              <BubbleSheetRow key={row.attemptId} {...{ row, index, onIntervene, onMessage }} />
            )}
          </RowChunks>
        </RecordTable>
      </div>
      {waitingCount > 0 && (
        <div className={classes.waiting}>
          <Notice
            tone="warning"
            title={sheetWords.needHelp(waitingCount, formatNumber(waitingCount))}
            action={
              <Button
                size="compact-sm"
                onClick={() => {
                  release();
                  area.current?.focus({ preventScroll: true });
                  area.current?.scrollIntoView();
                }}
              >
                {sheetWords.showFirst}
              </Button>
            }
          />
        </div>
      )}
      {showAll && <Text component="div">{showAll}</Text>}
    </>
  );
}
