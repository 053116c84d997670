import { Anchor, Button, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { QuizzesQuery } from '../gql/quizzes/graphql';
import { useCan } from '../ui/session/abilities';
import { RecordTable } from '../ui/components/record-table';
import { StageTag } from '../ui/pictures/stage-tag';
import { StateTag } from '../ui/pictures/state-tag';
import { entryProps } from '../ui/hooks/use-focus-after-removal';
import { formatNumber, useFormatTime } from '../ui/format';
import { quizTexts as words } from '../ui/texts/quiz-texts';
import { stageTexts } from '../ui/texts/stage-texts';
import { DeleteQuiz } from './delete-quiz';
import { nextStep } from './next-step';
import { QuizMenu } from './quiz-menu';
import classes from './quiz-table.module.css';

type QuizItem = QuizzesQuery['quizzes']['items'][number];

const { columns } = words;

interface QuizTableProps {
  quizzes: QuizItem[];
  /** Called when a quiz was deleted. */
  onGone: (quiz: QuizItem) => void;
  /** Called when the deletion was undone. */
  onBack: () => void;
}

/** One row per quiz; on narrow screens in lines (docs/specification.md, section 2). */
export function QuizTable({ quizzes, onGone, onBack }: QuizTableProps) {
  const formatTime = useFormatTime();
  const canEdit = useCan('EDIT');
  return (
    <RecordTable
      label={words.title}
      columns={Object.values(columns)}
      numeric={[columns.questions, columns.settings]}
      unprinted={[columns.actions]}
    >
      {quizzes.map((quiz) => (
        <tr key={quiz.id} {...entryProps(quiz.id)}>
          <td data-cell="main" className={classes.title}>
            <Anchor component={Link} to={detailPath(quiz)} fw={600}>
              <bdi>{quiz.title}</bdi>
            </Anchor>
            <QuizProgress progress={quiz.progress} />
          </td>
          <td data-cell="plain" className={`${classes.name} ${classes.quiet}`}>
            <bdi>{quiz.creatorName}</bdi>
          </td>
          <td data-cell="side" data-word className={classes.quiet}>
            {quiz.status === 'ACTIVE' ? words.active : words.inactive}
          </td>
          <td data-cell="number" data-label={columns.questions} className={classes.number}>
            {formatNumber(quiz.questionCount)}
          </td>
          <td data-cell="plain" data-word className={classes.quiet}>
            {quiz.isCompleted ? words.completedYes : words.completedNo}
          </td>
          <td data-cell="plain" className={classes.quiet}>
            {formatTime(quiz.createdAt)}
          </td>
          <td data-cell="actions" data-unprinted>
            <Group gap="sm" className={classes.actions}>
              <span className={classes.next}>
                <NextStepLink quiz={quiz} />
              </span>
              <Anchor
                c="dimmed"
                component={Link}
                size="sm"
                to={detailPath(quiz)}
                aria-label={words.viewNamed(quiz.title)}
              >
                {words.view}
              </Anchor>
              {canEdit && (
                <Anchor
                  c="dimmed"
                  component={Link}
                  size="sm"
                  to={`/navigation/edit-exam/${quiz.id}`}
                  aria-label={words.editNamed(quiz.title)}
                >
                  {words.edit}
                </Anchor>
              )}
              {/* Only active quizzes, as a guard against mistakes (decision 0009). */}
              {canEdit && quiz.status === 'ACTIVE' && (
                <DeleteQuiz quiz={quiz} onGone={() => onGone(quiz)} onBack={onBack} />
              )}
              <QuizMenu quiz={quiz} />
            </Group>
          </td>
          <td data-cell="number" data-label={columns.settings}>
            <Duration quiz={quiz} />
          </td>
        </tr>
      ))}
    </RecordTable>
  );
}

/** How far the quiz and its exam have come, and the learners of the exam. */
function QuizProgress({ progress }: { progress: QuizItem['progress'] }) {
  const { stage, learnerCount, runningCount, toMarkCount } = progress;
  return (
    <Group gap="0.2rem 0.5rem" mt={2}>
      <StageTag stage={stage} toMarkCount={toMarkCount} />
      {learnerCount > 0 && (
        <span className={classes.learners}>
          {stageTexts.learners(learnerCount, formatNumber(learnerCount))}
          {runningCount > 0 && `, ${stageTexts.working(formatNumber(runningCount))}`}
          {toMarkCount > 0 &&
            stage !== 'MARKING' &&
            `, ${stageTexts.toMark(formatNumber(toMarkCount))}`}
        </span>
      )}
    </Group>
  );
}

/** The one thing to do next with this quiz. */
function NextStepLink({ quiz }: { quiz: QuizItem }) {
  const step = nextStep(quiz, useCan('EDIT'));
  return (
    step && (
      <Button
        component={Link}
        to={step.to}
        size="compact-sm"
        variant="light"
        aria-label={stageTexts.stepNamed(step.label, quiz.title)}
      >
        {step.label}
      </Button>
    )
  );
}

function Duration({ quiz: { id, title, durationMinutes } }: { quiz: QuizItem }) {
  const duration =
    durationMinutes === null ? words.noLimit : words.minutes(formatNumber(durationMinutes));
  if (!useCan('EDIT')) return <span className={classes.number}>{duration}</span>;
  return (
    <Anchor
      component={Link}
      inherit
      to={`/navigation/exam-time/${id}`}
      className={classes.number}
      aria-label={words.durationNamed(title, duration)}
    >
      {duration}
    </Anchor>
  );
}

export function QuizStatus({ status }: { status: QuizItem['status'] }) {
  const isActive = status === 'ACTIVE';
  return (
    <StateTag state={isActive ? 'on' : 'off'}>{isActive ? words.active : words.inactive}</StateTag>
  );
}

function detailPath({ id }: { id: string }): string {
  return `/navigation/quiz-detail/${id}`;
}
