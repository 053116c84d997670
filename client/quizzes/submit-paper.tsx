import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { graphql } from '../gql/quizzes';
import { problemOf } from '../ui/feedback/problem';
import { questionTexts } from '../ui/texts/question-texts';
import { useIsMounted } from '../ui/hooks/use-still-here';
import { toast } from '../ui/feedback/toasts';

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

const { exam: words } = questionTexts;

interface SubmitPaperProps {
  quizId: string;
  /** A question on the page would not be in the paper. */
  isUnsaved: boolean;
}

/** Submits the paper, and goes on to the list (specification, section 2). */
export function SubmitPaper({ quizId, isUnsaved }: SubmitPaperProps) {
  const navigate = useNavigate();
  const isHere = useIsMounted();
  const [submitQuiz, { loading }] = useMutation(SUBMIT_QUIZ, { variables: { id: quizId } });
  const submit = async (): Promise<void> => {
    if (isUnsaved) {
      toast('warning', words.submitUnsaved);
      return;
    }
    try {
      const { data } = await submitQuiz();
      toast('success', words.submitted);
      if (!isHere()) return;
      // The answer's: the page's own may not be there yet.
      const title = data?.submitQuiz.title;
      await navigate('/all-quizes', { state: { submitted: { quizId, title } } });
    } catch (error) {
      const { code, message } = problemOf(error);
      // Only the server knows: questions are added in other tabs, too.
      if (code === 'QUIZ_IS_EMPTY') toast('warning', message);
      else toast('failure', words.submitFailed);
    }
  };
  return (
    <Button loading={loading} onClick={() => void submit()}>
      {words.submit}
    </Button>
  );
}
