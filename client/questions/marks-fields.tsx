import { Group, TextInput } from '@mantine/core';
import { MAX_MARKS_CHARACTERS } from '../ui/marks';
import { asWrongMarks } from '../ui/marks-validation';
import { questionTexts } from '../ui/texts/question-texts';
import type { Draft } from './content/draft';
import type { FieldErrors } from './kinds/kind';
import { kindOf } from './kinds/registry';

const { form: words } = questionTexts;

interface MarksFieldsProps {
  draft: Draft;
  errors: FieldErrors;
  onChange: (draft: Draft) => void;
  /** Called when a field was left, with what it then shows. */
  onBlur: (draft: Draft, field: 'marks' | 'wrongMarks') => void;
}

/** What a right answer earns, and a wrong choice. A keypad for numbers has no “/” and no “-”. */
export function MarksFields({ draft, errors, onChange, onBlur }: MarksFieldsProps) {
  const { defaultMarks, hasWrongMarks } = kindOf(draft.body.kind);
  const common = { autoComplete: 'off', maxLength: MAX_MARKS_CHARACTERS };
  const completeWrongMarks = (): void => {
    const complete = { ...draft, wrongMarks: asWrongMarks(draft.wrongMarks) };
    if (complete.wrongMarks !== draft.wrongMarks) onChange(complete);
    onBlur(complete, 'wrongMarks');
  };
  return (
    <Group align="flex-start">
      <TextInput
        label={words.marks}
        description={words.marksHint}
        {...common}
        {...(defaultMarks === null ? {} : { placeholder: defaultMarks })}
        flex="0 1 16rem"
        value={draft.marks}
        error={errors['marks']}
        onChange={({ currentTarget }) => onChange({ ...draft, marks: currentTarget.value })}
        onBlur={() => onBlur(draft, 'marks')}
      />
      {hasWrongMarks && (
        <TextInput
          label={words.wrongMarks}
          description={words.wrongMarksHint}
          {...common}
          flex="0 1 20rem"
          value={draft.wrongMarks}
          error={errors['wrongMarks']}
          onChange={({ currentTarget }) => onChange({ ...draft, wrongMarks: currentTarget.value })}
          onBlur={completeWrongMarks}
        />
      )}
    </Group>
  );
}
