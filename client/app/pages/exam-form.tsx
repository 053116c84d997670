import { Paper, Title } from '@mantine/core';
import { Navigate, useSearchParams } from 'react-router-dom';
import { QuizExamState, QuizSteps } from '../../exams/steps/quiz-steps';
import { ImportPanel } from '../../imports/import-panel';
import { AddQuestionForms } from '../../questions/add-question-forms';
import { ExamFormPage } from '../../quizzes/exam-form-page';
import { questionTexts } from '../../ui/texts/question-texts';

/** Composes the parts of quizzes, questions, imports and exams. */
export function Component() {
  const quizId = useSearchParams()[0].get('quiz');
  if (!quizId) return <Navigate to="/all-quizzes" replace />;
  return (
    <ExamFormPage
      key={quizId}
      quizId={quizId}
      state={<QuizExamState quizId={quizId} />}
      steps={(content) => <QuizSteps quizId={quizId}>{content}</QuizSteps>}
    >
      {({ kind, onStored, onState }) => (
        <>
          <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
            <Title order={2} mb="md">
              {questionTexts.form.heading}
            </Title>
            <AddQuestionForms quizId={quizId} kind={kind} onAdded={onStored} onState={onState} />
          </Paper>
          <ImportPanel quizId={quizId} kind={kind} onStored={onStored} />
        </>
      )}
    </ExamFormPage>
  );
}
