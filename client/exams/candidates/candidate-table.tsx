import { CellNote } from '../../ui/components/cell-note';
import { RecordTable } from '../../ui/components/record-table';
import { formatNumber, useFormatTime } from '../../ui/format';
import { StateTag, type State } from '../../ui/pictures/state-tag';
import { peopleTexts as words } from '../../ui/texts/people-texts';
import { RollNumber } from '../people/roll-number';
import type { Candidate } from './candidates.query';
import { CandidateMenu } from './candidate-menu';

const { columns } = words;

type Status = keyof typeof words.states;

const TAGS: Record<Status, State> = {
  NOT_STARTED: 'invited',
  STARTED: 'started',
  SUBMITTED: 'submitted',
  REVOKED: 'over',
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

/** One row per candidate; on narrow screens in lines. */
export function CandidateTable({ candidates, onChanged }: CandidateTableProps) {
  return (
    <RecordTable label={words.heading} columns={Object.values(columns)}>
      {candidates.map((candidate) => (
        <tr key={candidate.id}>
          <td data-cell="main" style={{ fontWeight: 600 }}>
            <bdi>{candidate.name}</bdi>
            <RollNumber value={candidate.rollNumber} />
          </td>
          <td data-cell="plain">{candidate.email ?? words.noEmail}</td>
          <td data-cell="side">
            <Status status={statusOf(candidate)} />
          </td>
          <td data-cell="plain">{words.origins[candidate.origin]}</td>
          <td data-label={columns.mailed}>
            <LastMail candidate={candidate} />
          </td>
          <td data-cell="plain">
            <Accommodations candidate={candidate} />
          </td>
          <td data-cell="menu">
            <CandidateMenu candidate={candidate} onChanged={onChanged} />
          </td>
        </tr>
      ))}
    </RecordTable>
  );
}

function Status({ status }: { status: Status }) {
  return <StateTag state={TAGS[status]}>{words.states[status]}</StateTag>;
}

/** When the link was last mailed, and the status of that mail. */
function LastMail({ candidate: { mailedAt, mailState } }: { candidate: Candidate }) {
  const formatTime = useFormatTime();
  if (!mailedAt) return null;
  return (
    <>
      {formatTime(mailedAt)}
      {mailState && (
        <CellNote isError={mailState === 'FAILED'}>{words.mailStates[mailState]}</CellNote>
      )}
    </>
  );
}

function Accommodations({ candidate }: { candidate: Candidate }) {
  const { extraTimePercent, extraAttempts, opensAt, closesAt } = candidate;
  const accommodations = [
    ...(extraTimePercent > 0 ? [words.extraTime(formatNumber(extraTimePercent))] : []),
    ...(extraAttempts > 0 ? [words.extraAttempts(extraAttempts)] : []),
    ...(opensAt || closesAt ? [words.ownWindow] : []),
  ];
  return accommodations.join(', ');
}
