import { NativeSelect, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { formatNumber } from '../../ui/format';
import { MAX_MARKS_CHARACTERS } from '../../ui/marks';
import { adjustmentTexts as words } from '../../ui/texts/adjustment-texts';
import type { AdjustmentDraft } from './adjustment-draft';

type Form = UseFormReturnType<AdjustmentDraft>;

const options = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

interface AdjustmentFieldsProps {
  form: Form;
  /** Of the rules of the exam. */
  passMark: number | null;
}

/** What is changed: the kind, and the fields of that kind. Marks are text, as everywhere. */
export function AdjustmentFields({ form, passMark }: AdjustmentFieldsProps) {
  const { kind } = form.getValues();
  const common = { autoComplete: 'off', maxLength: MAX_MARKS_CHARACTERS };
  return (
    <>
      <NativeSelect
        label={words.kind}
        data={options(words.kinds)}
        {...form.getInputProps('kind')}
      />
      {kind === 'MARKS' && (
        <TextInput
          label={words.marks}
          description={words.marksHint}
          {...common}
          {...form.getInputProps('marks')}
        />
      )}
      {kind === 'PASS_MARK' && (
        <TextInput
          label={words.passMark}
          description={words.passMarkHint(passMark === null ? null : formatNumber(passMark))}
          inputMode="decimal"
          {...common}
          {...form.getInputProps('passMark')}
        />
      )}
      {kind === 'WRONG_MARKS' && (
        <>
          <TextInput
            label={words.wrongMarks}
            description={words.wrongMarksHint}
            {...common}
            {...form.getInputProps('wrongMarks')}
          />
          <NativeSelect
            label={words.basis}
            data={options(words.bases)}
            {...form.getInputProps('wrongMarksBasis')}
          />
        </>
      )}
    </>
  );
}
