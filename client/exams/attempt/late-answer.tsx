import { Button, Group, Stack, Text } from '@mantine/core';
import { useCan } from '../../ui/session/abilities';
import { invigilationTexts } from '../../ui/texts/invigilation-texts';
import { entryProps } from '../../ui/hooks/use-focus-after-removal';
import { useFormatExactTime } from '../../ui/format';
import { WrittenText } from '../../ui/components/question-parts';
import type { AttemptPaper } from './attempt-paper.query';
import classes from './late-answer.module.css';
import { isPending, type LateAnswer } from './pending-late-answers';

type Question = AttemptPaper['questions'][number];

const { late: words, paper } = invigilationTexts;

interface LateAnswersProps {
  question: Question;
  /** The late answers of this question. */
  late: LateAnswer[];
  /** Whether the attempt has ended: only then staff can decide on late answers. */
  isOver: boolean;
  onAsk: (ids: string[], accepts: boolean) => void;
}

/** The late answers to a question, below the stored one, with the times of both. */
export function LateAnswers({ question, late, isOver, onAsk }: LateAnswersProps) {
  const formatTime = useFormatExactTime();
  const { place, savedAt } = question;
  return (
    <Stack className={classes.late} gap="md" mt="md">
      <Text size="sm">{savedAt ? words.storedAt(formatTime(savedAt)) : words.nothingStored}</Text>
      {late.map((entry) => (
        <Stack
          key={entry.id}
          component="section"
          gap="xs"
          aria-label={words.named(place)}
          {...entryProps(entry.id)}
        >
          <Text fw={600}>{words.title}</Text>
          <WrittenText text={answerText(entry.answered) ?? paper.noAnswer} />
          <Text size="sm">
            {[
              entry.typedAt ? words.typedAt(formatTime(entry.typedAt)) : words.notTimed,
              words.arrivedAt(formatTime(entry.arrivedAt)),
              words.causes[entry.cause],
            ].join(' ')}
          </Text>
          <Decision late={entry} />
          {isOver && <Choices place={place} late={entry} onAsk={onAsk} />}
        </Stack>
      ))}
    </Stack>
  );
}

/** The chosen option or the written text; null when the candidate removed the answer. */
function answerText(answered: LateAnswer['answered']): string | null {
  if (answered.__typename === 'AnsweredDescriptive') return answered.answer;
  return answered.options.find(({ isChosen }) => isChosen)?.text ?? null;
}

function Decision({ late }: { late: LateAnswer }) {
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
          <WrittenText text={answerText(replaced) ?? paper.noAnswer} />
        </>
      )}
    </Stack>
  );
}

interface ChoicesProps extends Pick<LateAnswersProps, 'onAsk'> {
  place: number;
  late: LateAnswer;
}

/** Refused answers can still be accepted; accepted ones are final. */
function Choices({ place, late, onAsk }: ChoicesProps) {
  const { id, isStored } = late;
  const canDecide = useCan('EDIT');
  if (isStored || !canDecide) return null;
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
      {isPending(late) && (
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
