import { useApolloClient, useQuery } from '@apollo/client/react';
import { Button, Group, Stack, Title } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { useCallback, useState } from 'react';
import { useParams } from 'react-router-dom';
import { formatNumber } from '../../ui/format';
import { bubbleSheetTexts as sheetWords } from '../../ui/texts/bubble-sheet-texts';
import { invigilationTexts } from '../../ui/texts/invigilation-texts';
import { NO_FILTER, useListUrl } from '../../ui/hooks/use-list-url';
import { ListSkeleton } from '../../ui/components/list-skeleton';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { StickyBar } from '../../ui/components/sticky-bar';
import { Notice } from '../../ui/feedback/notice';
import { ErrorState } from '../../ui/feedback/states';
import {
  AttemptIntervention,
  type PlannedIntervention,
} from '../intervention/attempt-intervention';
import { BubbleSheet } from './bubble-sheet';
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
import { EVENTS, PROGRESS } from '../log/exam-log.query';
import { ReturnNotice } from '../returns/return-notice';
import { RETURN_REQUESTS } from '../returns/returns.query';
import { EXAM_PROGRESS } from '../steps/use-steps';
import { SheetFilters } from './sheet-filters';
import { countViews, type View } from './sheet-order';
import { useExamNotices } from './use-exam-notices';
import { useSearchedSheet } from './use-searched-sheet';
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

/** Invigilation: the bubble sheet, live, with interventions and the log. */
export function RunningPage() {
  const { id = '' } = useParams();
  const apollo = useApolloClient();
  const progress = useQuery(PROGRESS, {
    variables: { quizId: id },
    // Its server time is correct only when it has just arrived.
    fetchPolicy: 'no-cache',
  });
  const { address, change } = useListUrl(NO_FILTER);
  const { search } = address;
  const sheet = useSearchedSheet(id, search);
  const isNarrow = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false });
  const [chosenView, setView] = useState<View | null>(null);
  const view = chosenView ?? (isNarrow && search === '' ? 'help' : 'all');
  const refresh = (): void => {
    ignoreErrors(
      apollo.refetchQueries({
        include: [
          EXAM_PROGRESS,
          EVENTS,
          OUTAGES,
          WRONG_CODES,
          EXAM_PAUSE,
          SENT_MESSAGES,
          RETURN_REQUESTS,
        ],
      }),
    );
    ignoreErrors(progress.refetch());
    sheet.refresh();
  };
  const isLive = useLiveUpdates(EXAM_CHANGED, id, refresh);
  const counts = (progress.data ?? progress.previousData)?.examProgress;
  // Errors are ignored: the page reports them for its more important queries.
  const { data: paused } = useQuery(EXAM_PAUSE, {
    variables: { quizId: id },
    fetchPolicy: 'cache-and-network',
  });
  const pause = paused?.examPause;
  const hasError = Boolean(progress.error ?? sheet.error);
  const sent = useQuery(SENT_MESSAGES, { variables: { quizId: id, page: 1 } });
  const areNoticesKnown = useExamNotices(id, { withReturns: true });
  // What stands below the table must not move when the table or the messages arrive.
  const isAboveKnown = useSettled({ data: sheet.rows, error: sheet.error }, sent);
  const views = sheet.watched && countViews(sheet.watched);
  const running = counts?.running ?? 0;
  const waiting = counts?.notStarted ?? 0;
  const [planned, setPlanned] = useState<PlannedIntervention | null>(null);
  const [isIntervening, { open: openDialog, close: closeDialog }] = useDisclosure(false);
  // Rows are drawn again only if something of them has changed.
  const intervene = useCallback(
    (next: PlannedIntervention): void => {
      setPlanned(next);
      openDialog();
    },
    [openDialog],
  );
  const [recipient, setRecipient] = useState<MessageRecipient | null>(null);
  const [isWriting, { open: openMessage, close: closeMessage }] = useDisclosure(false);
  const write = useCallback(
    (to: MessageRecipient | null): void => {
      setRecipient(to);
      openMessage();
    },
    [openMessage],
  );
  return (
    <ServerClock at={counts?.at}>
      <Stack gap="lg">
        <ExamCounts
          progress={counts}
          helpCount={views?.help}
          rows={sheet.watched}
          isLive={isLive}
          hasError={hasError}
        />
        {!areNoticesKnown && <ListSkeleton />}
        {areNoticesKnown && (
          <>
            {pause && <PauseNotice quizId={id} pause={pause} onDone={refresh} />}
            <OutageNotices quizId={id} onDone={refresh} />
            <WrongCodesNotice quizId={id} />
            <ReturnNotice quizId={id} onDone={refresh} />
            <StickyBar
              filters={
                <SheetFilters
                  search={search}
                  onSearch={(next) => change({ search: next })}
                  view={view}
                  onView={setView}
                  counts={views}
                />
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
                  <Group gap="sm" display={!counts || running > 0 ? 'contents' : 'none'}>
                    <Button variant="default" onClick={() => write(null)}>
                      {messages.sendAll}
                    </Button>
                    <ExtendForAll quizId={id} onDone={refresh} />
                  </Group>
                </Group>
              </EditorsOnly>
            </StickyBar>
            {sheet.watched && sheet.isPartial && (
              <Notice
                tone="warning"
                title={sheetWords.partial(
                  formatNumber(sheet.watched.length),
                  formatNumber(sheet.rowCount),
                )}
              >
                {sheetWords.partialHint}
              </Notice>
            )}
            {!sheet.rows && Boolean(sheet.error) && (
              <ErrorState title={words.failed} error={sheet.error} onRetry={sheet.refresh} />
            )}
            {!sheet.rows && !sheet.error && <ListSkeleton />}
            {sheet.rows && (
              <BubbleSheet
                rows={sheet.rows}
                view={view}
                search={search}
                onShowAll={() => {
                  setView('all');
                  change({ search: '' });
                }}
                onIntervene={intervene}
                onMessage={write}
              />
            )}
          </>
        )}
        {planned && (
          <AttemptIntervention
            planned={planned}
            opened={isIntervening}
            onClose={closeDialog}
            onChanged={refresh}
          />
        )}
        <MessageDialog
          quizId={id}
          to={recipient}
          opened={isWriting}
          onClose={closeMessage}
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
