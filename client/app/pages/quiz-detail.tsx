import { useParams } from 'react-router-dom';
import { QuestionList } from '../../questions/question-list';
import { QuizDetailPage } from '../../quizzes/quiz-detail-page';

/** Where quizzes and questions meet. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <QuizDetailPage key={id} quizId={id}>
      <QuestionList quizId={id} />
    </QuizDetailPage>
  );
}
