import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { graphql } from '../gql/quizzes';
import { toProblem } from '../ui/feedback/problem';
import { questionTexts } from '../ui/texts/question-texts';
import { useIsHere } from '../ui/hooks/use-is-here';
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
  /** The page has an unsaved question, which would be missing in the paper. */
  isUnsaved: boolean;
}

/** Submits the paper, and returns to the list (docs/specification.md, section 2). */
export function SubmitPaper({ quizId, isUnsaved }: SubmitPaperProps) {
  const navigate = useNavigate();
  const isHere = useIsHere();
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
  return (
    <Button loading={loading} onClick={() => void submit()}>
      {words.submit}
    </Button>
  );
}
