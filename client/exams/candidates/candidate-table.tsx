import { Badge, Stack, Text } from '@mantine/core';
import { RecordTable } from '../../ui/components/record-table';
import { formatNumber, useFormatTime } from '../../ui/format';
import { peopleTexts as words } from '../../ui/texts/people-texts';
import { RollNumber } from '../people/roll-number';
import type { Candidate } from './candidates.query';
import { CandidateMenu } from './candidate-menu';

const { columns } = words;

type Status = keyof typeof words.states;

const COLORS: Record<Status, string> = {
  NOT_STARTED: 'gray',
  STARTED: 'yellow',
  SUBMITTED: 'green',
  REVOKED: 'red',
};

/** A candidate without a running attempt counts as submitted. */
function statusOf({ state, attempts }: Candidate): Status {
  const isOver = attempts.length > 0 && attempts.every(({ submittedAt }) => submittedAt !== null);
  return state === 'STARTED' && isOver ? 'SUBMITTED' : state;
}

interface CandidateTableProps {
  candidates: Candidate[];
  onChanged: () => void;
}

/** One row per candidate; on narrow screens one card. */
export function CandidateTable({ candidates, onChanged }: CandidateTableProps) {
  return (
    <RecordTable label={words.heading} columns={Object.values(columns)}>
      {candidates.map((candidate) => (
        <tr key={candidate.id}>
          <td data-label={columns.name} style={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            <bdi>{candidate.name}</bdi>
            <RollNumber value={candidate.rollNumber} />
          </td>
          <td data-label={columns.email} style={{ overflowWrap: 'anywhere' }}>
            {candidate.email ?? words.noEmail}
          </td>
          <td data-label={columns.state}>
            <StatusBadge status={statusOf(candidate)} />
          </td>
          <td data-label={columns.origin}>{words.origins[candidate.origin]}</td>
          <td data-label={columns.mailed}>
            <LastMail candidate={candidate} />
          </td>
          <td data-label={columns.arranged}>
            <Accommodations candidate={candidate} />
          </td>
          <td data-label={columns.actions}>
            <CandidateMenu candidate={candidate} onChanged={onChanged} />
          </td>
        </tr>
      ))}
    </RecordTable>
  );
}

function StatusBadge({ status }: { status: Status }) {
  return (
    <Badge variant="outline" color={COLORS[status]} c="inherit" tt="none">
      {words.states[status]}
    </Badge>
  );
}

/** When the link was last mailed, and the status of that mail. */
function LastMail({ candidate: { mailedAt, mailState } }: { candidate: Candidate }) {
  const formatTime = useFormatTime();
  if (!mailedAt) return null;
  return (
    <Stack gap={0}>
      {formatTime(mailedAt)}
      {mailState && (
        <Text size="sm" c={mailState === 'FAILED' ? 'var(--mantine-color-error)' : 'dimmed'}>
          {words.mailStates[mailState]}
        </Text>
      )}
    </Stack>
  );
}

function Accommodations({ candidate }: { candidate: Candidate }) {
  const { extraTimePercent, extraAttempts, opensAt, closesAt } = candidate;
  const accommodations = [
    ...(extraTimePercent > 0 ? [words.extraTime(formatNumber(extraTimePercent))] : []),
    ...(extraAttempts > 0 ? [words.extraAttempts(extraAttempts)] : []),
    ...(opensAt || closesAt ? [words.ownWindow] : []),
  ];
  if (accommodations.length === 0) return null;
  return (
    <Stack gap={0}>
      {accommodations.map((entry) => (
        <Text key={entry} size="sm">
          {entry}
        </Text>
      ))}
    </Stack>
  );
}
