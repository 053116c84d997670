import { Button, Group, Stack, Text } from '@mantine/core';
import { formatNumber } from '../ui/format';
import { markingTexts } from '../ui/texts/marking-texts';
import { Notice } from '../ui/feedback/notice';
import { WrittenText } from '../ui/components/question-parts';
import type { Theirs } from './kept-mark';
import { marksTyped, type MarkDraft } from './mark-draft';

const { stale: words } = markingTexts.desk;

interface StaleMarksProps {
  theirs: Theirs;
  mine: MarkDraft;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Marks were given meanwhile, by somebody else or elsewhere: both stand side by side, and one is chosen. */
export function StaleMarks({ theirs, mine, onTakeTheirs, onKeepMine }: StaleMarksProps) {
  return (
    <Stack gap="sm">
      <Notice
        tone="failure"
        title={titleOf(theirs)}
        action={
          <Group gap="sm">
            <Button variant="default" onClick={onTakeTheirs}>
              {theirs.isMine ? words.takeOwn : words.takeTheirs}
            </Button>
            <Button variant="default" onClick={onKeepMine}>
              {words.keepMine}
            </Button>
          </Group>
        }
      />
      <Said
        label={theirs.isMine ? words.own : words.theirs}
        marks={theirs.marks}
        comment={theirs.comment}
      />
      <Said label={words.mine} marks={marksTyped(mine.marks)} comment={mine.comment} />
    </Stack>
  );
}

function titleOf({ isMine, markedBy }: Theirs): string {
  if (isMine) return words.ownTitle;
  return markedBy === null ? words.nobody : words.title(markedBy);
}

interface SaidProps {
  label: string;
  marks: number | null;
  comment: string | null;
}

function Said({ label, marks, comment }: SaidProps) {
  return (
    <Stack gap={2}>
      <Text fw={600}>
        {label}
        {': '}
        {marks === null || Number.isNaN(marks) ? words.noMarks : formatNumber(marks)}
      </Text>
      {comment ? <WrittenText text={comment} /> : <Text c="dimmed">{words.noComment}</Text>}
    </Stack>
  );
}
