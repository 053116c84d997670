import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { graphql } from '../gql/exams';
import { conductTexts } from '../ui/conduct-texts';
import { useFormatTime } from '../ui/format';
import { Notice } from '../ui/notice';
import { ConfirmDialog } from './confirm-dialog';
import { useExam } from './exam.query';
import { useAction } from './use-action';

const RELEASE = graphql(`
  mutation ReleaseResults($quizId: ID!) {
    releaseResults(quizId: $quizId) {
      ...ExamFields
    }
  }
`);
const WITHDRAW = graphql(`
  mutation WithdrawResults($quizId: ID!) {
    withdrawResults(quizId: $quizId) {
      ...ExamFields
    }
  }
`);

const { results: words } = conductTexts;

/** Where learners wait for a release: whether there was one, and the way to it. */
export function ReleaseNotice({ quizId }: { quizId: string }) {
  const formatTime = useFormatTime();
  const { data } = useExam(quizId);
  const [release] = useMutation(RELEASE, { variables: { quizId } });
  const [withdraw] = useMutation(WITHDRAW, { variables: { quizId } });
  const [opened, { open, close }] = useDisclosure(false);
  const { isBusy, act } = useAction();
  const rules = data?.exam.rules;
  if (rules?.reviewTime !== 'ON_RELEASE') return null;
  if (!rules.releasedAt) {
    const button = (
      <Button loading={isBusy} onClick={() => void act(release, words.released)}>
        {words.release}
      </Button>
    );
    return (
      <Notice tone="warning" title={words.heldTitle} action={button}>
        {words.heldHint}
      </Notice>
    );
  }
  return (
    <>
      <Notice
        tone="success"
        title={words.releasedTitle(formatTime(rules.releasedAt))}
        action={
          <Button variant="default" onClick={open}>
            {words.withdraw}
          </Button>
        }
      >
        {words.releasedHint}
      </Notice>
      <ConfirmDialog
        opened={opened}
        title={words.withdrawTitle}
        hint={words.withdrawHint}
        confirm={words.withdraw}
        isBusy={isBusy}
        onClose={close}
        onConfirm={() => void act(withdraw, words.withdrawn).then(close)}
      />
    </>
  );
}
