import { useMutation } from '@apollo/client/react';
import { Button, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { graphql } from '../../gql/exams';
import { useAction } from '../../ui/feedback/use-action';
import { findingsToCorrect } from '../../ui/findings';
import { questionsHref } from '../../ui/question-paths';
import { EditorsOnly } from '../../ui/session/editors-only';
import { useCan } from '../../ui/session/abilities';
import { examTexts } from '../../ui/texts/exam-texts';
import { stepTexts } from '../../ui/texts/step-texts';
import { EXAM, type Exam, type ExamQuiz } from '../exam.query';
import { isStepOfMarkers, stepAhead, type Step } from '../steps/step-states';
import { stepPath } from '../steps/step-paths';
import { SubmitButton } from '../steps/submit-button';

const ACTIVATE = graphql(`
  mutation ActivateExam($input: UpdateQuizInput!) {
    updateQuiz(input: $input) {
      id
      status
      version
    }
  }
`);

const { state: words } = examTexts;

interface CheckActionProps {
  exam: Exam;
  quiz: ExamQuiz;
  steps: Step[];
}

/** What comes next for an exam: its paper is submitted, it is activated, or the step that it has come to. */
export function CheckAction({ exam, quiz, steps }: CheckActionProps) {
  const canEdit = useCan('EDIT');
  const isSubmitted = quiz.isCompleted && exam.revision !== null;
  if (canEdit && !isSubmitted && quiz.questionCount > 0) return <Submit exam={exam} />;
  if (canEdit && isSubmitted && quiz.status === 'INACTIVE') return <Activate quiz={quiz} />;
  // The bar above has the button that submits it again.
  if (canEdit && isSubmitted && exam.hasUnpublishedChanges) return null;
  const next = stepAhead(steps.filter(({ name }) => canEdit || isStepOfMarkers(name)));
  if (!next || next.name === 'check') return null;
  return (
    <Button component={Link} to={stepPath(quiz.id, next.name)}>
      {stepTexts.next(stepTexts.steps[next.name])}
    </Button>
  );
}

/** Submits the paper; what is wrong in it comes first. */
function Submit({ exam }: { exam: Exam }) {
  const position = findingsToCorrect(exam.findings).find((finding) => finding.position)?.position;
  if (!position) return <SubmitButton exam={exam} label={words.submit} isCheckShown />;
  return (
    <Group gap="sm">
      <SubmitButton exam={exam} label={words.submit} isCheckShown variant="default" />
      <Button component={Link} to={questionsHref(exam.quizId, position)}>
        {examTexts.findings.correct(position)}
      </Button>
    </Group>
  );
}

function Activate({ quiz }: { quiz: ExamQuiz }) {
  const [activate] = useMutation(ACTIVATE, { refetchQueries: [EXAM], awaitRefetchQueries: true });
  const { isBusy, act } = useAction();
  const input = { id: quiz.id, version: quiz.version, status: 'ACTIVE' as const };
  return (
    <EditorsOnly>
      <Button
        loading={isBusy}
        onClick={() => void act(() => activate({ variables: { input } }), words.activated)}
      >
        {words.activate}
      </Button>
    </EditorsOnly>
  );
}
