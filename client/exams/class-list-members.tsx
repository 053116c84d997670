import { useMutation } from '@apollo/client/react';
import { Button, Paper, Stack, Table, Title } from '@mantine/core';
import { useState } from 'react';
import { graphql } from '../gql/exams';
import { CardTable } from '../ui/card-table';
import { formatNumber } from '../ui/format';
import { LeaveGuard } from '../ui/leave-guard';
import { peopleTexts } from '../ui/people-texts';
import type { ClassList } from './class-list.query';
import { PeopleReader } from './people-reader';
import { useReadPeople } from './read-people';
import { useAction } from './use-action';

const ADD = graphql(`
  mutation AddToClassList($listId: ID!, $people: [PersonInput!]!) {
    addToClassList(listId: $listId, people: $people) {
      id
      memberCount
    }
  }
`);
const REMOVE = graphql(`
  mutation RemoveFromClassList($listId: ID!, $learnerIds: [ID!]!) {
    removeFromClassList(listId: $listId, learnerIds: $learnerIds) {
      id
      memberCount
    }
  }
`);

type Member = ClassList['members']['items'][number];

const { lists: words, reader, columns } = peopleTexts;

/** Who is on the list. */
export function Members({ list, onChanged }: { list: ClassList; onChanged: () => void }) {
  const [remove] = useMutation(REMOVE);
  const { isBusy, act } = useAction();
  const removeOne = async ({ id, name }: Member): Promise<void> => {
    const variables = { listId: list.id, learnerIds: [id] };
    await act(() => remove({ variables }), words.removed(name));
    onChanged();
  };
  return (
    <CardTable label={words.members} columns={[columns.name, columns.email, columns.actions]}>
      {list.members.items.map((member) => (
        <Table.Tr key={member.id}>
          <Table.Td data-label={columns.name} fw={600}>
            <bdi>{member.name}</bdi>
          </Table.Td>
          <Table.Td data-label={columns.email} style={{ overflowWrap: 'anywhere' }}>
            {member.email}
          </Table.Td>
          <Table.Td data-label={columns.actions}>
            <Button
              variant="default"
              size="xs"
              disabled={isBusy}
              aria-label={words.removeNamed(member.name)}
              onClick={() => void removeOne(member)}
            >
              {words.remove}
            </Button>
          </Table.Td>
        </Table.Tr>
      ))}
    </CardTable>
  );
}

/** Takes more people onto it. */
export function AddPeople({ list, onAdded }: { list: ClassList; onAdded: () => void }) {
  const reading = useReadPeople();
  const [text, setText] = useState('');
  const [add] = useMutation(ADD);
  const { isBusy, act } = useAction();
  const people = reading.people?.people ?? [];
  const send = async (): Promise<void> => {
    const variables = {
      listId: list.id,
      people: people.map(({ name, email }) => ({ name, email })),
    };
    if (!(await act(() => add({ variables }), words.added))) return;
    setText('');
    reading.again();
    onAdded();
  };
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
      <Stack>
        <Title order={2}>{reader.addTitle}</Title>
        <PeopleReader reading={reading} text={text} onType={setText} />
        {people.length > 0 && (
          <Button w="fit-content" loading={isBusy} onClick={() => void send()}>
            {reader.addCount(people.length, formatNumber(people.length))}
          </Button>
        )}
      </Stack>
      {(people.length > 0 || text.trim() !== '') && (
        <LeaveGuard
          title={reader.leaveAddTitle}
          hint={reader.leaveHint}
          leave={reader.leaveAddAnyway}
        />
      )}
    </Paper>
  );
}
