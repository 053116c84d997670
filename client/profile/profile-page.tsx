import { Button, Group, Paper, Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { accountTexts } from '../ui/texts/account/account-texts';
import { useFormatTime } from '../ui/format';
import { Loading } from '../ui/components/loading';
import { memberTexts } from '../ui/texts/account/member-texts';
import { zoneName } from '../ui/zone-name';
import { readSession } from '../ui/session/session';
import { EmptyState, ErrorState } from '../ui/feedback/states';
import { AccountPage } from './account-page';
import { ChangeEmail } from './change-email';
import { ChangeInstitute } from './change-institute';
import { ChangeNames } from './change-names';
import { ChangePassword } from './change-password';
import { DeleteAccount } from './delete-account';
import { DetailRows } from './detail-rows';
import { GradeCard } from './grades/grade-card';
import { PictureCard } from './picture/picture-card';
import { profileErrorMessage } from './profile-failure';
import { useProfile, type Profile } from './profile.query';
import { formatOffset, formatTimeIn } from './time-zones';
import { RetentionCard } from './retention-card';
import { useMinute } from './use-minute';

const { parts, profile: words } = accountTexts;

interface ProfilePageProps {
  /** Called when all sessions have ended. */
  onDeleted: () => Promise<void>;
  /** Called when all other sessions have ended and no browser is remembered any more. */
  onPasswordChanged: (email: string) => void;
}

/** The profile of the account, with buttons to change it. */
export function ProfilePage({ onDeleted, onPasswordChanged }: ProfilePageProps) {
  const { data, error, loading, refetch } = useProfile();
  const isMissing = !data && !loading;
  return (
    <AccountPage title={parts.profile}>
      {!data && loading && <ProfileSkeleton />}
      {isMissing && readSession() === null && <NoSession />}
      {isMissing && readSession() !== null && (
        <ErrorState
          title={profileErrorMessage(error)}
          error={error}
          hint={words.failedHint}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {data && (
        <>
          <Paper withBorder p="md">
            <PictureCard user={data.me} />
          </Paper>
          <Details user={data.me} onPasswordChanged={onPasswordChanged} />
          {data.me.abilities.includes('MANAGE') && (
            <GradeCard bands={data.me.institute.gradeBands} />
          )}
          {data.me.abilities.includes('MANAGE') && <RetentionCard />}
          {data.me.deletionDueAt == null && (
            <DeleteAccount email={data.me.email} onDeleted={onDeleted} />
          )}
        </>
      )}
    </AccountPage>
  );
}

interface DetailsProps {
  user: Profile;
  onPasswordChanged: (email: string) => void;
}

function Details({ user, onPasswordChanged }: DetailsProps) {
  const formatTime = useFormatTime();
  const now = useMinute();
  const canManage = user.abilities.includes('MANAGE');
  const { fullName, email, institute, createdAt } = user;
  const zone = institute.timeZone;
  return (
    <DetailRows
      details={[
        {
          name: words.fullName,
          value: <bdi>{fullName}</bdi>,
          change: <ChangeNames user={user} />,
        },
        { name: words.email, value: email, change: <ChangeEmail email={email} /> },
        {
          name: words.password,
          value: words.passwordHint,
          change: <ChangePassword email={email} onChanged={() => onPasswordChanged(email)} />,
        },
        {
          name: words.institute,
          value: <bdi>{institute.name}</bdi>,
          change: canManage && <ChangeInstitute user={user} />,
        },
        { name: memberTexts.role, value: memberTexts.roles[user.role] },
        {
          name: words.timeZone,
          value: `${zoneName(zone)}, ${words.zoneNow(formatOffset(zone, now), formatTimeIn(zone, now))}`,
        },
        { name: words.created, value: formatTime(createdAt) },
      ]}
    />
  );
}

/** Shown when the storage was cleared while the page was open: the request had no session. */
function NoSession() {
  return (
    <div role="alert">
      <EmptyState
        of="people"
        title={words.noSession}
        hint={words.noSessionHint}
        action={
          <Button component={Link} to="/login?next=/navigation/profile">
            {words.logIn}
          </Button>
        }
      />
    </div>
  );
}

function ProfileSkeleton() {
  return (
    <Loading gap="lg">
      <Paper withBorder p="md">
        <Group gap="lg">
          <Skeleton circle h={112} w={112} />
          <Skeleton h={36} w={200} />
        </Group>
      </Paper>
      <Paper withBorder p="md">
        {Array.from({ length: 6 }, (_, row) => (
          <Skeleton key={row} height={26} my="lg" />
        ))}
      </Paper>
    </Loading>
  );
}
