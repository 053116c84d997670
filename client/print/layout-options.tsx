import { Checkbox, Group, NativeSelect, Stack } from '@mantine/core';
import { GrowingTextarea } from '../ui/components/growing-textarea';
import { oneOf } from '../ui/one-of';
import { printTexts } from '../ui/texts/print-texts';
import { AMOUNTS, COLUMNS, MAX_INSTRUCTIONS, SPACES, type PaperLayout } from './paper-layout';

const { layout: words } = printTexts;

interface LayoutOptionsProps {
  layout: PaperLayout;
  instructions: string;
  /** The paper has questions that are answered in words. */
  hasWritten: boolean;
  onLayout: (layout: PaperLayout) => void;
  onInstructions: (text: string) => void;
}

/** The choices of how a question paper is laid out. They are not printed. */
export function LayoutOptions({
  layout,
  instructions,
  hasWritten,
  onLayout,
  onInstructions,
}: LayoutOptionsProps) {
  return (
    <Stack gap="md" role="group" aria-label={words.title} w="100%">
      <Group gap="md" align="flex-end">
        <NativeSelect
          label={words.columns}
          value={layout.columns}
          onChange={({ currentTarget: { value } }) =>
            onLayout({ ...layout, columns: oneOf(COLUMNS, value) ?? '1' })
          }
          data={COLUMNS.map((value) => ({ value, label: words.columnNames[value] }))}
        />
        {hasWritten && (
          <NativeSelect
            label={words.space}
            value={layout.space}
            onChange={({ currentTarget: { value } }) =>
              onLayout({ ...layout, space: oneOf(SPACES, value) ?? 'LINES' })
            }
            data={SPACES.map((value) => ({ value, label: words.spaces[value] }))}
          />
        )}
        {hasWritten && layout.space !== 'NONE' && (
          <NativeSelect
            label={words.amount}
            value={layout.amount}
            onChange={({ currentTarget: { value } }) =>
              onLayout({ ...layout, amount: oneOf(AMOUNTS, value) ?? 'NORMAL' })
            }
            data={AMOUNTS.map((value) => ({ value, label: words.amounts[value] }))}
          />
        )}
      </Group>
      <Group gap="lg">
        <Checkbox
          label={words.fields}
          checked={layout.hasFields}
          onChange={({ currentTarget }) =>
            onLayout({ ...layout, hasFields: currentTarget.checked })
          }
        />
        <Checkbox
          label={words.howTo}
          checked={layout.hasHowTo}
          onChange={({ currentTarget }) => onLayout({ ...layout, hasHowTo: currentTarget.checked })}
        />
      </Group>
      <GrowingTextarea
        label={words.instructions}
        description={words.instructionsHint}
        dir="auto"
        minRows={2}
        maxRows={8}
        maxLength={MAX_INSTRUCTIONS}
        value={instructions}
        onChange={({ currentTarget }) => onInstructions(currentTarget.value)}
      />
    </Stack>
  );
}
