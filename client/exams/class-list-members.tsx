import { useMutation } from '@apollo/client/react';
import { Button, Paper, Stack, Table, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { graphql } from '../gql/exams';
import { CardTable } from '../ui/card-table';
import { formatNumber } from '../ui/format';
import { LeaveGuard } from '../ui/leave-guard';
import { peopleTexts } from '../ui/people-texts';
import type { ClassList } from './class-list.query';
import { ConfirmDialog } from './confirm-dialog';
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
  const [opened, { open, close }] = useDisclosure(false);
  const [asked, setAsked] = useState<Member | null>(null);
  const ask = (member: Member): void => {
    setAsked(member);
    open();
  };
  const removeOne = async ({ id, name }: Member): Promise<void> => {
    const variables = { listId: list.id, learnerIds: [id] };
    if (await act(() => remove({ variables }), words.removed(name))) close();
    onChanged();
  };
  return (
    <>
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
                aria-label={words.removeNamed(member.name)}
                onClick={() => ask(member)}
              >
                {words.remove}
              </Button>
            </Table.Td>
          </Table.Tr>
        ))}
      </CardTable>
      {asked && (
        <ConfirmDialog
          opened={opened}
          title={words.removeTitle(asked.name)}
          hint={words.removeHint}
          confirm={words.remove}
          isDangerous
          isBusy={isBusy}
          onClose={close}
          onConfirm={() => void removeOne(asked)}
        />
      )}
    </>
  );
}

/** Takes more people onto it. */
export function AddPeople({ list, onAdded }: { list: ClassList; onAdded: () => void }) {
  const reading = useReadPeople(`members ${list.id}`);
  const [add] = useMutation(ADD);
  const { isBusy, act } = useAction();
  const people = reading.people?.people ?? [];
  const send = async (): Promise<void> => {
    const variables = {
      listId: list.id,
      people: people.map(({ name, email }) => ({ name, email })),
    };
    if (!(await act(() => add({ variables }), words.added))) return;
    reading.finish();
    onAdded();
  };
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
      <Stack>
        <Title order={2}>{reader.addTitle}</Title>
        <PeopleReader reading={reading} />
        {people.length > 0 && (
          <Button w="fit-content" loading={isBusy} onClick={() => void send()}>
            {reader.addCount(people.length, formatNumber(people.length))}
          </Button>
        )}
      </Stack>
      {(people.length > 0 || reading.text.trim() !== '') && (
        <LeaveGuard
          title={reader.leaveAddTitle}
          hint={reader.leaveHint}
          leave={reader.leaveAddAnyway}
        />
      )}
    </Paper>
  );
}
