import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { graphql } from '../gql/quizzes';
import { DialogBox } from '../ui/components/dialog-box';
import { quizTexts as words } from '../ui/texts/quiz-texts';
import { toast } from '../ui/feedback/toasts';
import { useMakeOnce } from './make-once';
import { useRereadQuizzes } from './reread-quizzes';
import { TitleForm } from './title-form';

const CREATE_QUIZ = graphql(`
  mutation CreateQuiz($title: String!) {
    createQuiz(title: $title) {
      id
      title
    }
  }
`);

/** Asks for the title, makes the quiz and goes on to its questions (specification, section 2). */
export function CreateQuizModal({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const reread = useRereadQuizzes();
  const [createQuiz] = useMutation(CREATE_QUIZ);
  const create = useMakeOnce(async (title) => {
    const { data } = await createQuiz({ variables: { title } });
    return data?.createQuiz;
  });
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
          else reread();
        }}
      />
    </DialogBox>
  );
}
