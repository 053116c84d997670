import { Button, Stack } from '@mantine/core';
import { GrowingTextarea } from '../ui/components/growing-textarea';
import { CheckIcon } from '../ui/icons';
import { repairTexts as words } from '../ui/texts/repair-texts';
import { isKept } from './corrections';
import type { RefusedCell } from './refused-rows.query';
import classes from './refused-rows.module.css';

/** The server's limit of characters per cell. */
const MAX_LENGTH = 32_767;

interface RepairCellProps {
  cell: RefusedCell;
  /** The formatted row number. */
  row: string;
  /** What to correct, in lines; undefined for a valid cell. */
  message: string | undefined;
  /** The corrected text, if any. */
  correction: string | undefined;
  isLocked: boolean;
  /** Whether it can be taken with the text that it has. */
  isKeepable: boolean;
  /** Called with null when the cell has its original text again and is not kept on purpose. */
  onCorrect: (text: string | null) => void;
}

/** An editable cell. A cell shown in part is read-only: the rest would be lost. */
export function RepairCell(props: RepairCellProps) {
  const { cell, row, message, correction, isLocked, isKeepable, onCorrect } = props;
  const { column, value, isCut } = cell;
  const isChanged = correction !== undefined;
  const isAsItWas = isKept(value, correction);
  return (
    <Stack gap={6} align="stretch">
      <GrowingTextarea
        className={classes.cell}
        // The browser scrolls the cell into view by itself, but possibly behind the bar.
        onFocus={({ currentTarget }) =>
          currentTarget.closest(`.${classes.cell}`)?.scrollIntoView({ block: 'nearest' })
        }
        label={column}
        aria-label={words.cell(column, row)}
        placeholder={words.blank}
        // What is doubtful stays to be read where it is kept.
        description={isCut ? words.tooLong : isAsItWas && message}
        error={!isChanged && message}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        dir="auto"
        minRows={1}
        maxRows={8}
        maxLength={MAX_LENGTH}
        readOnly={isCut || isLocked}
        value={correction ?? value}
        onChange={({ currentTarget }) =>
          // Whoever writes again what a doubtful cell says keeps it.
          onCorrect(currentTarget.value === value && !isKeepable ? null : currentTarget.value)
        }
      />
      {isKeepable && (!isChanged || isAsItWas) && (
        // Stays when it is pressed, and with it the focus.
        <Button
          variant={isAsItWas ? 'light' : 'default'}
          size="compact-sm"
          mih={32}
          w="fit-content"
          disabled={isLocked}
          leftSection={isAsItWas && <CheckIcon size={14} />}
          aria-pressed={isAsItWas}
          aria-label={words.keepCell(column, row)}
          onClick={() => onCorrect(isAsItWas ? null : value)}
        >
          {words.keep}
        </Button>
      )}
    </Stack>
  );
}
