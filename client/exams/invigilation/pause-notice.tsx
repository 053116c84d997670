import { useMutation } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import { graphql } from '../../gql/exams';
import type { ResumeExamMutation } from '../../gql/exams/graphql';
import { EditorsOnly } from '../../ui/session/editors-only';
import { pauseTexts as words } from '../../ui/texts/pause-texts';
import { formatNumber, useFormatExactTime, useFormatTime } from '../../ui/format';
import { Notice } from '../../ui/feedback/notice';
import { useAction } from '../../ui/feedback/use-action';
import { EXAM } from '../exam.query';
import { formatRemaining } from './remaining';
import type { ExamPause } from './exam-pause.query';
import { useNow } from './server-clock';

const RESUME = graphql(`
  mutation ResumeExam($input: ResumeExamInput!) {
    resumeExam(input: $input) {
      count
      stillPaused
      closesAt
      releasesAt
    }
  }
`);

interface PauseNoticeProps {
  quizId: string;
  pause: ExamPause;
  onDone: () => void;
}

/** Says that the exam is paused and, where the server's time is known, for how long; and lets it go on. */
export function PauseNotice({ quizId, pause, onDone }: PauseNoticeProps) {
  const formatTime = useFormatExactTime();
  const formatTimeOf = useFormatTime();
  const now = useNow();
  // The closing has moved, and with it the version of the rules.
  const [resume] = useMutation(RESUME, { refetchQueries: [EXAM], awaitRefetchQueries: true });
  const { isBusy, act } = useAction();
  const { startedAt, startedByName, reason } = pause;
  const time = formatTime(startedAt);
  // At least a second: the clock of the page may be a little behind.
  const passed = now === null ? null : Math.max(1_000, now - Date.parse(startedAt));
  const resumed = (moved?: ResumeExamMutation['resumeExam']): string =>
    [
      words.resumed(formatNumber(moved?.count ?? 0)),
      moved?.stillPaused && words.stillPaused(formatNumber(moved.stillPaused)),
      moved?.closesAt && words.closesNow(formatTimeOf(moved.closesAt)),
      moved?.releasesAt && words.releasesNow(formatTimeOf(moved.releasesAt)),
    ]
      .filter(Boolean)
      .join('. ');
  return (
    <Notice
      tone="warning"
      title={passed === null ? words.noticeTitle : words.notice(formatRemaining(passed))}
      action={
        <EditorsOnly>
          <Button
            loading={isBusy}
            onClick={() =>
              void act(
                () => resume({ variables: { input: { quizId } } }),
                ({ data }) => resumed(data?.resumeExam),
              ).then(onDone)
            }
          >
            {words.resume}
          </Button>
        </EditorsOnly>
      }
    >
      {words.explained} {startedByName ? words.by(startedByName, time) : words.since(time)}
      {reason !== null && (
        <Text component="span" style={{ overflowWrap: 'anywhere' }} display="block">
          <bdi>{reason}</bdi>
        </Text>
      )}
    </Notice>
  );
}
