import { useQuery } from '@apollo/client/react';
import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { ListSkeleton } from '../../ui/components/list-skeleton';
import { isBeyondEnd, Paged, currentRows } from '../../ui/components/paged';
import { peopleTexts as words } from '../../ui/texts/people-texts';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { StickyBar } from '../../ui/components/sticky-bar';
import { SearchBox } from '../../ui/components/search-box';
import { EmptyState, ErrorState } from '../../ui/feedback/states';
import { useExam } from '../exam.query';
import { ShareSection } from '../share/share-section';
import shareClasses from '../share/share-card.module.css';
import { CANDIDATES } from './candidates.query';
import { InviteLink } from './invite-link';
import { CandidateTable } from './candidate-table';
import { useReachableCount } from '../mails/reachable.query';
import { RemindButton } from './remind-button';
import { useListUrl } from '../../ui/hooks/use-list-url';

const STATES = ['NOT_STARTED', 'STARTED', 'REVOKED'] as const;
const ORIGINS = ['INVITED', 'REGISTERED', 'LINK'] as const;
const CHOICES = [...STATES, ...ORIGINS];

/** The candidates of an exam, with their status. */
export function PeoplePage() {
  const { id = '' } = useParams();
  const { address, change, pageHref } = useChoiceUrl(CHOICES);
  const { search, choice, page } = address;
  const answer = useQuery(CANDIDATES, {
    variables: { quizId: id, filter: { search, ...filterOf(choice) }, page },
    fetchPolicy: 'cache-and-network',
  });
  const { error, loading, refetch } = answer;
  const reachable = useReachableCount(id);
  const refresh = (): void => {
    ignoreErrors(refetch());
    ignoreErrors(reachable.refetch());
  };
  const { rows, isStale } = currentRows(answer);
  const people = rows?.candidates;
  const isBeyond = people !== undefined && isBeyondEnd(people);
  const isFiltered = search !== '' || choice !== null;
  // What stands below the list comes with it: a list of the cache may have another length.
  const [isRead, setRead] = useState(false);
  if (!loading && !isRead) setRead(true);
  const given = useExam(id).data;
  const isInvitedOnly = given?.exam.rules.access === 'INVITATION';
  const invite = <InviteLink exam={given?.exam} />;
  return (
    <Stack>
      <Stack className={shareClasses.besides}>
        <StickyBar
          filters={
            <Group component="search" gap="sm">
              <SearchBox
                label={words.search}
                search={search}
                onSearch={(next) => change({ search: next })}
              />
              <NativeSelect
                aria-label={words.filter}
                value={choice ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  change({ choice: CHOICES.find((entry) => entry === value) ?? null })
                }
                data={[
                  { value: '', label: words.all },
                  ...STATES.map((value) => ({ value, label: words.choices[value] })),
                  ...ORIGINS.map((value) => ({ value, label: words.origins[value] })),
                ]}
              />
            </Group>
          }
        >
          <Group gap="sm">
            {reachable.count > 0 && <RemindButton quizId={id} onDone={refresh} />}
            {invite}
          </Group>
        </StickyBar>
        {error && !people && (
          <ErrorState title={words.failed} error={error} onRetry={() => ignoreErrors(refetch())} />
        )}
        {isBeyond && !loading && <Navigate replace to={pageHref(people.totalPages)} />}
        {((!people && !error) || isBeyond) && <ListSkeleton />}
        {people?.totalCount === 0 &&
          (isFiltered ? (
            <EmptyState
              of="search"
              title={words.noMatch}
              hint={words.noMatchHint}
              action={
                <Button variant="default" onClick={() => change({ search: '', choice: null })}>
                  {words.clear}
                </Button>
              }
            />
          ) : (
            <EmptyState
              of="people"
              title={words.empty}
              hint={isInvitedOnly ? words.emptyInvitedHint : words.emptyHint}
              action={!given?.exam.awaitsCorrection && invite}
            />
          ))}
        {people && people.items.length > 0 && (
          <Paged
            page={page}
            totalPages={people.totalPages}
            isStale={isStale}
            onPageChange={(next) => change({ page: next })}
          >
            <CandidateTable candidates={people.items} onChanged={refresh} />
          </Paged>
        )}
      </Stack>
      {given && isRead && <ShareSection {...given} />}
    </Stack>
  );
}

/** A choice is a state or an origin. */
function filterOf(choice: (typeof CHOICES)[number] | null) {
  const state = STATES.find((entry) => entry === choice);
  const origin = ORIGINS.find((entry) => entry === choice);
  return { ...(state ? { state } : {}), ...(origin ? { origin } : {}) };
}

const CHOICE_PARAM = 'show';

/**
 * The state of the list in its URL.
 * @param choices the possible filters; one at a time
 */
function useChoiceUrl<Choice extends string>(choices: readonly Choice[]) {
  return useListUrl<{ choice: Choice | null }>({
    read: (url) => {
      const choice = url.get(CHOICE_PARAM)?.toUpperCase();
      return { choice: choices.find((entry) => entry === choice) ?? null };
    },
    write: ({ choice }, url) => {
      if (choice) url.set(CHOICE_PARAM, choice.toLowerCase());
    },
  });
}
