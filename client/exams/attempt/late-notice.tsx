import { Button, Group } from '@mantine/core';
import { conductTexts } from '../../ui/texts/conduct-texts';
import { formatNumber } from '../../ui/format';
import { Notice } from '../../ui/feedback/notice';
import classes from './late-answer.module.css';
import { latestOfEach, type Late } from './late-waiting';

const { late: words } = conductTexts;

interface LateNoticeProps {
  /** Those that somebody has to decide on. */
  waiting: Late[];
  isOver: boolean;
  onAsk: (ids: string[], accepts: boolean) => void;
}

/** Above a paper: that answers came late, and both ways to be done with all of them. */
export function LateNotice({ waiting, isOver, onAsk }: LateNoticeProps) {
  if (waiting.length === 0) return null;
  const ids = (of: Late[]): string[] => of.map(({ id }) => id);
  return (
    <Notice
      tone="warning"
      title={words.count(waiting.length, formatNumber(waiting.length))}
      action={
        isOver && (
          <Group gap="xs" className={classes.choices}>
            <Button variant="default" onClick={() => onAsk(ids(latestOfEach(waiting)), true)}>
              {words.acceptAll}
            </Button>
            <Button variant="default" onClick={() => onAsk(ids(waiting), false)}>
              {words.refuseAll}
            </Button>
          </Group>
        )
      }
    >
      {isOver ? words.countHint : words.runningHint}
    </Notice>
  );
}
