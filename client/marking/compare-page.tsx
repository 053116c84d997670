import { useQuery } from '@apollo/client/react';
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { Link, useParams } from 'react-router-dom';
import { examPath } from '../ui/exam-paths';
import { ListSkeleton } from '../ui/components/list-skeleton';
import { currentRows } from '../ui/components/paged';
import { StickyBar } from '../ui/components/sticky-bar';
import { ignoreErrors } from '../ui/feedback/ignore-errors';
import { EmptyState, ErrorState } from '../ui/feedback/states';
import { formatNumber } from '../ui/format';
import { useListUrl, type ListFilter } from '../ui/hooks/use-list-url';
import { oneOf } from '../ui/one-of';
import { markingTexts } from '../ui/texts/marking-texts';
import { compareTexts as words } from '../ui/texts/marking-team-texts';
import classes from './compare.module.css';
import { ComparedAnswer } from './compared-answer';
import { ComparedQuestion } from './compared-question';
import { MARKING } from './marking.query';
import { COMPARED } from './marking-lists.query';

const { answers, desk } = markingTexts;
/** None that marking changes: an answer that leaves the list would make the next page skip one. */
const STATES = ['ALL', 'MARKED', 'MINE'] as const;

interface CompareFilter {
  questionId: string | null;
  state: (typeof STATES)[number];
}

/** The answers in their URL, so that Back keeps them. */
const LIST: ListFilter<CompareFilter> = {
  read: (url) => ({
    questionId: url.get('question'),
    state: oneOf(STATES, url.get('only')) ?? 'ALL',
  }),
  write: ({ questionId, state }, url) => {
    if (questionId) url.set('question', questionId);
    if (state !== 'ALL') url.set('only', state.toLowerCase());
  },
};

/** Three answers to one question side by side. */
export function ComparePage() {
  const { id: quizId = '' } = useParams();
  const { address, change } = useListUrl(LIST);
  const { questionId, state, page } = address;
  const marking = useQuery(MARKING, { variables: { quizId } });
  const compared = useQuery(COMPARED, {
    variables: { scope: { quizId, questionId }, state, page },
    fetchPolicy: 'network-only',
  });
  const { error, refetch } = compared;
  const { rows, isStale } = currentRows(compared);
  const shown = rows?.markingAnswers;
  const from = shown ? (shown.page - 1) * shown.pageSize + 1 : 0;
  const first = shown?.items[0];
  return (
    <Stack>
      <StickyBar
        filters={
          <Group gap="sm">
            <NativeSelect
              aria-label={answers.state}
              value={state}
              onChange={({ currentTarget: { value } }) => {
                change({ state: oneOf(STATES, value) ?? 'ALL' });
              }}
              data={STATES.map((value) => ({ value, label: answers.states[value] }))}
            />
            <Text role="status">
              {shown && first
                ? words.shown(
                    formatNumber(from),
                    formatNumber(from + shown.items.length - 1),
                    formatNumber(shown.totalCount),
                  )
                : ''}
            </Text>
          </Group>
        }
      >
        <Group gap="sm">
          <Button component={Link} to={examPath(quizId, 'marking')} variant="default">
            {desk.back}
          </Button>
          <Button variant="default" disabled={page <= 1} onClick={() => change({ page: page - 1 })}>
            {words.previous}
          </Button>
          <Button
            variant="default"
            disabled={!shown || page >= shown.totalPages}
            onClick={() => change({ page: page + 1 })}
          >
            {words.next}
          </Button>
        </Group>
      </StickyBar>
      {first && <ComparedQuestion key={first.questionId} answerId={first.id} />}
      {marking.data?.marking.settings.isAnonymous && (
        <Text size="sm" c="dimmed">
          {markingTexts.anonymous}
        </Text>
      )}
      {error && !shown && (
        <ErrorState title={words.failed} error={error} onRetry={() => ignoreErrors(refetch())} />
      )}
      {!shown && !error && <ListSkeleton />}
      {shown?.items.length === 0 && (
        <EmptyState of="marking" title={words.none} hint={words.noneHint} />
      )}
      {shown && first && (
        <div className={classes.answers} aria-busy={isStale}>
          {shown.items.map(({ id }) => (
            <ComparedAnswer key={id} id={id} remarks={marking.data?.marking.remarks ?? []} />
          ))}
        </div>
      )}
    </Stack>
  );
}
