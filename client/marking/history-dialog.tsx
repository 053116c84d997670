import { useApolloClient, useQuery } from '@apollo/client/react';
import { Button, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { DialogActions } from '../ui/components/dialog-actions';
import { graphql } from '../gql/marking';
import type { GradeHistoryQuery } from '../gql/marking/graphql';
import { DialogBox } from '../ui/components/dialog-box';
import { useFormatExactTime } from '../ui/format';
import { shownMarks } from '../ui/marks';
import { Loading } from '../ui/components/loading';
import { markingTexts } from '../ui/texts/marking-texts';
import { LabelledText } from '../ui/components/question-parts';
import { ignoreErrors } from '../ui/feedback/ignore-errors';
import { ErrorState } from '../ui/feedback/states';
import { useAction } from '../ui/feedback/use-action';
import { TO_RULE, type MarkingAnswer } from './marking-queue.query';

const HISTORY = graphql(`
  query GradeHistory($id: ID!) {
    gradeHistory(id: $id) {
      version
      source
      markedBy
      gradedAt
      outcome
      marks
      maxMarks
      comment
      reason
      answer
      levels {
        criterion
        level
        marks
      }
    }
  }
`);

const { historyDialog: words, desk } = markingTexts;

export interface HistoryDialogProps {
  answer: MarkingAnswer;
  opened: boolean;
  onClose: () => void;
  onTakenBack: (now: MarkingAnswer) => void;
}

/** The history of an answer's marks: the marks, the marker, and the answer at that time. */
export function HistoryDialog({ opened, onClose, ...history }: HistoryDialogProps) {
  return (
    <DialogBox opened={opened} title={words.title} onClose={onClose} size="lg">
      <History {...history} />
    </DialogBox>
  );
}

function History({ answer, onTakenBack }: Pick<HistoryDialogProps, 'answer' | 'onTakenBack'>) {
  const { id, version, answered } = answer;
  const apollo = useApolloClient();
  const { isBusy, act } = useAction();
  const { data, error, refetch } = useQuery(HISTORY, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  if (error && !data)
    return (
      <ErrorState title={words.failed} error={error} onRetry={() => ignoreErrors(refetch())} />
    );
  if (!data)
    return (
      <Loading>
        <Skeleton h={160} />
      </Loading>
    );
  const isDescriptive = answered.__typename === 'AnsweredDescriptive';
  const takeBack = async (): Promise<void> => {
    let now = answer;
    const work = async (): Promise<void> => {
      const variables = { input: { id, version } };
      const { data } = await apollo.mutate({ mutation: TO_RULE, variables });
      if (data) now = data.returnToRule;
    };
    if (await act(work, desk.tookBack)) onTakenBack(now);
  };
  return (
    <Stack>
      <Stack component="ol" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {data.gradeHistory.map((state) => (
          <li key={state.version}>
            <State state={state} isNow={state === data.gradeHistory[0]} />
          </li>
        ))}
      </Stack>
      {answered.grade?.source === 'MARKER' && answer.isSubmitted && (
        <DialogActions>
          <Button variant="default" loading={isBusy} onClick={() => void takeBack()}>
            {isDescriptive ? desk.toWaiting : desk.toRule}
          </Button>
        </DialogActions>
      )}
    </Stack>
  );
}

interface StateProps {
  state: GradeHistoryQuery['gradeHistory'][number];
  isNow: boolean;
}

function State({ state, isNow }: StateProps) {
  const formatTime = useFormatExactTime();
  const { source, markedBy, gradedAt, marks, maxMarks, comment, reason, answer, levels } = state;
  const who = markedBy === null ? words.byGone : words.by(markedBy);
  return (
    <Paper withBorder p="sm">
      <Stack gap={6}>
        <Text fw={600}>
          {marks === null ? words.waiting : words.marks(shownMarks(marks), shownMarks(maxMarks))}
          {isNow && ` (${words.now})`}
        </Text>
        <Text size="sm" c="dimmed">
          {source === 'RULE' ? words.byRule : who}
          {gradedAt !== null && `, ${formatTime(gradedAt)}`}
        </Text>
        {levels.length > 0 && (
          <Text size="sm">
            {levels
              .map(({ criterion, level, marks }) => `${criterion}: ${level} (${shownMarks(marks)})`)
              .join('; ')}
          </Text>
        )}
        {comment && <LabelledText label={words.comment} text={comment} />}
        {reason && <LabelledText label={words.reason} text={reason} />}
        <LabelledText label={words.answer} text={answer ?? desk.noAnswer} />
      </Stack>
    </Paper>
  );
}
