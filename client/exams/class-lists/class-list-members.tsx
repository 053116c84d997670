import { useMutation } from '@apollo/client/react';
import { Anchor, Button, Paper, Stack, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { graphql } from '../../gql/exams';
import { RecordTable } from '../../ui/components/record-table';
import { ConfirmDialog } from '../../ui/components/confirm-dialog';
import { formatNumber } from '../../ui/format';
import { LeaveGuard } from '../../ui/drafts/leave-guard';
import { useWayBackHere } from '../../ui/hooks/way-back';
import { peopleTexts } from '../../ui/texts/people-texts';
import { useAction } from '../../ui/feedback/use-action';
import { useConfirmedAction } from '../../ui/feedback/use-confirmed-action';
import type { ClassList } from './class-list.query';
import { PeopleReader } from '../people/people-reader';
import { RollNumber } from '../people/roll-number';
import { toPersonInput, usePeopleReader } from '../people/use-people-reader';

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

const { lists: words, reader, columns, noEmail } = peopleTexts;

/** The people on the list, with links to their results in all exams. */
export function Members({ list, onChanged }: { list: ClassList; onChanged: () => void }) {
  const [remove] = useMutation(REMOVE);
  const { chosen, choose, dialogProps } = useConfirmedAction<Member>({
    work: async ({ id }) => remove({ variables: { listId: list.id, learnerIds: [id] } }),
    doneMessage: ({ name }) => words.removed(name),
    onDone: onChanged,
  });
  const from = useWayBackHere(list.name);
  return (
    <>
      <RecordTable label={words.members} columns={[columns.name, columns.email, columns.actions]}>
        {list.members.items.map((member) => (
          <tr key={member.id}>
            <td data-cell="main">
              <Anchor
                component={Link}
                to={`/navigation/learner/${member.id}`}
                state={from}
                fw={600}
              >
                <bdi>{member.name}</bdi>
              </Anchor>
              <RollNumber value={member.rollNumber} />
            </td>
            <td data-cell="plain">{member.email ?? noEmail}</td>
            <td data-cell="side">
              <Button
                variant="default"
                size="xs"
                aria-label={words.removeNamed(member.name)}
                onClick={() => choose(member)}
              >
                {words.remove}
              </Button>
            </td>
          </tr>
        ))}
      </RecordTable>
      <ConfirmDialog
        {...dialogProps}
        title={words.removeTitle(chosen?.name ?? '')}
        hint={words.removeHint}
        confirm={words.remove}
      />
    </>
  );
}

/** Adds people to the list. */
export function AddPeople({ list, onAdded }: { list: ClassList; onAdded: () => void }) {
  const reading = usePeopleReader(`members ${list.id}`);
  const [add] = useMutation(ADD);
  const { isBusy, act } = useAction();
  const people = reading.people?.people ?? [];
  const send = async (): Promise<void> => {
    const variables = { listId: list.id, people: people.map(toPersonInput) };
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
