import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { randomId } from '@mantine/hooks';
import { useRef } from 'react';
import { toast } from '../../ui/feedback/toasts';
import { entryProps, useFocusAfterRemoval } from '../../ui/hooks/use-focus-after-removal';
import { gradeTexts as words } from '../../ui/texts/account/grade-texts';
import { FormButtons, FormError, UnsavedGuard } from '../forms/form-dialog-parts';
import { useFormSave } from '../forms/use-form-save';
import {
  gradeProblems,
  MAX_GRADES,
  MAX_LABEL,
  toGradeBands,
  USUAL,
  type TypedGrade,
} from './grade-draft';
import { SET_GRADE_BANDS } from './grades.query';

/** The entry after the rows. */
const ADD = 'add-grade';

/** The key stays with a row when others are removed. */
interface GradeRow extends TypedGrade {
  key: string;
}

const toRow = (grade: TypedGrade): GradeRow => ({ ...grade, key: randomId() });

interface GradeFormProps {
  stored: readonly { label: string; from: number }[];
  onSaved: () => void;
  onClose: () => void;
}

/** Edits the grades of the institute, the highest first. */
export function GradeForm({ stored, onSaved, onClose }: GradeFormProps) {
  const [setBands] = useMutation(SET_GRADE_BANDS);
  const form = useForm<{ grades: GradeRow[] }>({
    initialValues: {
      grades: stored.map(({ label, from }) => toRow({ label, from: String(from) })),
    },
    validate: ({ grades }) => gradeProblems(grades),
  });
  const { isBusy, failure, save } = useFormSave(form);
  const { grades } = form.getValues();
  const add = useRef<HTMLButtonElement>(null);
  // After the last row, the focus goes on to the button that adds one.
  const focusAfterRemoval = useFocusAfterRemoval([...grades.map(({ key }) => key), ADD]);
  const submit = async (values: { grades: GradeRow[] }): Promise<void> => {
    const bands = toGradeBands(values.grades);
    if (await save(() => setBands({ variables: { bands } }))) return;
    toast('success', words.saved);
    onSaved();
  };
  return (
    <form onSubmit={form.onSubmit((values) => void submit(values))} noValidate>
      {form.isDirty() && <UnsavedGuard />}
      <Stack>
        <Text>{words.hint}</Text>
        <FormError text={failure} />
        {grades.length === 0 && <Text>{words.empty}</Text>}
        {grades.map(({ key }, index) => (
          <Group key={key} {...entryProps(key)} wrap="nowrap" align="flex-start" gap="sm">
            <TextInput
              aria-label={words.grade(index + 1)}
              maxLength={2 * MAX_LABEL}
              autoComplete="off"
              flex={1}
              {...form.getInputProps(`grades.${index}.label`)}
            />
            <TextInput
              aria-label={words.from(index + 1)}
              inputMode="decimal"
              rightSection="%"
              autoComplete="off"
              flex={1}
              {...form.getInputProps(`grades.${index}.from`)}
            />
            <Button
              variant="default"
              aria-label={words.remove(index + 1)}
              onClick={() => {
                focusAfterRemoval(key);
                form.removeListItem('grades', index);
              }}
            >
              {words.removeShort}
            </Button>
          </Group>
        ))}
        <Group gap="sm" {...entryProps(ADD)}>
          <Button
            ref={add}
            variant="default"
            disabled={grades.length >= MAX_GRADES}
            onClick={() => form.insertListItem('grades', toRow({ label: '', from: '' }))}
          >
            {words.add}
          </Button>
          {grades.length === 0 && (
            <Button
              variant="default"
              onClick={() => {
                form.setFieldValue('grades', USUAL.map(toRow));
                // This button goes.
                add.current?.focus();
              }}
            >
              {words.usual}
            </Button>
          )}
        </Group>
        <FormButtons submit={words.save} isBusy={isBusy} onCancel={onClose} />
      </Stack>
    </form>
  );
}
