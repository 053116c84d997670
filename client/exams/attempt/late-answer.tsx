import { Button, Group, Stack, Text } from '@mantine/core';
import { useMay } from '../../ui/session/abilities';
import { conductTexts } from '../../ui/texts/conduct-texts';
import { entryProps } from '../../ui/hooks/use-focus-after-removal';
import { useFormatExactTime } from '../../ui/format';
import { WrittenText } from '../../ui/components/question-parts';
import type { AttemptPaper } from './attempt-paper.query';
import classes from './late-answer.module.css';
import { waits, type Late } from './late-waiting';

type Question = AttemptPaper['questions'][number];

const { late: words, paper } = conductTexts;

interface LateAnswersProps {
  question: Question;
  /** Of this question. */
  late: Late[];
  /** Whether they can be decided on: not while the attempt runs. */
  isOver: boolean;
  onAsk: (ids: string[], accepts: boolean) => void;
}

/** What came too late of a question, below what is stored of it, with the times of both. */
export function LateAnswers({ question, late, isOver, onAsk }: LateAnswersProps) {
  const formatTime = useFormatExactTime();
  const { place, savedAt } = question;
  return (
    <Stack className={classes.late} gap="md" mt="md">
      <Text size="sm">{savedAt ? words.storedAt(formatTime(savedAt)) : words.nothingStored}</Text>
      {late.map((one) => (
        <Stack
          key={one.id}
          component="section"
          gap="xs"
          aria-label={words.named(place)}
          {...entryProps(one.id)}
        >
          <Text fw={600}>{words.title}</Text>
          <WrittenText text={saidIn(one.answered) ?? paper.noAnswer} />
          <Text size="sm">
            {[
              one.typedAt ? words.typedAt(formatTime(one.typedAt)) : words.notTimed,
              words.arrivedAt(formatTime(one.arrivedAt)),
              words.causes[one.cause],
            ].join(' ')}
          </Text>
          <Decision late={one} />
          {isOver && <Choices place={place} late={one} onAsk={onAsk} />}
        </Stack>
      ))}
    </Stack>
  );
}

/** The text of the option that was chosen, or what was written; null: it was taken back. */
function saidIn(answered: Late['answered']): string | null {
  if (answered.__typename === 'AnsweredDescriptive') return answered.answer;
  return answered.options.find(({ isChosen }) => isChosen)?.text ?? null;
}

function Decision({ late }: { late: Late }) {
  const formatTime = useFormatExactTime();
  const { decision, decidedAt, decidedBy, isStored, isAnsweredAgain, replaced } = late;
  if (!decision) {
    if (isStored) return <Text size="sm">{words.same}</Text>;
    return isAnsweredAgain ? <Text size="sm">{words.answeredAgain}</Text> : null;
  }
  const who = decidedBy ?? words.somebody;
  return (
    <Stack gap={4}>
      <Text size="sm" fw={600}>
        {words.decided[decision](who, formatTime(decidedAt))}
        {decision === 'ACCEPTED' && !isStored && ` ${words.replacedSince}`}
      </Text>
      {replaced && (
        <>
          <Text size="sm">{words.before(formatTime(replaced.savedAt))}</Text>
          <WrittenText text={saidIn(replaced) ?? paper.noAnswer} />
        </>
      )}
    </Stack>
  );
}

interface ChoicesProps extends Pick<LateAnswersProps, 'onAsk'> {
  place: number;
  late: Late;
}

/** What was refused can be accepted yet; what was accepted stays so. */
function Choices({ place, late, onAsk }: ChoicesProps) {
  const { id, isStored } = late;
  const mayDecide = useMay('EDIT');
  if (isStored || !mayDecide) return null;
  return (
    <Group gap="xs" className={classes.choices}>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={words.acceptNamed(place)}
        onClick={() => onAsk([id], true)}
      >
        {words.accept}
      </Button>
      {waits(late) && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={words.refuseNamed(place)}
          onClick={() => onAsk([id], false)}
        >
          {words.refuse}
        </Button>
      )}
    </Group>
  );
}
