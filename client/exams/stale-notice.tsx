import { Button, Stack, Text } from '@mantine/core';
import { examTexts } from '../ui/exam-texts';
import { Notice } from '../ui/notice';
import type { StaleField } from './rules-draft';

const { rules: words } = examTexts;

interface StaleNoticeProps {
  stale: StaleField[];
  onTakeTheirs: () => void;
}

/** What somebody else saved meanwhile, and what became of it in this form. */
export function StaleNotice({ stale, onTakeTheirs }: StaleNoticeProps) {
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
        {stale.map(({ field, theirs, outcome }) => (
          <li key={field}>
            <Text component="span" fw={600}>
              {words[field]}
            </Text>
            {': '}
            {sentence(theirs, outcome)}
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
