import { Button, Stack, Text } from '@mantine/core';
import cards from '../../ui/components/record-table.module.css';
import { formatNumber } from '../../ui/format';
import { Notice } from '../../ui/feedback/notice';
import { Paging } from '../../ui/components/paging';
import { peopleTexts } from '../../ui/texts/people-texts';
import { useState } from 'react';
import { Table } from '../../ui/components/table';
import type { People, Person } from './use-people-reader';

const { reader: words, columns, noEmail } = peopleTexts;
const ROWS_A_PAGE = 25;
/** More errors than this mean that the whole input is wrong. */
const MAX_FAULTS = 50;

interface ReadPeopleTableProps {
  people: People;
  onLeaveOut: (person: Person) => void;
}

/** A preview of the people that were read, and of the lines that could not be read. */
export function ReadPeopleTable({ people, onLeaveOut }: ReadPeopleTableProps) {
  const { people: read, faults } = people;
  const [page, setPage] = useState(1);
  const pages = Math.ceil(read.length / ROWS_A_PAGE);
  const [hasRollNumbers, hasExternalIds] = [
    read.some(({ rollNumber }) => rollNumber !== null),
    read.some(({ externalId }) => externalId !== null),
  ];
  const withoutAddress = read.filter(({ email }) => email === null).length;
  const current = Math.min(page, Math.max(1, pages));
  const rows = read.slice((current - 1) * ROWS_A_PAGE, current * ROWS_A_PAGE);
  return (
    <Stack>
      {faults.length > 0 && <Faults faults={faults} />}
      <Text fw={600} role="status">
        {words.found(read.length, formatNumber(read.length))}
      </Text>
      {withoutAddress > 0 && (
        <Text c="dimmed">{words.withoutAddress(withoutAddress, formatNumber(withoutAddress))}</Text>
      )}
      {rows.length > 0 && (
        <div className={cards.paper}>
          <Table
            className={cards.table}
            aria-label={words.found(read.length, formatNumber(read.length))}
          >
            <thead>
              <tr>
                <th>{columns.name}</th>
                <th>{columns.email}</th>
                {hasRollNumbers && <th>{words.rollNumber}</th>}
                {hasExternalIds && <th>{words.externalId}</th>}
                <th>{columns.actions}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((person, index) => (
                <tr key={person.email ?? `${current} ${index}`}>
                  <td data-cell="main">
                    <bdi>{person.name ?? words.noName}</bdi>
                  </td>
                  <td data-cell="plain" style={{ overflowWrap: 'anywhere' }}>
                    {person.email ?? noEmail}
                  </td>
                  {hasRollNumbers && (
                    <td data-label={words.rollNumber} style={{ overflowWrap: 'anywhere' }}>
                      {person.rollNumber}
                    </td>
                  )}
                  {hasExternalIds && (
                    <td data-label={words.externalId} style={{ overflowWrap: 'anywhere' }}>
                      {person.externalId}
                    </td>
                  )}
                  <td data-cell="side">
                    <Button
                      variant="subtle"
                      size="compact-sm"
                      aria-label={words.remove(
                        person.name ?? person.email ?? person.externalId ?? '',
                      )}
                      onClick={() => onLeaveOut(person)}
                    >
                      {words.leaveOut}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
      <Paging page={current} totalPages={pages} onChange={setPage} />
    </Stack>
  );
}

function Faults({ faults }: { faults: People['faults'] }) {
  const more = faults.length - MAX_FAULTS;
  return (
    <Stack gap="xs">
      <Notice tone="warning" title={words.faults(faults.length, formatNumber(faults.length))} />
      <div className={cards.paper}>
        <Table className={cards.table} aria-label={words.faultTable}>
          <thead>
            <tr>
              <th style={{ width: 64 }}>{words.line}</th>
              <th>{words.text}</th>
              <th>{words.message}</th>
            </tr>
          </thead>
          <tbody>
            {faults.slice(0, MAX_FAULTS).map(({ line, text, message }) => (
              <tr key={`${line} ${message}`}>
                <td data-label={words.line}>{line}</td>
                <td data-cell="main" style={{ overflowWrap: 'anywhere' }}>
                  <bdi>{text}</bdi>
                </td>
                <td data-cell="plain">{message}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      {more > 0 && <Text c="dimmed">{words.moreFaults(formatNumber(more))}</Text>}
    </Stack>
  );
}
