import { useApolloClient, useQuery } from '@apollo/client/react';
import { Anchor, Button, Group, Skeleton, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { examPath } from '../../ui/exam-paths';
import { BackLink } from '../../ui/components/back-link';
import { useWayBack } from '../../ui/hooks/way-back';
import { useCan } from '../../ui/session/abilities';
import { adjustmentTexts } from '../../ui/texts/adjustment-texts';
import { invigilationTexts } from '../../ui/texts/invigilation-texts';
import { useFocusAfterRemoval } from '../../ui/hooks/use-focus-after-removal';
import { Loading } from '../../ui/components/loading';
import { Page } from '../../ui/components/page';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { resultTexts } from '../../ui/texts/result-texts';
import { ErrorState } from '../../ui/feedback/states';
import { PAPER, type AttemptPaper } from './attempt-paper.query';
import { AttemptAdjustments } from './attempt-adjustments';
import { AttemptLog } from './attempt-log';
import { AttemptSummary } from './attempt-summary';
import { AnsweredQuestion } from './answered-question';
import { AnswerGrade } from './answer-grade';
import classes from './attempt-page.module.css';
import { LateAnswers } from './late-answer';
import { LateDecision, type LateChoice } from './late-decision';
import { LateNotice } from './late-notice';
import { pendingLateAnswers } from './pending-late-answers';
import { questionAnchor, useLinkedQuestion } from './use-linked-question';
import { EVENTS } from '../log/exam-log.query';
import { PrintButton } from '../print-button';

const { paper: words } = invigilationTexts;
const { list } = resultTexts;

/** The whole paper of an attempt, with the key; it can be printed. */
export function AttemptPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(PAPER, {
    variables: { attemptId: id },
    fetchPolicy: 'cache-and-network',
  });
  const apollo = useApolloClient();
  const back = useWayBack();
  useLinkedQuestion(data !== undefined);
  const canEdit = useCan('EDIT');
  const [choice, setChoice] = useState<LateChoice | null>(null);
  const [isDeciding, decision] = useDisclosure(false);
  const waiting = data ? pendingLateAnswers(data.attemptPaper) : null;
  const focusAfterDecision = useFocusAfterRemoval(waiting && waiting.map((late) => late.id));
  if (error && !data) {
    return (
      <Page title={words.title}>
        <ErrorState
          title={words.failed}
          error={error}
          gone={{ codes: ['ATTEMPT_NOT_FOUND'], title: words.none, hint: words.noneHint }}
          onRetry={() => ignoreErrors(refetch())}
        />
      </Page>
    );
  }
  if (!data) {
    return (
      <Page title={words.title}>
        <Loading>
          <Skeleton h={90} />
          <Skeleton h={260} />
        </Loading>
      </Page>
    );
  }
  const { attemptPaper: paper } = data;
  const isOver = paper.result.submittedAt !== null;
  const ask = (ids: string[], accepts: boolean): void => {
    setChoice({ ids, accepts });
    decision.open();
  };
  return (
    <Page
      title={words.titleOf(paper.result.name)}
      above={
        back ? (
          <BackLink to={back.to}>{back.label}</BackLink>
        ) : isOver ? (
          <BackLink to={examPath(paper.quizId, 'results')}>{words.back}</BackLink>
        ) : (
          <BackLink to={examPath(paper.quizId, 'running')}>{words.backToRun}</BackLink>
        )
      }
      actions={
        <>
          {isOver && canEdit && (
            <Button
              variant="default"
              component={Link}
              to={`${examPath(paper.quizId, 'adjustments')}?attempt=${id}`}
            >
              {adjustmentTexts.adjust}
            </Button>
          )}
          <PrintButton />
        </>
      }
    >
      <AttemptSummary paper={paper} />
      <Neighbours paper={paper} />
      <LateNotice waiting={waiting ?? []} isOver={isOver} onAsk={ask} />
      <Stack component="ol" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
        {paper.questions.map((question) => (
          <li
            key={question.questionId}
            id={questionAnchor(question.questionId)}
            tabIndex={-1}
            className={classes.question}
          >
            <AnsweredQuestion question={question}>
              <AnswerGrade quizId={paper.quizId} attemptId={id} question={question} />
              <Late paper={paper} question={question} onAsk={ask} />
            </AnsweredQuestion>
          </li>
        ))}
      </Stack>
      {isOver && (
        <AttemptAdjustments
          quizId={paper.quizId}
          attemptId={id}
          isScoreShown={paper.isScoreShown}
          onChanged={() => ignoreErrors(refetch())}
        />
      )}
      <AttemptLog quizId={paper.quizId} attemptId={id} result={paper.result} />
      {choice && (
        <LateDecision
          attemptId={id}
          choice={choice}
          opened={isDeciding}
          onClose={decision.close}
          onChanged={() => {
            focusAfterDecision(choice.ids[0] ?? '');
            ignoreErrors(refetch());
            ignoreErrors(apollo.refetchQueries({ include: [EVENTS] }));
          }}
        />
      )}
    </Page>
  );
}

interface LateProps {
  paper: AttemptPaper;
  question: AttemptPaper['questions'][number];
  onAsk: (ids: string[], accepts: boolean) => void;
}

function Late({ paper, question, onAsk }: LateProps) {
  const late = paper.late.filter(({ questionId }) => questionId === question.questionId);
  if (late.length === 0) return null;
  const isOver = paper.result.submittedAt !== null;
  return <LateAnswers question={question} late={late} isOver={isOver} onAsk={onAsk} />;
}

/** Links to the papers submitted before and after this one. */
function Neighbours({ paper: { previousAttemptId, nextAttemptId } }: { paper: AttemptPaper }) {
  // The way back stays the same.
  const { state } = useLocation() as { state: unknown };
  const to = (id: string) => `/navigation/attempt/${id}`;
  if (!previousAttemptId && !nextAttemptId) return null;
  return (
    <Group component="nav" gap="md" aria-label={list.neighbours}>
      {previousAttemptId && (
        <Anchor component={Link} to={to(previousAttemptId)} state={state}>
          {list.previous}
        </Anchor>
      )}
      {nextAttemptId && (
        <Anchor component={Link} to={to(nextAttemptId)} state={state}>
          {list.next}
        </Anchor>
      )}
    </Group>
  );
}
