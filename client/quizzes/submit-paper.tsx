import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { graphql } from '../gql/quizzes';
import type { PaperCheckQuery } from '../gql/quizzes/graphql';
import { CorrectDialog } from '../ui/components/correct-dialog';
import { examPath } from '../ui/exam-paths';
import { toProblem } from '../ui/feedback/problem';
import { questionTexts } from '../ui/texts/question-texts';
import { useIsHere } from '../ui/hooks/use-is-here';
import { toast } from '../ui/feedback/toasts';
import { findingsToCorrect } from '../ui/findings';
import { PAPER_CHECK } from './paper-check';

const SUBMIT_QUIZ = graphql(`
  mutation SubmitQuiz($id: ID!) {
    submitQuiz(id: $id) {
      id
      title
      isCompleted
      version
    }
  }
`);

type Finding = PaperCheckQuery['exam']['findings'][number];

const { exam: words } = questionTexts;

interface SubmitPaperProps {
  quizId: string;
  /** The page has an unsaved question, which would be missing in the paper. */
  isUnsaved: boolean;
}

/**
 * Submits the paper, and returns to the list (docs/specification.md, section 2). If something in it must be corrected, a dialog
 * names it first.
 */
export function SubmitPaper({ quizId, isUnsaved }: SubmitPaperProps) {
  const apollo = useApolloClient();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const [isBusy, setBusy] = useState(false);
  const [toCorrect, setToCorrect] = useState<Finding[]>([]);
  const [isAsking, question] = useDisclosure(false);
  const [submitQuiz] = useMutation(SUBMIT_QUIZ, { variables: { id: quizId } });

  const submit = async (): Promise<void> => {
    try {
      const { data } = await submitQuiz();
      question.close();
      toast('success', words.submitted);
      if (!isHere()) return;
      // The title from the response: the page's own may not be loaded yet.
      const title = data?.submitQuiz.title;
      await navigate('/all-quizes', { state: { submitted: { quizId, title } } });
    } catch (error) {
      const { code, message } = toProblem(error);
      // Only the server knows the count: other tabs can add questions.
      if (code === 'QUIZ_IS_EMPTY') toast('warning', message);
      else toast('failure', words.submitFailed);
    }
  };

  /** Other tabs can change questions, so the check is read again. If it cannot be read, it does not stand in the way. */
  const readToCorrect = async (): Promise<Finding[]> =>
    apollo
      .query({ query: PAPER_CHECK, variables: { quizId }, fetchPolicy: 'network-only' })
      .then(({ data }) => findingsToCorrect(data?.exam.findings ?? []))
      .catch(() => []);

  const checkAndSubmit = async (): Promise<void> => {
    const found = await readToCorrect();
    setToCorrect(found);
    if (found.length === 0) await submit();
    else if (isHere()) question.open();
  };

  const act = (work: () => Promise<void>): void => {
    if (isUnsaved) {
      toast('warning', words.submitUnsaved);
      return;
    }
    setBusy(true);
    void work().finally(() => setBusy(false));
  };

  return (
    <>
      <Button loading={isBusy && !isAsking} onClick={() => act(checkAndSubmit)}>
        {words.submit}
      </Button>
      <CorrectDialog
        opened={isAsking}
        findings={toCorrect}
        correctPath={examPath(quizId)}
        isBusy={isBusy}
        onSubmit={() => act(submit)}
        onClose={question.close}
      />
    </>
  );
}
