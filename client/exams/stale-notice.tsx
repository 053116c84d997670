import { Button, Stack, Text } from '@mantine/core';
import { examTexts } from '../ui/exam-texts';
import { useFormatTime } from '../ui/format';
import { Notice } from '../ui/notice';
import type { StaleField, Window } from './rules-draft';

const { rules: words } = examTexts;

interface StaleNoticeProps {
  stale: StaleField[];
  /** What they say now. */
  rules: Window;
  onTakeTheirs: () => void;
}

/** What somebody else saved meanwhile, and what became of it in this form. */
export function StaleNotice({ stale, rules, onTakeTheirs }: StaleNoticeProps) {
  const formatTime = useFormatTime();
  const saying = ({ field, theirs }: StaleField): string => {
    const instant = field === 'opensAt' || field === 'closesAt' ? rules[field] : null;
    return instant === null ? theirs : formatTime(instant);
  };
  return (
    <Stack gap="xs">
      <Notice
        tone="failure"
        title={words.staleTitle}
        action={
          <Button variant="default" onClick={onTakeTheirs}>
            {words.takeTheirs}
          </Button>
        }
      >
        {words.staleHint}
      </Notice>
      <ul>
        {stale.map((one) => (
          <li key={one.field}>
            <Text component="span" fw={600}>
              {words[one.field]}
            </Text>
            {': '}
            {sentence(saying(one), one.outcome)}
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function sentence(theirs: string, outcome: StaleField['outcome']): string {
  if (outcome === 'same') return words.staleSame;
  return outcome === 'mine' ? words.staleMine(theirs) : words.staleTheirs(theirs);
}
