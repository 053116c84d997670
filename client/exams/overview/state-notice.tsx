import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { graphql } from '../../gql/exams';
import { EditorsOnly } from '../../ui/session/editors-only';
import { examTexts } from '../../ui/texts/exam-texts';
import { useFormatTime } from '../../ui/format';
import { Notice } from '../../ui/feedback/notice';
import { useAction } from '../../ui/feedback/use-action';
import { EXAM, type Exam, type ExamQuiz } from '../exam.query';

const SUBMIT_PAPER = graphql(`
  mutation SubmitPaper($quizId: ID!) {
    submitQuiz(id: $quizId) {
      id
      isCompleted
      version
    }
  }
`);

const ACTIVATE = graphql(`
  mutation ActivateExam($input: UpdateQuizInput!) {
    updateQuiz(input: $input) {
      id
      status
      version
    }
  }
`);

const { state: words } = examTexts;

interface StateNoticeProps {
  exam: Exam;
  quiz: ExamQuiz;
}

/** Says whether candidates can start, and offers the next step if they cannot. */
export function StateNotice({ exam, quiz }: StateNoticeProps) {
  const formatTime = useFormatTime();
  const { opensAt, closesAt } = exam.rules;
  if (!quiz.isCompleted || !exam.revision) {
    const submit = (
      <Submit quizId={quiz.id} label={words.submit} isEmpty={quiz.questionCount === 0} />
    );
    return (
      <Notice tone="warning" title={words.draftTitle} action={submit}>
        <EditorsOnly>{words.draftHint}</EditorsOnly>
      </Notice>
    );
  }
  if (quiz.status === 'INACTIVE') {
    return (
      <Notice tone="warning" title={words.inactiveTitle} action={<Activate quiz={quiz} />}>
        {words.inactiveHint}
      </Notice>
    );
  }
  if (exam.state === 'UNAVAILABLE') {
    return (
      <Notice tone="warning" title={words.unavailableTitle}>
        {words.unavailableHint}
      </Notice>
    );
  }
  if (exam.state === 'CLOSED') {
    return (
      <Notice tone="warning" title={words.closedTitle(formatTime(closesAt))}>
        {words.closedHint}
      </Notice>
    );
  }
  if (exam.state === 'NOT_YET') {
    return (
      <Notice tone="warning" title={words.notYetTitle(formatTime(opensAt))}>
        {words.notYetHint}
      </Notice>
    );
  }
  return (
    <Notice tone="success" title={words.openTitle}>
      {closesAt ? words.openUntil(formatTime(closesAt)) : words.openEndless}
    </Notice>
  );
}

/** Says that edits after the submission of the paper wait for the next submission. */
export function ChangesNotice({ exam, quiz }: StateNoticeProps) {
  if (!exam.hasUnpublishedChanges || !quiz.isCompleted || !exam.revision) return null;
  const again = <Submit quizId={quiz.id} label={words.submitAgain} isEmpty={false} />;
  return (
    <Notice tone="warning" title={words.changedTitle} action={again}>
      {words.changedHint}
    </Notice>
  );
}

interface SubmitProps {
  quizId: string;
  label: string;
  isEmpty: boolean;
}

function Submit({ quizId, label, isEmpty }: SubmitProps) {
  const [submit] = useMutation(SUBMIT_PAPER, {
    variables: { quizId },
    refetchQueries: [EXAM],
    awaitRefetchQueries: true,
  });
  const { isBusy, act } = useAction();
  return (
    <EditorsOnly>
      <Button loading={isBusy} disabled={isEmpty} onClick={() => void act(submit, words.submitted)}>
        {label}
      </Button>
    </EditorsOnly>
  );
}

function Activate({ quiz }: { quiz: ExamQuiz }) {
  const [activate] = useMutation(ACTIVATE, { refetchQueries: [EXAM], awaitRefetchQueries: true });
  const { isBusy, act } = useAction();
  const input = { id: quiz.id, version: quiz.version, status: 'ACTIVE' as const };
  return (
    <EditorsOnly>
      <Button
        loading={isBusy}
        onClick={() => void act(() => activate({ variables: { input } }), words.activated)}
      >
        {words.activate}
      </Button>
    </EditorsOnly>
  );
}
