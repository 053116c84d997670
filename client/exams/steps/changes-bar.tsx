import { skipToken, useQuery } from '@apollo/client/react';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Notice } from '../../ui/feedback/notice';
import { formatNumber } from '../../ui/format';
import { questionsHref } from '../../ui/question-paths';
import { stepTexts } from '../../ui/texts/step-texts';
import type { Exam, ExamQuiz } from '../exam.query';
import { changesSentence } from './changes-sentence';
import classes from './changes-bar.module.css';
import { CHANGES, type PaperChange, type PaperChanges } from './exam-changes.query';
import { SubmitButton } from './submit-button';

const { changes: words } = stepTexts;

interface ChangesBarProps {
  exam: Exam;
  quiz: ExamQuiz;
  /** Whether the page shows what must be corrected. */
  isCheckShown: boolean;
}

/** Says what learners do not get before the paper is submitted again; nothing while they get everything. */
export function ChangesBar({ exam, quiz, isCheckShown }: ChangesBarProps) {
  const isChanged = exam.hasUnpublishedChanges && quiz.isCompleted && exam.revision !== null;
  const { data } = useQuery(
    CHANGES,
    isChanged
      ? { variables: { quizId: exam.quizId }, fetchPolicy: 'cache-and-network' }
      : skipToken,
  );
  if (!isChanged) return null;
  const changes = data?.exam.changes;
  const again = <SubmitButton exam={exam} label={words.submitAgain} isCheckShown={isCheckShown} />;
  return (
    <div className={classes.bar}>
      <Notice tone="warning" title={words.title} action={again}>
        {changes ? <Details quizId={exam.quizId} changes={changes} /> : words.hint}
      </Notice>
    </div>
  );
}

function Details({ quizId, changes }: { quizId: string; changes: PaperChanges }) {
  const { questions } = changes;
  if (questions.length === 0) return <span>{changesSentence(changes)}</span>;
  return (
    <details className={classes.details}>
      <summary>{changesSentence(changes)}</summary>
      <ul className={classes.list}>
        {questions.map((change) => (
          <li key={change.questionId}>
            <Change quizId={quizId} change={change} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Change({ quizId, change }: { quizId: string; change: PaperChange }) {
  const { kind, position, text, parts } = change;
  const what = parts.map((part) => words.parts[part]).join(', ');
  return (
    <>
      {words.kinds[kind]}
      {what !== '' && ` (${what})`}:{' '}
      {position !== null && (
        <>
          <Anchor component={Link} to={questionsHref(quizId, position)} underline="always" inherit>
            {words.question(formatNumber(position))}
          </Anchor>{' '}
        </>
      )}
      <bdi>{text}</bdi>
    </>
  );
}
