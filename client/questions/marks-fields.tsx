import { Group, TextInput } from '@mantine/core';
import { memo } from 'react';
import type { QuestionKind } from '../gql/questions/graphql';
import { MAX_MARKS_CHARACTERS } from '../ui/marks';
import { asWrongMarks } from '../ui/marks-validation';
import { questionTexts } from '../ui/texts/question-texts';
import type { Draft } from './content/draft';
import type { FieldErrors } from './kinds/kind';
import { kindOf } from './kinds/registry';

const { form: words } = questionTexts;

/** What is typed into the two fields. */
export type TypedMarks = Pick<Draft, 'marks' | 'wrongMarks'>;

interface MarksFieldsProps extends TypedMarks {
  kind: QuestionKind;
  errors: FieldErrors;
  onChange: (changes: Partial<TypedMarks>) => void;
  /** Called when a field was left, with what it then shows. */
  onBlur: (changes: Partial<TypedMarks>, field: keyof TypedMarks) => void;
}

/** What a right answer earns, and a wrong choice. A keypad for numbers has no “/” and no “-”. */
export const MarksFields = memo(function MarksFields(props: MarksFieldsProps) {
  const { kind, marks, wrongMarks, errors, onChange, onBlur } = props;
  const { defaultMarks, hasWrongMarks } = kindOf(kind);
  const common = { autoComplete: 'off', maxLength: MAX_MARKS_CHARACTERS };
  const completeWrongMarks = (): void => {
    const complete = { wrongMarks: asWrongMarks(wrongMarks) };
    if (complete.wrongMarks !== wrongMarks) onChange(complete);
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
        value={marks}
        error={errors['marks']}
        onChange={({ currentTarget }) => onChange({ marks: currentTarget.value })}
        onBlur={() => onBlur({}, 'marks')}
      />
      {hasWrongMarks && (
        <TextInput
          label={words.wrongMarks}
          description={words.wrongMarksHint}
          {...common}
          flex="0 1 20rem"
          value={wrongMarks}
          error={errors['wrongMarks']}
          onChange={({ currentTarget }) => onChange({ wrongMarks: currentTarget.value })}
          onBlur={completeWrongMarks}
        />
      )}
    </Group>
  );
});
