import { SegmentedControl } from '@mantine/core';
import { questionTexts } from '../texts/question-texts';

const { exam: words } = questionTexts;

/** The kinds of question that authors can write. */
export type WrittenKind = 'MCQ' | 'DESCRIPTIVE';

interface KindChoiceProps {
  kind: WrittenKind;
  isDisabled: boolean;
  onChange: (kind: WrittenKind) => void;
}

/** Chooses the kind of question to write (docs/specification.md, section 2). */
export function KindChoice({ kind, isDisabled, onChange }: KindChoiceProps) {
  return (
    <SegmentedControl
      aria-label={words.kind}
      disabled={isDisabled}
      value={kind}
      onChange={onChange}
      data={[
        { value: 'MCQ', label: words.mcq },
        { value: 'DESCRIPTIVE', label: words.descriptive },
      ]}
    />
  );
}
