import { Textarea } from '@mantine/core';
import { repairTexts as words } from '../ui/texts/repair-texts';
import type { RefusedCell } from './refused-rows.query';
import classes from './refused-rows.module.css';

/** As many characters as the server takes for a cell. */
const MAX_LENGTH = 32_767;

interface RepairCellProps {
  cell: RefusedCell;
  /** The number of its row, for the reader. */
  row: string;
  /** What to do about it; none for a cell that is right. */
  message: string | undefined;
  /** What is typed instead, if anything is. */
  said: string | undefined;
  isLocked: boolean;
  /** Gets null once it says again what it said. */
  onSay: (text: string | null) => void;
}

/** A cell to write into. One that is shown by its beginning is not: its rest would be lost. */
export function RepairCell(props: RepairCellProps) {
  const { cell, row, message, said, isLocked, onSay } = props;
  const { column, value, isCut } = cell;
  const isChanged = said !== undefined;
  return (
    <Textarea
      className={classes.cell}
      // The browser would bring the cell into view by itself, but not out from behind the bar.
      onFocus={({ currentTarget }) =>
        currentTarget.closest(`.${classes.cell}`)?.scrollIntoView({ block: 'nearest' })
      }
      label={column}
      aria-label={words.cell(column, row)}
      placeholder={words.blank}
      description={isCut ? words.tooLong : isChanged && message}
      error={!isChanged && message}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      dir="auto"
      autosize
      minRows={1}
      maxRows={8}
      maxLength={MAX_LENGTH}
      readOnly={isCut || isLocked}
      value={said ?? value}
      onChange={({ currentTarget }) =>
        onSay(currentTarget.value === value ? null : currentTarget.value)
      }
    />
  );
}
