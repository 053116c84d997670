import { Button, Group, Text } from '@mantine/core';
import { shownMarks } from '../ui/marks';
import { markingTexts } from '../ui/texts/marking-texts';
import { texts } from '../ui/texts/texts';
import { learnerName } from './learner-name';
import type { MarkingAnswer } from './marking-queue.query';

const { desk: words } = markingTexts;

interface LastMarkedProps {
  /** The answer that was marked last on this page, with its marks. */
  answer: MarkingAnswer | null;
  onUndo: () => void;
}

/**
 * What was marked last, with a way to undo it. It stands in the page, and has its line from the start: a message over
 * the page would cover the marks of the next answer.
 */
export function LastMarked({ answer, onUndo }: LastMarkedProps) {
  return (
    <Group role="status" gap="sm" mih={30}>
      {answer && (
        <>
          <Text size="sm">
            {words.marked(
              shownMarks(answer.answered.marks ?? '0'),
              shownMarks(answer.answered.maxMarks),
            )}{' '}
            (<bdi>{learnerName(answer.learner)}</bdi>)
          </Text>
          <Button variant="default" size="xs" onClick={onUndo}>
            {texts.common.undo}
          </Button>
        </>
      )}
    </Group>
  );
}
