import { useQuery } from '@apollo/client/react';
import { Button, Group, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { BackLink } from '../../ui/components/back-link';
import { Loading } from '../../ui/components/loading';
import { Page } from '../../ui/components/page';
import { useIsHere } from '../../ui/hooks/use-is-here';
import { NO_FILTER, useListUrl } from '../../ui/hooks/use-list-url';
import { isBeyondEnd, Paged, currentRows } from '../../ui/components/paged';
import { peopleTexts } from '../../ui/texts/people-texts';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { EmptyState, ErrorState } from '../../ui/feedback/states';
import { CLASS_LIST } from './class-list.query';
import { AddPeople, Members } from './class-list-members';
import { ClassListDialog } from './class-list-dialog';
import { DeleteClassList } from './delete-class-list';

const { lists: words } = peopleTexts;

/** The page of one class list. */
export function ClassListPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const [isRenaming, renaming] = useDisclosure(false);
  const { address, change, pageHref } = useListUrl(NO_FILTER);
  const { page } = address;
  const answer = useQuery(CLASS_LIST, {
    variables: { id, page },
    fetchPolicy: 'cache-and-network',
  });
  const { error, loading, refetch } = answer;
  const { rows, isStale } = currentRows(answer);
  const list = rows?.classList;
  const above = <BackLink to="/navigation/class-lists">{words.title}</BackLink>;
  if (error && !list) {
    return (
      <Page title={words.title} above={above}>
        <ErrorState
          title={words.oneFailed}
          error={error}
          gone={{ codes: ['CLASS_LIST_NOT_FOUND'], title: words.none, hint: words.noneHint }}
          onRetry={() => ignoreErrors(refetch())}
        />
      </Page>
    );
  }
  const actions = list && (
    <Group gap="sm">
      <Button variant="default" size="xs" onClick={renaming.open}>
        {words.rename}
      </Button>
      <DeleteClassList
        list={list}
        onDeleted={() => {
          if (isHere()) void navigate('/navigation/class-lists', { replace: true });
        }}
      />
    </Group>
  );
  const isBeyond = list !== undefined && isBeyondEnd(list.members);
  return (
    <Page title={list?.name ?? words.title} above={above} actions={actions}>
      {isBeyond && !loading && <Navigate replace to={pageHref(list.members.totalPages)} />}
      {!list && (
        <Loading>
          <Skeleton h={260} />
        </Loading>
      )}
      {list?.members.totalCount === 0 && (
        <EmptyState of="people" title={words.nobody} hint={words.nobodyHint} />
      )}
      {list && list.members.items.length > 0 && (
        <Paged
          page={page}
          totalPages={list.members.totalPages}
          isStale={isStale}
          onPageChange={(next) => change({ page: next })}
        >
          <Members list={list} onChanged={() => ignoreErrors(refetch())} />
        </Paged>
      )}
      {list && <AddPeople list={list} onAdded={() => ignoreErrors(refetch())} />}
      <ClassListDialog opened={isRenaming} list={list} onClose={renaming.close} />
    </Page>
  );
}
