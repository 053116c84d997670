import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { graphql } from '../../gql/exams';
import { CorrectDialog } from '../../ui/components/correct-dialog';
import { useAction } from '../../ui/feedback/use-action';
import { findingsToCorrect } from '../../ui/findings';
import { EditorsOnly } from '../../ui/session/editors-only';
import { examTexts } from '../../ui/texts/exam-texts';
import { EXAM, type Exam } from '../exam.query';
import { opensLater } from '../opens-later';
import { CHANGES } from './exam-changes.query';
import { OpenDialog } from './open-dialog';
import { stepPath } from './step-paths';

const SUBMIT_PAPER = graphql(`
  mutation SubmitPaper($quizId: ID!) {
    submitQuiz(id: $quizId) {
      id
      isCompleted
      version
    }
  }
`);

interface SubmitButtonProps {
  exam: Exam;
  label: string;
  /** Whether the page shows what must be corrected already. Otherwise a dialog names it first. */
  isCheckShown: boolean;
  /** Another action of the page comes first otherwise. */
  variant?: 'filled' | 'default';
}

/** Submits the paper of an exam, for the first time or again. */
export function SubmitButton(props: SubmitButtonProps) {
  const { exam, label, isCheckShown, variant = 'filled' } = props;
  const { quizId } = exam;
  const [submit] = useMutation(SUBMIT_PAPER, {
    variables: { quizId },
    refetchQueries: [EXAM, CHANGES],
    awaitRefetchQueries: true,
  });
  const { isBusy, act } = useAction();
  const [isAsking, question] = useDisclosure(false);
  const [isOpening, opening] = useDisclosure(false);
  const toCorrect = findingsToCorrect(exam.findings);
  const send = async (): Promise<void> => {
    if (!(await act(submit, examTexts.state.submitted))) return;
    question.close();
    opening.close();
  };
  const start = (): void => {
    if (toCorrect.length > 0 && !isCheckShown) question.open();
    else if (toCorrect.length === 0 && opensAtOnce(exam)) opening.open();
    else void send();
  };
  return (
    <EditorsOnly>
      <Button loading={isBusy} variant={variant} onClick={start}>
        {label}
      </Button>
      <CorrectDialog
        opened={isAsking}
        findings={toCorrect}
        correctPath={stepPath(quizId, 'check')}
        isBusy={isBusy}
        onSubmit={() => void send()}
        onClose={question.close}
      />
      <OpenDialog
        opened={isOpening}
        rulesPath={`${stepPath(quizId, 'rules')}#opensAt`}
        isBusy={isBusy}
        onSubmit={() => void send()}
        onClose={opening.close}
      />
    </EditorsOnly>
  );
}

/** Whether anybody who has the link can start as soon as the paper is submitted for the first time. */
function opensAtOnce({ revision, rules }: Exam): boolean {
  return revision === null && rules.access !== 'INVITATION' && !opensLater(rules);
}
