import { Navigate, useSearchParams } from 'react-router-dom';
import { ImportPanel } from '../../imports/import-panel';
import { ExamFormPage } from '../../quizzes/exam-form-page';

/** Where quizzes and imports meet. */
export function Component() {
  const quizId = useSearchParams()[0].get('quiz');
  if (!quizId) return <Navigate to="/all-quizzes" replace />;
  return (
    <ExamFormPage key={quizId} quizId={quizId}>
      {(kind, onStored) => <ImportPanel quizId={quizId} kind={kind} onStored={onStored} />}
    </ExamFormPage>
  );
}
