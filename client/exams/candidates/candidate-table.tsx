import { Badge, Stack, Text } from '@mantine/core';
import { CardTable } from '../../ui/components/card-table';
import { formatNumber, useFormatTime } from '../../ui/format';
import { peopleTexts as words } from '../../ui/texts/people-texts';
import type { Candidate } from './candidates.query';
import { CandidateMenu } from './candidate-menu';

const { columns } = words;

type Standing = keyof typeof words.states;

const COLORS: Record<Standing, string> = {
  NOT_STARTED: 'gray',
  STARTED: 'yellow',
  SUBMITTED: 'green',
  REVOKED: 'red',
};

/** Who has nothing under way any more has submitted. */
function standingOf({ state, attempts }: Candidate): Standing {
  const isOver = attempts.length > 0 && attempts.every(({ submittedAt }) => submittedAt !== null);
  return state === 'STARTED' && isOver ? 'SUBMITTED' : state;
}

interface CandidateTableProps {
  candidates: Candidate[];
  onChanged: () => void;
}

/** One line a person; on a narrow screen a card each. */
export function CandidateTable({ candidates, onChanged }: CandidateTableProps) {
  return (
    <CardTable label={words.heading} columns={Object.values(columns)}>
      {candidates.map((candidate) => (
        <tr key={candidate.id}>
          <td data-label={columns.name} style={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            <bdi>{candidate.name}</bdi>
          </td>
          <td data-label={columns.email} style={{ overflowWrap: 'anywhere' }}>
            {candidate.email ?? words.noEmail}
          </td>
          <td data-label={columns.state}>
            <Standing standing={standingOf(candidate)} />
          </td>
          <td data-label={columns.origin}>{words.origins[candidate.origin]}</td>
          <td data-label={columns.mailed}>
            <LastMail candidate={candidate} />
          </td>
          <td data-label={columns.arranged}>
            <Arranged candidate={candidate} />
          </td>
          <td data-label={columns.actions}>
            <CandidateMenu candidate={candidate} onChanged={onChanged} />
          </td>
        </tr>
      ))}
    </CardTable>
  );
}

function Standing({ standing }: { standing: Standing }) {
  return (
    <Badge variant="outline" color={COLORS[standing]} c="inherit" tt="none">
      {words.states[standing]}
    </Badge>
  );
}

/** When the link was last mailed, and what became of that mail. */
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

function Arranged({ candidate }: { candidate: Candidate }) {
  const { extraTimePercent, extraAttempts, opensAt, closesAt } = candidate;
  const arranged = [
    ...(extraTimePercent > 0 ? [words.extraTime(formatNumber(extraTimePercent))] : []),
    ...(extraAttempts > 0 ? [words.extraAttempts(extraAttempts)] : []),
    ...(opensAt || closesAt ? [words.ownWindow] : []),
  ];
  if (arranged.length === 0) return null;
  return (
    <Stack gap={0}>
      {arranged.map((one) => (
        <Text key={one} size="sm">
          {one}
        </Text>
      ))}
    </Stack>
  );
}
