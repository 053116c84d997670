import { useMutation } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import { graphql } from '../../gql/exams';
import { EditorsOnly } from '../../ui/session/editors-only';
import { invigilationTexts } from '../../ui/texts/invigilation-texts';
import { formatNumber, useFormatExactTime } from '../../ui/format';
import { Notice } from '../../ui/feedback/notice';
import { useAction } from '../../ui/feedback/use-action';
import { formatRemaining } from './remaining';
import type { ExamPause } from './exam-pause.query';
import { useNow } from './server-clock';

const RESUME = graphql(`
  mutation ResumeExam($input: ResumeExamInput!) {
    resumeExam(input: $input) {
      count
    }
  }
`);

const { pause: words } = invigilationTexts;

interface PauseNoticeProps {
  quizId: string;
  pause: ExamPause;
  onDone: () => void;
}

/** Says that the exam is paused and for how long, and lets it go on. */
export function PauseNotice({ quizId, pause, onDone }: PauseNoticeProps) {
  const formatTime = useFormatExactTime();
  const now = useNow();
  const [resume] = useMutation(RESUME);
  const { isBusy, act } = useAction();
  const { startedAt, startedByName, reason } = pause;
  const time = formatTime(startedAt);
  // At least a second: the clock of the page may be a little behind.
  const passed = now === null ? null : Math.max(1_000, now - Date.parse(startedAt));
  return (
    <Notice
      tone="warning"
      title={passed === null ? words.since(time) : words.notice(formatRemaining(passed))}
      action={
        <EditorsOnly>
          <Button
            loading={isBusy}
            onClick={() =>
              void act(
                () => resume({ variables: { input: { quizId } } }),
                ({ data }) => words.resumed(formatNumber(data?.resumeExam.count ?? 0)),
              ).then(onDone)
            }
          >
            {words.resume}
          </Button>
        </EditorsOnly>
      }
    >
      {words.explained} {startedByName ? words.by(startedByName, time) : words.since(time)}
      <Text component="span" style={{ overflowWrap: 'anywhere' }} display="block">
        <bdi>{reason}</bdi>
      </Text>
    </Notice>
  );
}
