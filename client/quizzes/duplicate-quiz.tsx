import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { graphql } from '../gql/quizzes';
import { DialogBox } from '../ui/components/dialog-box';
import { quizTexts } from '../ui/texts/quiz-texts';
import { toast } from '../ui/feedback/toasts';
import { copyTitleOf } from './quiz-title';
import { useRefetchQuizzes } from './refetch-quizzes';
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

/** Asks for the title, creates the copy and opens it. */
export function DuplicateQuiz({ quiz, opened, onClose }: DuplicateQuizProps) {
  const navigate = useNavigate();
  const refetchQuizzes = useRefetchQuizzes();
  const [duplicateQuiz] = useMutation(DUPLICATE_QUIZ);
  const proposed = copyTitleOf(quiz.title);
  const duplicate = async (title: string) => {
    // For the proposed title the server adds a number if it is taken.
    const chosen = title === proposed ? null : title;
    const { data } = await duplicateQuiz({ variables: { id: quiz.id, title: chosen } });
    if (!data) throw new Error('The response has no quiz');
    return data.duplicateQuiz;
  };
  return (
    <DialogBox opened={opened} title={words.title(quiz.title)} onClose={onClose}>
      <TitleForm
        name={`copy of ${quiz.id}`}
        initial={proposed}
        hint={words.hint}
        submit={words.make}
        failed={words.failed}
        onSubmit={duplicate}
        onDone={async (copy, isHere) => {
          toast('success', words.made(copy.title));
          if (isHere) await navigate(`/navigation/quiz-detail/${copy.id}`);
          else refetchQuizzes();
        }}
      />
    </DialogBox>
  );
}
