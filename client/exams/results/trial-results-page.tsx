import { useApolloClient, useQuery } from '@apollo/client/react';
import { Box, Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { graphql } from '../../gql/exams';
import { conductTexts } from '../../ui/texts/conduct-texts';
import { useFormatTime } from '../../ui/format';
import { ListSkeleton } from '../../ui/components/list-skeleton';
import { Page } from '../../ui/components/page';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { resultTexts } from '../../ui/texts/result-texts';
import { ErrorState } from '../../ui/feedback/states';
import { trialTexts as words } from '../../ui/texts/trial-texts';
import { ExamFigures } from '../figures/exam-figures';
import { ResultTable } from './result-table';
import { RESULTS } from './results.query';

const TRIAL = graphql(`
  query Trial {
    me {
      id
      deletionDueAt
    }
    quizzes(page: 1, pageSize: 1) {
      items {
        id
        title
      }
    }
  }
`);

/** A page of the public site, which this client has not. */
const TRIALS = '/demo';

/**
 * The results of a trial exam, as its teacher would see them.
 * @param visitorId which of its learners the visitor is; null where nothing says so
 * @param registerAddress where visitors become staff: a page that may be on another host
 */
export function TrialResultsPage({
  visitorId,
  registerAddress,
}: {
  visitorId: string | null;
  registerAddress: string;
}) {
  const { data, error, refetch } = useQuery(TRIAL);
  useNewsOnReturn();
  const quiz = data?.quizzes.items[0];
  return (
    <Sheet>
      {error && !data && (
        <ErrorState title={words.failed} error={error} onRetry={() => ignoreErrors(refetch())} />
      )}
      {!data && !error && <ListSkeleton />}
      {quiz && (
        <Page
          title={quiz.title}
          actions={
            <Button component="a" href={TRIALS} variant="default">
              {words.back}
            </Button>
          }
        >
          <About removedAt={data.me.deletionDueAt} />
          <Results quizId={quiz.id} visitorId={visitorId} />
          <Title order={2}>{resultTexts.figures.heading}</Title>
          <ExamFigures quizId={quiz.id} />
          <Button component="a" href={registerAddress} w="fit-content">
            {words.register}
          </Button>
        </Page>
      )}
    </Sheet>
  );
}

/** Instead of a trial that is over. */
export function TrialGone() {
  return (
    <Sheet>
      <Page title={words.gone}>
        <Text>{words.goneHint}</Text>
        <Button component="a" href={TRIALS} w="fit-content">
          {words.start}
        </Button>
      </Page>
    </Sheet>
  );
}

function Sheet({ children }: { children: ReactNode }) {
  const main = useRef<HTMLDivElement>(null);
  // Past the header, as the other pages below it do.
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  return (
    <Box
      component="main"
      ref={main}
      tabIndex={-1}
      p={{ base: 'md', sm: 'xl' }}
      style={{ outline: 'none' }}
    >
      <Box maw={1120} mx="auto">
        {children}
      </Box>
    </Box>
  );
}

function About({ removedAt }: { removedAt: string | null }) {
  const formatTime = useFormatTime();
  return (
    <Paper withBorder p="md">
      <Stack gap={4}>
        <Text fw={700}>{words.banner}</Text>
        <Text>
          {words.madeUp} {removedAt !== null && words.removed(formatTime(removedAt))}
        </Text>
        <Text c="dimmed">{words.more}</Text>
      </Stack>
    </Paper>
  );
}

function Results({ quizId, visitorId }: { quizId: string; visitorId: string | null }) {
  const { data, error, refetch } = useQuery(RESULTS, {
    variables: { quizId, search: '', filter: null, sort: 'LATEST', page: 1 },
    fetchPolicy: 'cache-and-network',
  });
  const { results: texts } = conductTexts;
  if (error && !data)
    return (
      <ErrorState title={texts.failed} error={error} onRetry={() => ignoreErrors(refetch())} />
    );
  if (!data) return <ListSkeleton />;
  const { items } = data.results;
  const isAwaited = visitorId !== null && items.every(({ learnerId }) => learnerId !== visitorId);
  return (
    <Stack>
      <Title order={2}>{texts.heading}</Title>
      {isAwaited && <Text>{words.awaited}</Text>}
      <ResultTable results={items} isTrial />
    </Stack>
  );
}

/** Who comes back to this tab has handed in meanwhile, perhaps. */
function useNewsOnReturn(): void {
  const apollo = useApolloClient();
  useEffect(() => {
    const ask = (): void => {
      if (document.visibilityState === 'visible')
        void apollo.refetchQueries({ include: 'active' }).catch(() => undefined);
    };
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [apollo]);
}
