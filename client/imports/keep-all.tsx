import { Button, Group, Text } from '@mantine/core';
import { CheckIcon } from '../ui/icons';
import { formatNumber } from '../ui/format';
import { repairTexts as words } from '../ui/texts/repair-texts';
import { toggleKept, type CellText, type Corrections } from './corrections';
import type { RefusedRow } from './refused-rows.query';

interface KeepAllProps {
  /** Those of the page. */
  rows: RefusedRow[];
  corrections: Corrections;
  isLocked: boolean;
  onCorrect: (cells: CellText[]) => void;
}

/** Keeps all doubtful cells of the page as they are, or none of them again. For sheets with the same doubt in every row. */
export function KeepAll({ rows, corrections, isLocked, onCorrect }: KeepAllProps) {
  const { cells, areKept, isTooMuch } = toggleKept(rows, corrections);
  if (cells.length < 2) return null;
  return (
    <Group gap="sm">
      <Button
        variant={areKept ? 'light' : 'default'}
        size="compact-sm"
        h="auto"
        mih={32}
        // Wraps, so that everything fits on narrow screens.
        styles={{ label: { whiteSpace: 'normal' } }}
        disabled={isLocked || isTooMuch}
        leftSection={areKept && <CheckIcon size={14} />}
        aria-pressed={areKept}
        onClick={() => onCorrect(cells)}
      >
        {words.keepAll(formatNumber(cells.length))}
      </Button>
      {isTooMuch && (
        <Text size="sm" c="dimmed">
          {words.tooMuch}
        </Text>
      )}
    </Group>
  );
}
