import { useDisclosure } from '@mantine/hooks';
import { useParams } from 'react-router-dom';
import { AddQuestionDialog } from '../../questions/add-question-dialog';
import { QuestionList } from '../../questions/question-list';
import { QuizDetailPage } from '../../quizzes/quiz-detail-page';

/** Composes the parts of quizzes and questions. */
export function Component() {
  const { id = '' } = useParams();
  const [isAdding, adding] = useDisclosure(false);
  return (
    <QuizDetailPage key={id} quizId={id} onAdd={adding.open}>
      <QuestionList quizId={id} onAdd={adding.open} />
      <AddQuestionDialog quizId={id} opened={isAdding} onClose={adding.close} />
    </QuizDetailPage>
  );
}
