import { useApolloClient, useQuery } from '@apollo/client/react';
import { Button, Group, Stack, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { invigilationTexts } from '../../ui/texts/invigilation-texts';
import { NO_FILTER, useListUrl } from '../../ui/hooks/use-list-url';
import { ListSkeleton } from '../../ui/components/list-skeleton';
import { isBeyondEnd, Paged, currentRows } from '../../ui/components/paged';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { StickyBar } from '../../ui/components/sticky-bar';
import { SearchBox } from '../../ui/components/search-box';
import { EmptyState, ErrorState } from '../../ui/feedback/states';
import {
  AttemptIntervention,
  type PlannedIntervention,
} from '../intervention/attempt-intervention';
import { ExamCounts } from './exam-counts';
import { EXAM_PAUSE } from './exam-pause.query';
import { MessageDialog, type MessageRecipient } from './message-dialog';
import { PauseButton } from './pause-button';
import { PauseNotice } from './pause-notice';
import { SENT_MESSAGES, SentMessages } from './sent-messages';
import { EditorsOnly } from '../../ui/session/editors-only';
import { ExamLog } from '../log/exam-log';
import { ExtendForAll } from './extend-for-all';
import { OutageNotices } from '../log/outage-notice';
import { OUTAGES } from '../log/outages.query';
import { ServerClock } from './server-clock';
import { EVENTS, PROGRESS, CANDIDATE_ATTEMPTS } from '../log/exam-log.query';
import { ReturnNotice } from '../returns/return-notice';
import { RETURN_REQUESTS } from '../returns/returns.query';
import { RunningTable } from './running-table';
import { useExamNotices } from './use-exam-notices';
import { useSettled } from '../../ui/hooks/use-settled';
import { graphql } from '../../gql/exams';
import { useLiveUpdates } from '../../ui/hooks/use-live-updates';
import { WrongCodesNotice } from '../log/wrong-codes-notice';
import { WRONG_CODES } from '../log/wrong-codes.query';

const EXAM_CHANGED = graphql(`
  subscription ExamChanged($quizId: ID!) {
    examChanged(quizId: $quizId) {
      quizId
      at
    }
  }
`);

const { running: words, messages } = invigilationTexts;

/** Invigilation: the running attempts, live, with interventions and the log. */
export function RunningPage() {
  const { id = '' } = useParams();
  const apollo = useApolloClient();
  const progress = useQuery(PROGRESS, {
    variables: { quizId: id },
    // Its server time is correct only when it has just arrived.
    fetchPolicy: 'no-cache',
  });
  const { address, change, pageHref } = useListUrl(NO_FILTER);
  const { search, page } = address;
  const answer = useQuery(CANDIDATE_ATTEMPTS, {
    variables: { quizId: id, filter: { search, state: 'STARTED' }, page },
    fetchPolicy: 'cache-and-network',
  });
  const { error, loading, refetch } = answer;
  const refresh = (): void => {
    ignoreErrors(
      apollo.refetchQueries({
        include: [EVENTS, OUTAGES, WRONG_CODES, EXAM_PAUSE, SENT_MESSAGES, RETURN_REQUESTS],
      }),
    );
    ignoreErrors(progress.refetch());
    ignoreErrors(refetch());
  };
  const isLive = useLiveUpdates(EXAM_CHANGED, id, refresh);
  const { rows, isStale } = currentRows(answer);
  const people = rows?.candidates;
  const isBeyond = people !== undefined && isBeyondEnd(people);
  const counts = (progress.data ?? progress.previousData)?.examProgress;
  // Errors are ignored: the page reports them for its more important queries.
  const { data: paused } = useQuery(EXAM_PAUSE, {
    variables: { quizId: id },
    fetchPolicy: 'cache-and-network',
  });
  const pause = paused?.examPause;
  const hasError = Boolean(progress.error ?? error);
  const sent = useQuery(SENT_MESSAGES, { variables: { quizId: id, page: 1 } });
  const areNoticesKnown = useExamNotices(id, { withReturns: true });
  // What stands below the table must not move when the table or the messages arrive.
  const isAboveKnown = useSettled({ data: people, error }, sent);
  const running = counts?.running ?? 0;
  const waiting = counts?.notStarted ?? 0;
  const [planned, setPlanned] = useState<PlannedIntervention | null>(null);
  const [isIntervening, dialog] = useDisclosure(false);
  const intervene = (next: PlannedIntervention): void => {
    setPlanned(next);
    dialog.open();
  };
  const [recipient, setRecipient] = useState<MessageRecipient | null>(null);
  const [isWriting, message] = useDisclosure(false);
  const write = (to: MessageRecipient | null): void => {
    setRecipient(to);
    message.open();
  };
  return (
    <ServerClock at={counts?.at}>
      <Stack gap="lg">
        <ExamCounts progress={counts} isLive={isLive} hasError={hasError} />
        {!areNoticesKnown && <ListSkeleton />}
        {areNoticesKnown && (
          <>
            {pause && <PauseNotice quizId={id} pause={pause} onDone={refresh} />}
            <OutageNotices quizId={id} onDone={refresh} />
            <WrongCodesNotice quizId={id} />
            <ReturnNotice quizId={id} onDone={refresh} />
            <StickyBar
              filters={
                <Group component="search">
                  <SearchBox
                    label={words.search}
                    search={search}
                    onSearch={(next) => change({ search: next })}
                  />
                </Group>
              }
            >
              <EditorsOnly>
                {/* Not removed with the last learner: a dialog may be open. */}
                <Group
                  gap="sm"
                  // Until it is known whether anybody is there, their place stays free.
                  style={{ visibility: counts ? undefined : 'hidden' }}
                  display={!counts || running + waiting > 0 ? undefined : 'none'}
                >
                  {paused && !pause && (
                    <PauseButton quizId={id} {...{ running, waiting }} onDone={refresh} />
                  )}
                  <Group gap="sm" display={!counts || running > 0 ? undefined : 'none'}>
                    <Button variant="default" onClick={() => write(null)}>
                      {messages.sendAll}
                    </Button>
                    <ExtendForAll quizId={id} onDone={refresh} />
                  </Group>
                </Group>
              </EditorsOnly>
            </StickyBar>
            {error && !people && (
              <ErrorState
                title={words.failed}
                error={error}
                onRetry={() => ignoreErrors(refetch())}
              />
            )}
            {isBeyond && !loading && <Navigate replace to={pageHref(people.totalPages)} />}
            {((!people && !error) || isBeyond) && <ListSkeleton />}
            {people?.totalCount === 0 && (
              <EmptyState
                of={search ? 'search' : 'people'}
                title={search ? words.noMatch : words.empty}
                hint={words.emptyHint}
              />
            )}
            {people && people.items.length > 0 && (
              <Paged
                page={page}
                totalPages={people.totalPages}
                isStale={isStale}
                onPageChange={(next) => change({ page: next })}
              >
                <RunningTable sittings={people.items} onIntervene={intervene} onMessage={write} />
              </Paged>
            )}
          </>
        )}
        {planned && (
          <AttemptIntervention
            planned={planned}
            opened={isIntervening}
            onClose={dialog.close}
            onChanged={refresh}
          />
        )}
        <MessageDialog
          quizId={id}
          to={recipient}
          opened={isWriting}
          onClose={message.close}
          onDone={refresh}
        />
        {areNoticesKnown && isAboveKnown && (
          <>
            <SentMessages quizId={id} />
            <Stack gap="sm">
              <Title order={2}>{words.log}</Title>
              <ExamLog quizId={id} />
            </Stack>
          </>
        )}
      </Stack>
    </ServerClock>
  );
}
