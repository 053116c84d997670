import { useParams } from 'react-router-dom';
import { EditQuestionPage } from '../../questions/edit-question-page';

export function Component() {
  const { questionId } = useParams();
  return <EditQuestionPage key={questionId} id={questionId} />;
}
