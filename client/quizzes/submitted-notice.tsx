import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { graphql } from '../gql/quizzes';
import { examPath } from '../ui/exam-paths';
import { Notice } from '../ui/feedback/notice';
import type { Stage } from '../ui/pictures/stage-tag';
import { quizTexts as words } from '../ui/texts/quiz-texts';

const SUBMITTED_STAGE = graphql(`
  query SubmittedStage($id: ID!) {
    quiz(id: $id) {
      id
      progress {
        stage
      }
    }
  }
`);

const CLEAR_STATE = { replace: true, state: null, preventScrollReset: true };

interface SubmittedPaper {
  quizId: string;
  title: string;
}

/**
 * Confirms a paper that was just submitted and offers the next step, until the user leaves the
 * page.
 */
export function Submitted() {
  const navigate = useNavigate();
  const { pathname, search, ...location } = useLocation();
  const state = location.state as { submitted?: SubmittedPaper } | null;
  const [submitted] = useState(state?.submitted);
  const forget = useEffectEvent(() => {
    // Browsers keep the navigation state over a reload, so it is cleared.
    if (submitted) void navigate({ pathname, search }, CLEAR_STATE);
  });
  useEffect(() => forget(), []);
  if (!submitted) return null;
  const { quizId, title } = submitted;
  return <SubmittedNotice quizId={quizId} title={title} />;
}

function SubmittedNotice({ quizId, title }: SubmittedPaper) {
  const { data } = useQuery(SUBMITTED_STAGE, {
    variables: { id: quizId },
    fetchPolicy: 'cache-and-network',
  });
  const stage = data?.quiz.progress.stage;
  const isReady = stage !== 'NOT_READY';
  const next = (
    <Button
      component={Link}
      to={isReady ? examPath(quizId, 'people') : examPath(quizId)}
      variant="default"
    >
      {isReady ? words.nextPeople : words.nextCheck}
    </Button>
  );
  const hints: Partial<Record<Stage, string>> = words.submittedHints;
  return (
    <Notice
      tone={isReady ? 'success' : 'warning'}
      title={words.submittedTitle(title)}
      action={next}
    >
      {/* Its line stays free until it is known. */}
      {(stage && hints[stage]) ?? '\u00a0'}
    </Notice>
  );
}
