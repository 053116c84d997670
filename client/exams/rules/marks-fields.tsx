import { NativeSelect, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { examTexts } from '../../ui/texts/exam-texts';
import { MAX_MARKS_CHARACTERS } from '../../ui/marks';
import { asWrongMarks } from '../../ui/marks-validation';
import type { RulesDraft } from './rules-draft';
import { wrongMarksExample } from './wrong-marks-example';

const { rules: words } = examTexts;

type Form = UseFormReturnType<RulesDraft>;

/** What right and wrong answers earn. Marks are text: a keypad for numbers has no “/” and no “-”. */
export function MarksFields({ form }: { form: Form }) {
  const common = { autoComplete: 'off', maxLength: MAX_MARKS_CHARACTERS };
  return (
    <>
      <TextInput
        id="marksPerQuestion"
        label={words.marksPerQuestion}
        description={words.marksPerQuestionHint}
        {...common}
        {...form.getInputProps('marksPerQuestion')}
      />
      <TextInput
        id="wrongMarks"
        label={words.wrongMarks}
        description={words.wrongMarksHint}
        {...common}
        {...form.getInputProps('wrongMarks')}
        onBlur={() => {
          completeWrongMarks(form);
          form.validateField('wrongMarks');
        }}
      />
      <NativeSelect
        id="wrongMarksBasis"
        label={words.wrongMarksBasis}
        description={wrongMarksExample(form.getValues())}
        data={Object.entries(words.wrongMarksBases).map(([value, label]) => ({ value, label }))}
        {...form.getInputProps('wrongMarksBasis')}
      />
    </>
  );
}

/** Shows what is saved: `-1/3` for a typed `1/3`, and 0 for an empty field. */
export function completeWrongMarks(form: Form): void {
  const { wrongMarks } = form.getValues();
  const complete = wrongMarks.trim() === '' ? '0' : asWrongMarks(wrongMarks);
  if (complete !== wrongMarks) form.setFieldValue('wrongMarks', complete);
}
