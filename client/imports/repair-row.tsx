import { Button, Stack, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatNumber } from '../ui/format';
import { WrittenText } from '../ui/components/question-parts';
import { repairTexts as words } from '../ui/texts/repair-texts';
import type { RefusedCell, RefusedRow } from './refused-rows.query';
import { RepairCell } from './repair-cell';
import classes from './refused-rows.module.css';

interface RepairRowProps {
  row: RefusedRow;
  /** What is typed instead, by column. */
  said: Record<string, string> | undefined;
  /** No further row can be changed. */
  isLocked: boolean;
  onSay: (column: string, text: string | null) => void;
}

/** A refused row: what it says on the one side, the cells to write into on the other. */
export function RepairRow({ row, said = {}, isLocked, onSay }: RepairRowProps) {
  const messages = new Map(row.faults.map(({ column, message }) => [column, message]));
  const [isWhole, setWhole] = useState(Object.keys(said).some((column) => !messages.has(column)));
  const isInput = ({ column, isCut }: RefusedCell): boolean =>
    messages.has(column) || (isWhole && !isCut);
  const others = row.cells.filter((cell) => !isInput(cell) && cell.value !== '');
  const number = formatNumber(row.row);
  const cells = useRef<HTMLDivElement>(null);
  const openRow = (): void => {
    flushSync(() => setWhole(true));
    // What was pressed is gone.
    cells.current?.querySelector('textarea')?.focus();
  };
  return (
    <li className={classes.row} data-changed={Object.keys(said).length > 0 || undefined}>
      <div className={classes.head}>
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
            said={said[cell.column]}
            isLocked={isLocked}
            onSay={(text) => onSay(cell.column, text)}
          />
        ))}
      </div>
    </li>
  );
}

/** What tells a person which question it is, and what the right cell would be. */
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
