import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { graphql } from '../gql/quizzes';
import { DialogBox } from '../ui/components/dialog-box';
import { quizTexts as words } from '../ui/texts/quiz-texts';
import { toast } from '../ui/feedback/toasts';
import { useRefetchQuizzes } from './refetch-quizzes';
import { TitleForm } from './title-form';

const CREATE_QUIZ = graphql(`
  mutation CreateQuiz($title: String!) {
    createQuiz(title: $title) {
      id
      title
    }
  }
`);

/**
 * Asks for the title, creates the quiz and opens the form for questions (docs/specification.md,
 * section 2).
 */
export function CreateQuizModal({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const refetchQuizzes = useRefetchQuizzes();
  const [createQuiz] = useMutation(CREATE_QUIZ);
  const create = async (title: string) => {
    const { data } = await createQuiz({ variables: { title } });
    if (!data) throw new Error('The response has no quiz');
    return data.createQuiz;
  };
  return (
    <DialogBox opened={opened} title={words.enterTitle} onClose={onClose}>
      <TitleForm
        name="new quiz"
        submit={words.getStarted}
        failed={words.createFailed}
        onSubmit={create}
        onDone={async ({ id, title }, isHere) => {
          toast('success', words.created);
          if (isHere) await navigate(`/navigation/exam-form?quiz=${id}`, { state: { title } });
          else refetchQuizzes();
        }}
      />
    </DialogBox>
  );
}
