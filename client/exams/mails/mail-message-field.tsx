import { peopleTexts } from '../../ui/texts/people-texts';
import { GrowingTextarea } from '../../ui/components/growing-textarea';

const { message: words } = peopleTexts;

/** In characters, as the server limits it. */
const MAX_MESSAGE = 1_000;

interface MailMessageFieldProps {
  value: string;
  onChange: (value: string) => void;
  readOnly?: boolean;
}

/** What staff write to all who get a mail. It may be left empty. */
export function MailMessageField({ value, onChange, readOnly = false }: MailMessageFieldProps) {
  return (
    <GrowingTextarea
      label={words.label}
      description={words.hint}
      minRows={3}
      maxRows={10}
      dir="auto"
      maxLength={MAX_MESSAGE}
      readOnly={readOnly}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
