import { useQuery } from '@apollo/client/react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { examPath } from '../../ui/exam-paths';
import { ListSkeleton } from '../../ui/components/list-skeleton';
import { StickyBar } from '../../ui/components/sticky-bar';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { Notice } from '../../ui/feedback/notice';
import { EmptyState, ErrorState } from '../../ui/feedback/states';
import { formatNumber } from '../../ui/format';
import { useLiveUpdates } from '../../ui/hooks/use-live-updates';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { markingTexts } from '../../ui/texts/marking-texts';
import { teamTexts as words } from '../../ui/texts/marking-team-texts';
import { CHANGED, MARKING } from '../marking.query';
import type { AssignDialogProps } from './assign-dialog';
import { TEAM } from './team.query';
import { TeamTable } from './team-table';
import { useAssignments } from './use-assignments';

const AssignDialog = lazyComponent<AssignDialogProps>(
  async () => (await import('./assign-dialog')).AssignDialog,
);

/** Who marks an exam, what is assigned to them, and how far they are. */
export function TeamPage() {
  const { id: quizId = '' } = useParams();
  const [editedId, setEditedId] = useState<string | null>(null);
  const [isEditing, dialog] = useDisclosure(false);
  const team = useQuery(TEAM, { variables: { quizId }, fetchPolicy: 'cache-and-network' });
  const marking = useQuery(MARKING, { variables: { quizId } });
  const { assign, unassign } = useAssignments(quizId);
  const refresh = (): void => ignoreErrors(Promise.all([team.refetch(), marking.refetch()]));
  useLiveUpdates(CHANGED, quizId, refresh);
  const error = team.error ?? marking.error;
  const data = team.data && marking.data ? { ...team.data, ...marking.data } : null;
  if (error && !data) return <ErrorState title={words.failed} error={error} onRetry={refresh} />;
  if (!data) return <ListSkeleton />;
  const { isDivided, unassignedCount, members } = data.markingTeam;
  const { questions } = data.marking;
  // As it is by now: a colleague may have changed it while the dialog is open.
  const edited = members.find(({ userId }) => userId === editedId);
  return (
    <Stack>
      <StickyBar filters={<Text>{isDivided ? words.divided : words.whole}</Text>}>
        <Button component={Link} to={examPath(quizId, 'marking')} variant="default">
          {markingTexts.desk.back}
        </Button>
      </StickyBar>
      {unassignedCount > 0 && (
        <Notice
          tone="warning"
          title={words.unassigned(unassignedCount, formatNumber(unassignedCount))}
        >
          {words.unassignedHint}
        </Notice>
      )}
      {members.every(({ isMarker }) => !isMarker) && (
        <EmptyState
          of="people"
          title={words.none}
          hint={words.noneHint}
          action={
            <Group justify="center">
              <Button component={Link} to="/navigation/profile/colleagues">
                {words.toColleagues}
              </Button>
            </Group>
          }
        />
      )}
      {members.length > 0 && (
        <TeamTable
          members={members}
          questions={questions}
          assignButton={AssignDialog.preload}
          onAssign={(member) => {
            setEditedId(member.userId);
            dialog.open();
          }}
          onUnassign={(member) => void unassign(member)}
        />
      )}
      {edited && (
        <AssignDialog
          key={edited.userId}
          quizId={quizId}
          member={edited}
          questions={questions}
          opened={isEditing}
          onClose={dialog.close}
          onAssign={async (part, stamp) => assign({ ...edited, stamp }, part)}
        />
      )}
    </Stack>
  );
}
