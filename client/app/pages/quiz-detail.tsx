import { useDisclosure } from '@mantine/hooks';
import { useParams } from 'react-router-dom';
import { QuizExamState, QuizPreview, QuizSteps } from '../../exams/steps/quiz-steps';
import { AddQuestionDialog } from '../../questions/add-question-dialog';
import { QuestionList } from '../../questions/question-list';
import { QuizDetailPage } from '../../quizzes/quiz-detail-page';

/** Composes the parts of quizzes, questions and exams: the first step of an exam. */
export function Component() {
  const { id = '' } = useParams();
  const [isAdding, adding] = useDisclosure(false);
  return (
    <QuizDetailPage
      key={id}
      quizId={id}
      state={<QuizExamState quizId={id} />}
      preview={<QuizPreview quizId={id} />}
      steps={(content) => <QuizSteps quizId={id}>{content}</QuizSteps>}
      onAdd={adding.open}
    >
      <QuestionList quizId={id} onAdd={adding.open} />
      <AddQuestionDialog quizId={id} opened={isAdding} onClose={adding.close} />
    </QuizDetailPage>
  );
}
