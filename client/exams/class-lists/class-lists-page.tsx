import { useQuery } from '@apollo/client/react';
import { Anchor, Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import type { ClassListsQuery } from '../../gql/exams/graphql';
import { RecordTable } from '../../ui/components/record-table';
import { formatNumber, useFormatTime } from '../../ui/format';
import { PlusIcon } from '../../ui/icons';
import { useIsHere } from '../../ui/hooks/use-is-here';
import { NO_FILTER, useListUrl } from '../../ui/hooks/use-list-url';
import { ListSkeleton } from '../../ui/components/list-skeleton';
import { Page } from '../../ui/components/page';
import { isBeyondEnd, Paged, currentRows } from '../../ui/components/paged';
import { peopleTexts } from '../../ui/texts/people-texts';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { SearchBox } from '../../ui/components/search-box';
import { EmptyState, ErrorState } from '../../ui/feedback/states';
import { ClassListDialog } from './class-list-dialog';
import { CLASS_LISTS } from './class-lists.query';
import { DeleteClassList } from './delete-class-list';

type ClassList = ClassListsQuery['classLists']['items'][number];

const { lists: words, noMatch, clear } = peopleTexts;

/** All class lists: people who are invited together, again and again. */
export function ClassListsPage() {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const [isMaking, making] = useDisclosure(false);
  const { address, change, pageHref } = useListUrl(NO_FILTER);
  const { search, page } = address;
  const answer = useQuery(CLASS_LISTS, {
    variables: { search, page },
    fetchPolicy: 'cache-and-network',
  });
  const { error, loading, refetch } = answer;
  const { rows, isStale } = currentRows(answer);
  const lists = rows?.classLists;
  const isBeyond = lists !== undefined && isBeyondEnd(lists);
  const make = (
    <Button leftSection={<PlusIcon />} onClick={making.open}>
      {words.create}
    </Button>
  );
  return (
    <Page title={words.title} actions={make}>
      <Group component="search" gap="sm">
        <SearchBox
          label={words.search}
          search={search}
          onSearch={(next) => change({ search: next })}
        />
      </Group>
      {error && !lists && (
        <ErrorState title={words.failed} error={error} onRetry={() => ignoreErrors(refetch())} />
      )}
      {isBeyond && !loading && <Navigate replace to={pageHref(lists.totalPages)} />}
      {((!lists && !error) || isBeyond) && <ListSkeleton />}
      {lists?.totalCount === 0 &&
        (search === '' ? (
          <EmptyState of="people" title={words.empty} hint={words.emptyHint} action={make} />
        ) : (
          <EmptyState
            of="search"
            title={noMatch}
            hint={words.noMatchHint}
            action={
              <Button variant="default" onClick={() => change({ search: '' })}>
                {clear}
              </Button>
            }
          />
        ))}
      {lists && lists.items.length > 0 && (
        <Paged
          page={page}
          totalPages={lists.totalPages}
          isStale={isStale}
          onPageChange={(next) => change({ page: next })}
        >
          <ClassListTable lists={lists.items} onChanged={() => ignoreErrors(refetch())} />
        </Paged>
      )}
      <ClassListDialog
        opened={isMaking}
        onClose={making.close}
        onSaved={(id) => {
          if (isHere()) void navigate(`/navigation/class-lists/${id}`);
        }}
      />
    </Page>
  );
}

function ClassListTable({ lists, onChanged }: { lists: ClassList[]; onChanged: () => void }) {
  const formatTime = useFormatTime();
  return (
    <RecordTable
      label={words.title}
      columns={[words.name, words.members, words.created, words.actions]}
      numeric={[words.members]}
    >
      {lists.map((list) => (
        <tr key={list.id}>
          <td data-cell="main">
            <Anchor component={Link} to={`/navigation/class-lists/${list.id}`} fw={600}>
              {list.name}
            </Anchor>
          </td>
          <td data-cell="number" data-label={words.members}>
            {formatNumber(list.memberCount)}
          </td>
          <td data-label={words.created}>{formatTime(list.createdAt)}</td>
          <td data-cell="side">
            <DeleteClassList list={list} onDeleted={onChanged} />
          </td>
        </tr>
      ))}
    </RecordTable>
  );
}
