import { Button, Stack, Table, Text } from '@mantine/core';
import cards from '../ui/card-table.module.css';
import { formatNumber } from '../ui/format';
import { Notice } from '../ui/notice';
import { Paging } from '../ui/paging';
import { peopleTexts } from '../ui/people-texts';
import { useState } from 'react';
import type { People, Person } from './read-people';

const { reader: words, columns } = peopleTexts;
const ROWS_A_PAGE = 25;
/** More of them say that something else is wrong than single lines. */
const MOST_FAULTS = 50;

interface ReadPeopleTableProps {
  people: People;
  onLeaveOut: (person: Person) => void;
}

/** What was read, before anybody is invited; and what could not be, with what to do about it. */
export function ReadPeopleTable({ people, onLeaveOut }: ReadPeopleTableProps) {
  const { people: read, faults } = people;
  const [page, setPage] = useState(1);
  const pages = Math.ceil(read.length / ROWS_A_PAGE);
  const current = Math.min(page, Math.max(1, pages));
  const rows = read.slice((current - 1) * ROWS_A_PAGE, current * ROWS_A_PAGE);
  return (
    <Stack>
      {faults.length > 0 && <Faults faults={faults} />}
      <Text fw={600} role="status">
        {words.found(read.length, formatNumber(read.length))}
      </Text>
      {rows.length > 0 && (
        <Table
          className={cards.table}
          aria-label={words.found(read.length, formatNumber(read.length))}
        >
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{columns.name}</Table.Th>
              <Table.Th>{columns.email}</Table.Th>
              <Table.Th>{columns.actions}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((person) => (
              <Table.Tr key={person.email}>
                <Table.Td data-label={columns.name}>
                  <bdi>{person.name ?? words.noName}</bdi>
                </Table.Td>
                <Table.Td data-label={columns.email} style={{ overflowWrap: 'anywhere' }}>
                  {person.email}
                </Table.Td>
                <Table.Td data-label={columns.actions}>
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    aria-label={words.remove(person.name ?? person.email)}
                    onClick={() => onLeaveOut(person)}
                  >
                    {words.leaveOut}
                  </Button>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      <Paging page={current} totalPages={pages} onChange={setPage} />
    </Stack>
  );
}

function Faults({ faults }: { faults: People['faults'] }) {
  const more = faults.length - MOST_FAULTS;
  return (
    <Stack gap="xs">
      <Notice tone="warning" title={words.faults(faults.length, formatNumber(faults.length))} />
      <Table className={cards.table} aria-label={words.faultTable}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={64}>{words.line}</Table.Th>
            <Table.Th>{words.text}</Table.Th>
            <Table.Th>{words.message}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {faults.slice(0, MOST_FAULTS).map(({ line, text, message }) => (
            <Table.Tr key={`${line} ${message}`}>
              <Table.Td data-label={words.line}>{line}</Table.Td>
              <Table.Td data-label={words.text} style={{ overflowWrap: 'anywhere' }}>
                <bdi>{text}</bdi>
              </Table.Td>
              <Table.Td data-label={words.message}>{message}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {more > 0 && <Text c="dimmed">{words.moreFaults(formatNumber(more))}</Text>}
    </Stack>
  );
}
