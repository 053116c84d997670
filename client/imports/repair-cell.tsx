import { Textarea } from '@mantine/core';
import { repairTexts as words } from '../ui/texts/repair-texts';
import type { RefusedCell } from './refused-rows.query';
import classes from './refused-rows.module.css';

/** The server's limit of characters per cell. */
const MAX_LENGTH = 32_767;

interface RepairCellProps {
  cell: RefusedCell;
  /** The formatted row number. */
  row: string;
  /** What to correct; undefined for a valid cell. */
  message: string | undefined;
  /** The corrected text, if any. */
  correction: string | undefined;
  isLocked: boolean;
  /** Called with null when the cell has its original text again. */
  onCorrect: (text: string | null) => void;
}

/** An editable cell. A cell shown in part is read-only: the rest would be lost. */
export function RepairCell(props: RepairCellProps) {
  const { cell, row, message, correction, isLocked, onCorrect } = props;
  const { column, value, isCut } = cell;
  const isChanged = correction !== undefined;
  return (
    <Textarea
      className={classes.cell}
      // The browser scrolls the cell into view by itself, but possibly behind the bar.
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
      value={correction ?? value}
      onChange={({ currentTarget }) =>
        onCorrect(currentTarget.value === value ? null : currentTarget.value)
      }
    />
  );
}
