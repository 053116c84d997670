import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatNumber } from '../../ui/format';
import { MAX_MARKS_CHARACTERS, parseMarks } from '../../ui/marks';
import { asWrongMarks, rightMarksError, wrongMarksError } from '../../ui/marks-validation';
import { editorTexts } from '../../ui/texts/editor-texts';
import { questionTexts } from '../../ui/texts/question-texts';
import { texts } from '../../ui/texts/texts';
import type { MarksChange } from './rows/use-outline-changes';

const { marks: words } = editorTexts;
const { form } = questionTexts;

interface MarksPanelProps {
  count: number;
  onClose: () => void;
  onSet: (change: MarksChange) => void;
}

/** Sets the marks of several questions. What is left empty stays. */
export function MarksPanel({ count, onClose, onSet }: MarksPanelProps) {
  const [right, setRight] = useState('');
  const [wrong, setWrong] = useState('');
  const [errors, setErrors] = useState<{ right: string | null; wrong: string | null }>({
    right: null,
    wrong: null,
  });
  const submit = (): void => {
    const complete = asWrongMarks(wrong);
    const isEmpty = right.trim() === '' && wrong.trim() === '';
    const found = {
      right: isEmpty ? words.none : rightMarksError(right),
      wrong: wrongMarksError(complete),
    };
    setErrors(found);
    setWrong(complete);
    if (found.right !== null || found.wrong !== null) return;
    onSet({ marks: parseMarks(right) ?? undefined, wrongMarks: parseMarks(complete) ?? undefined });
  };
  return (
    <Stack
      component="form"
      gap="sm"
      aria-label={words.title(count, formatNumber(count))}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <strong>{words.title(count, formatNumber(count))}</strong>
      <TextInput
        label={form.marks}
        description={words.hint}
        data-autofocus
        autoComplete="off"
        maxLength={MAX_MARKS_CHARACTERS}
        value={right}
        error={errors.right}
        onChange={({ currentTarget }) => setRight(currentTarget.value)}
      />
      <TextInput
        label={form.wrongMarks}
        autoComplete="off"
        maxLength={MAX_MARKS_CHARACTERS}
        value={wrong}
        error={errors.wrong}
        onChange={({ currentTarget }) => setWrong(currentTarget.value)}
      />
      <Group gap="xs">
        <Button type="submit" size="sm">
          {words.apply}
        </Button>
        <Button size="sm" variant="default" onClick={onClose}>
          {texts.common.cancel}
        </Button>
      </Group>
    </Stack>
  );
}
