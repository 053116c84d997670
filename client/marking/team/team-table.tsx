import { Button, Group, Text } from '@mantine/core';
import { RecordTable } from '../../ui/components/record-table';
import { formatNumber } from '../../ui/format';
import { BubbleRow } from '../../ui/pictures/bubble-row';
import { teamTexts as words } from '../../ui/texts/marking-team-texts';
import type { MarkingQuestion } from '../marking.query';
import classes from '../marking-progress.module.css';
import { assignedPart } from './assigned-part';
import type { TeamMember } from './team.query';

interface TeamTableProps {
  members: readonly TeamMember[];
  questions: readonly MarkingQuestion[];
  /** Loads the dialog before it is opened. */
  assignButton: object;
  onAssign: (member: TeamMember) => void;
  onUnassign: (member: TeamMember) => void;
}

/** Everybody who marks the exam, with what is theirs and how far they are. */
export function TeamTable(props: TeamTableProps) {
  const { members, questions, assignButton, onAssign, onUnassign } = props;
  const { columns } = words;
  return (
    <RecordTable
      label={words.title}
      columns={Object.values(columns)}
      numeric={[columns.waiting, columns.marked, columns.own]}
    >
      {members.map((member) => {
        const { userId, name, isMarker, assignment, waitingCount, markedCount } = member;
        const all = waitingCount + markedCount;
        // Owners and editors mark what they like.
        const hasPart = isMarker || assignment !== null;
        return (
          <tr key={userId}>
            <td data-cell="main">
              <bdi>{name}</bdi>
            </td>
            <td data-cell="plain">
              <Text inherit>{assignedPart(member, questions)}</Text>
              {all > 0 && (
                <span className={classes.bubbles}>
                  <BubbleRow done={markedCount} total={all} />
                </span>
              )}
            </td>
            <td data-cell="number" data-label={columns.marked}>
              {hasPart ? words.of(formatNumber(markedCount), formatNumber(all)) : words.noPart}
            </td>
            <td data-cell="number" data-label={columns.waiting}>
              {hasPart ? formatNumber(waitingCount) : words.noPart}
            </td>
            <td data-cell="number" data-label={columns.own}>
              {formatNumber(member.ownCount)}
            </td>
            <td data-cell="actions">
              <Group gap="xs">
                {isMarker && (
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={assignment ? words.changeNamed(name) : words.assignNamed(name)}
                    {...assignButton}
                    onClick={() => onAssign(member)}
                  >
                    {assignment ? words.change : words.assign}
                  </Button>
                )}
                {assignment && (
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={words.takeBackNamed(name)}
                    onClick={() => onUnassign(member)}
                  >
                    {words.takeBack}
                  </Button>
                )}
              </Group>
            </td>
          </tr>
        );
      })}
    </RecordTable>
  );
}
