import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { Notice } from '../../ui/feedback/notice';
import { formatNumber } from '../../ui/format';
import { focusFirstError } from '../../ui/hooks/focus-first-error';
import { sheetTexts as words } from '../../ui/texts/sheet-texts';
import type { Import, SheetStart } from '../state/import.query';
import { LookFirst, looksFirst } from '../state/look-first';
import {
  mayBeSubjective,
  problemsOf,
  recognized,
  shortened,
  type ColumnChoice,
} from './column-choice';
import { ColumnSelects } from './column-selects';
import { SheetStartTable } from './sheet-start-table';
import { SubjectiveOffer } from './subjective-offer';
import { useStartAgain } from './use-start-again';

interface ColumnsFormProps {
  row: Import;
  start: SheetStart;
  uploadId: string;
  /** Shows the import that was started. */
  onStarted: (id: string) => void;
  /** Other ways to go on. */
  children: ReactNode;
}

/** Asks which columns of a file are meant, where their names do not say it, and imports it again. */
export function ColumnsForm({ row, start, uploadId, onStarted, children }: ColumnsFormProps) {
  const { kind, problem } = row;
  const form = useForm<ColumnChoice>({
    initialValues: recognized(start, kind),
    validate: (choice) => problemsOf(choice, kind),
  });
  const { isBusy, failure, start: startAgain } = useStartAgain(row, onStarted);
  return (
    <form
      onSubmit={form.onSubmit(
        (choice) => void startAgain(uploadId, { kind, choice, preview: looksFirst() }),
        focusFirstError(form),
      )}
    >
      <Stack>
        <Notice tone="warning" title={words.title}>
          {problem?.message}
        </Notice>
        {mayBeSubjective(start, kind) && (
          <SubjectiveOffer row={row} uploadId={uploadId} onStarted={onStarted} />
        )}
        <SheetStartTable start={start} choice={form.values} />
        <NativeSelect
          label={words.firstRow}
          maw={420}
          data={rowsOf(start)}
          {...form.getInputProps('firstRow')}
        />
        <ColumnSelects start={start} kind={kind} form={form} />
        <Text size="sm" c="dimmed">
          {words.remembered}
        </Text>
        <LookFirst />
        {failure && <Notice tone="failure">{failure}</Notice>}
        <Group gap="sm">
          <Button type="submit" loading={isBusy}>
            {words.submit}
          </Button>
          {children}
        </Group>
      </Stack>
    </form>
  );
}

/** The rows that can be the first with a question, each with its first text. */
function rowsOf({ rows, firstRow }: SheetStart): { value: string; label: string }[] {
  const shown = rows.map(({ number, cells }) => ({
    value: String(number),
    label: words.rowOption(formatNumber(number), shortened(cells[0]?.text ?? '')),
  }));
  // Below a long title block.
  if (rows.some(({ number }) => number === firstRow)) return shown;
  return [...shown, { value: String(firstRow), label: formatNumber(firstRow) }];
}
