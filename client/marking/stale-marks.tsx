import { Button, Group, Stack, Text } from '@mantine/core';
import { parseMarks, shownMarks, type Marks } from '../ui/marks';
import { markingTexts } from '../ui/texts/marking-texts';
import { Notice } from '../ui/feedback/notice';
import { WrittenText } from '../ui/components/question-parts';
import type { ServerMark } from './mark-conflict';
import type { MarkDraft } from './mark-draft';

const { stale: words } = markingTexts.desk;

interface StaleMarksProps {
  theirs: ServerMark;
  mine: MarkDraft;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/**
 * A conflict: marks were saved meanwhile, by a colleague or elsewhere. Shows both and lets the
 * marker choose.
 */
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
      <MarkVersion
        label={theirs.isMine ? words.own : words.theirs}
        marks={theirs.marks}
        comment={theirs.comment}
      />
      <MarkVersion
        label={words.mine}
        marks={parseMarks(mine.marks) ?? null}
        comment={mine.comment}
      />
    </Stack>
  );
}

function titleOf({ isMine, markedBy }: ServerMark): string {
  if (isMine) return words.ownTitle;
  return markedBy === null ? words.nobody : words.title(markedBy);
}

interface MarkVersionProps {
  label: string;
  marks: Marks | null;
  comment: string | null;
}

function MarkVersion({ label, marks, comment }: MarkVersionProps) {
  return (
    <Stack gap={2}>
      <Text fw={600}>
        {label}
        {': '}
        {marks === null ? words.noMarks : shownMarks(marks)}
      </Text>
      {comment ? <WrittenText text={comment} /> : <Text c="dimmed">{words.noComment}</Text>}
    </Stack>
  );
}
