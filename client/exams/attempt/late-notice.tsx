import { Button, Group } from '@mantine/core';
import { invigilationTexts } from '../../ui/texts/invigilation-texts';
import { formatNumber } from '../../ui/format';
import { Notice } from '../../ui/feedback/notice';
import classes from './late-answer.module.css';
import { latestPerQuestion, type LateAnswer } from './pending-late-answers';

const { late: words } = invigilationTexts;

interface LateNoticeProps {
  /** The late answers that staff must decide on. */
  waiting: LateAnswer[];
  isOver: boolean;
  onAsk: (ids: string[], accepts: boolean) => void;
}

/** Shown above a paper with late answers, with buttons to accept or refuse all. */
export function LateNotice({ waiting, isOver, onAsk }: LateNoticeProps) {
  if (waiting.length === 0) return null;
  const idsOf = (late: LateAnswer[]): string[] => late.map(({ id }) => id);
  return (
    <Notice
      tone="warning"
      title={words.count(waiting.length, formatNumber(waiting.length))}
      action={
        isOver && (
          <Group gap="xs" className={classes.choices}>
            <Button
              variant="default"
              onClick={() => onAsk(idsOf(latestPerQuestion(waiting)), true)}
            >
              {words.acceptAll}
            </Button>
            <Button variant="default" onClick={() => onAsk(idsOf(waiting), false)}>
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
