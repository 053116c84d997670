import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { graphql } from '../gql/quizzes';
import { DialogBox } from '../ui/components/dialog-box';
import { quizTexts } from '../ui/texts/quiz-texts';
import { toast } from '../ui/feedback/toasts';
import { useMakeOnce } from './make-once';
import { titleOfCopy } from './quiz-title';
import { useRereadQuizzes } from './reread-quizzes';
import { TitleForm } from './title-form';

const DUPLICATE_QUIZ = graphql(`
  mutation DuplicateQuiz($id: ID!, $title: String) {
    duplicateQuiz(id: $id, title: $title) {
      id
      title
    }
  }
`);

const { copy: words } = quizTexts;

interface DuplicateQuizProps {
  quiz: { id: string; title: string };
  opened: boolean;
  onClose: () => void;
}

/** Asks for the copy's title, makes the copy and goes on to it. */
export function DuplicateQuiz({ quiz, opened, onClose }: DuplicateQuizProps) {
  const navigate = useNavigate();
  const reread = useRereadQuizzes();
  const [duplicateQuiz] = useMutation(DUPLICATE_QUIZ);
  const proposed = titleOfCopy(quiz.title);
  const duplicate = useMakeOnce(async (title) => {
    // The server numbers the proposed title where there is such a copy already.
    const chosen = title === proposed ? null : title;
    const { data } = await duplicateQuiz({ variables: { id: quiz.id, title: chosen } });
    return data?.duplicateQuiz;
  });
  return (
    <DialogBox opened={opened} title={words.title(quiz.title)} onClose={onClose}>
      <TitleForm
        name={`copy of ${quiz.id}`}
        initial={proposed}
        hint={words.hint}
        submit={words.make}
        failed={words.failed}
        onSubmit={duplicate}
        onDone={async (made, isHere) => {
          toast('success', words.made(made.title));
          if (isHere) await navigate(`/navigation/quiz-detail/${made.id}`);
          else reread();
        }}
      />
    </DialogBox>
  );
}
