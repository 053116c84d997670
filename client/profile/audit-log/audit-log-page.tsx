import { useQuery } from '@apollo/client/react';
import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { use, useState } from 'react';
import type { AuditAction } from '../../gql/profile/graphql';
import { useCan } from '../../ui/session/abilities';
import { auditTexts as words } from '../../ui/texts/account/audit-texts';
import { zoneName } from '../../ui/zone-name';
import { TimeZone, useFormatTime } from '../../ui/format';
import { ListSkeleton } from '../../ui/components/list-skeleton';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { SearchBox } from '../../ui/components/search-box';
import { EmptyState, ErrorState } from '../../ui/feedback/states';
import { AccountPage } from '../account-page';
import { AUDIT_LOG } from './audit-log.query';
import { AuditTable } from './audit-table';
import { LAST_DAY, toInstants } from './log-days';

const ACTIONS = Object.keys(words.actions) as AuditAction[];
const NO_FILTER = { search: '', action: '', from: '', until: '' };

/** The audit log: the actions of the institute's staff. */
export function AuditLogPage() {
  const canManage = useCan('MANAGE');
  return (
    <AccountPage title={words.title}>
      {canManage ? <Log /> : <EmptyState of="messages" title={words.title} hint={words.notYours} />}
    </AccountPage>
  );
}

function Log() {
  const timeZone = use(TimeZone);
  const [input, setInput] = useState(NO_FILTER);
  const change = (more: Partial<typeof NO_FILTER>): void => setInput({ ...input, ...more });
  const isFiltered = Object.values(input).some((value) => value !== '');
  const isBackwards = input.until !== '' && input.until < input.from;
  const action = ACTIONS.find((name) => name === input.action);
  const filter = {
    search: input.search,
    actions: action ? [action] : [],
    ...toInstants(input.from, input.until, timeZone),
  };
  const { data, error, loading, refetch, fetchMore } = useQuery(AUDIT_LOG, {
    variables: { filter },
    fetchPolicy: 'network-only',
  });
  const formatTime = useFormatTime();
  const log = data?.auditLog;
  const more = async () =>
    fetchMore({
      variables: { after: log?.next },
      updateQuery: (before, { fetchMoreResult: { auditLog: part } }) => ({
        auditLog: { ...part, items: [...before.auditLog.items, ...part.items] },
      }),
    });
  return (
    <Stack>
      <Text>
        {timeZone === null ? words.lead : `${words.lead} ${words.daysOf(zoneName(timeZone))}`}
      </Text>
      <Group component="search" gap="sm" align="flex-end">
        <SearchBox
          label={words.search}
          search={input.search}
          onSearch={(search) => change({ search })}
        />
        <NativeSelect
          label={words.action}
          value={input.action}
          onChange={({ currentTarget: { value } }) => change({ action: value })}
          data={[
            { value: '', label: words.all },
            ...ACTIONS.map((value) => ({ value, label: words.actions[value] })),
          ]}
        />
        <TextInput
          type="date"
          max={input.until || LAST_DAY}
          label={words.from}
          value={input.from}
          onChange={({ currentTarget: { value } }) => change({ from: value })}
        />
        <TextInput
          type="date"
          min={input.from}
          max={LAST_DAY}
          label={words.until}
          error={isBackwards && words.backwards}
          value={input.until}
          onChange={({ currentTarget: { value } }) => change({ until: value })}
        />
      </Group>
      {error && !log && (
        <ErrorState title={words.failed} error={error} onRetry={() => ignoreErrors(refetch())} />
      )}
      {loading && !log && <ListSkeleton />}
      {log?.items.length === 0 && (
        <EmptyState
          of={isFiltered ? 'search' : 'messages'}
          title={isFiltered ? words.noMatch : words.empty}
          hint={isFiltered ? words.noMatchHint : words.emptyHint}
          action={
            isFiltered && (
              <Button variant="default" onClick={() => setInput(NO_FILTER)}>
                {words.clear}
              </Button>
            )
          }
        />
      )}
      {log && log.items.length > 0 && <AuditTable entries={log.items} />}
      {log?.searchedTo && <Text role="status">{words.searchedTo(formatTime(log.searchedTo))}</Text>}
      {log?.next && (
        <Button variant="default" loading={loading} onClick={() => ignoreErrors(more())}>
          {log.searchedTo ? words.searchMore : words.more}
        </Button>
      )}
    </Stack>
  );
}
