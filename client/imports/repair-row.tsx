import { Button, Stack, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatNumber } from '../ui/format';
import { WrittenText } from '../ui/components/question-parts';
import { repairTexts as words } from '../ui/texts/repair-texts';
import type { RefusedCell, RefusedRow } from './refused-rows.query';
import { RepairCell } from './repair-cell';
import rowList from '../ui/components/row-list.module.css';
import classes from './refused-rows.module.css';

interface RepairRowProps {
  row: RefusedRow;
  /** The corrected texts, by column. */
  corrections: Record<string, string> | undefined;
  /** The row cannot be changed now. */
  isLocked: boolean;
  onCorrect: (column: string, text: string | null) => void;
}

/** A refused row, with its text on one side and the editable cells on the other. */
export function RepairRow({ row, corrections = {}, isLocked, onCorrect }: RepairRowProps) {
  const messages = new Map<string, string>();
  for (const { column, message } of row.faults) {
    const before = messages.get(column);
    messages.set(column, before === undefined ? message : `${before}\n${message}`);
  }
  const [isWhole, setWhole] = useState(
    Object.keys(corrections).some((column) => !messages.has(column)),
  );
  const isInput = ({ column, isCut }: RefusedCell): boolean =>
    messages.has(column) || (isWhole && !isCut);
  const others = row.cells.filter((cell) => !isInput(cell) && cell.value !== '');
  const number = formatNumber(row.row);
  const cells = useRef<HTMLDivElement>(null);
  const openRow = (): void => {
    flushSync(() => setWhole(true));
    // The pressed button is removed.
    cells.current?.querySelector('textarea')?.focus();
  };
  return (
    <li
      className={`${rowList.row} ${classes.row}`}
      data-changed={Object.keys(corrections).length > 0 || undefined}
    >
      <div className={`${rowList.head} ${classes.head}`}>
        <Title order={4} fz="md">
          {words.row(number)}
        </Title>
        {!isWhole && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={words.wholeRowOf(number)}
            onClick={openRow}
          >
            {words.wholeRow}
          </Button>
        )}
      </div>
      {others.length > 0 && <OtherCells cells={others} question={row.cells[0]} />}
      <div ref={cells} className={others.length > 0 ? classes.cells : classes.allCells}>
        {row.cells.filter(isInput).map((cell) => (
          <RepairCell
            key={cell.column}
            cell={cell}
            row={number}
            message={messages.get(cell.column)}
            correction={corrections[cell.column]}
            isLocked={isLocked}
            isKeepable={cell.isKeepable}
            onCorrect={(text) => onCorrect(cell.column, text)}
          />
        ))}
      </div>
    </li>
  );
}

/** Shows the question and the other cells, which help to find the right correction. */
function OtherCells({ cells, question }: { cells: RefusedCell[]; question?: RefusedCell }) {
  return (
    <Stack gap="xs">
      {cells
        .filter((cell) => cell === question)
        .map((cell) => (
          <WrittenText key={cell.column} isHeading text={shown(cell)} />
        ))}
      <dl className={classes.others}>
        {cells
          .filter((cell) => cell !== question)
          .map((cell) => (
            <div key={cell.column} style={{ display: 'contents' }}>
              <dt>{cell.column}</dt>
              <dd dir="auto">{shown(cell)}</dd>
            </div>
          ))}
      </dl>
    </Stack>
  );
}

function shown({ value, isCut }: RefusedCell): string {
  return isCut ? `${value} ${words.tooLongToShow}` : value;
}
