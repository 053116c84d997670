import { Button, Group, Paper, Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { accountTexts } from '../ui/texts/account-texts';
import { useFormatTime } from '../ui/format';
import { Loading } from '../ui/components/loading';
import { memberTexts } from '../ui/texts/member-texts';
import { readSession } from '../ui/session/session';
import { EmptyState, ErrorState } from '../ui/feedback/states';
import { AccountPage } from './account-page';
import { ChangeEmail } from './change-email';
import { ChangeInstitute } from './change-institute';
import { ChangeNames } from './change-names';
import { ChangePassword } from './change-password';
import { DeleteAccount } from './delete-account';
import { DetailRows } from './detail-rows';
import { PictureCard } from './picture/picture-card';
import { profileFailure } from './profile-failure';
import { useProfile, type Profile } from './profile.query';
import { timeIn } from './time-zones';
import { useMinute } from './use-minute';

const { parts, profile: words } = accountTexts;

interface ProfilePageProps {
  /** Every session has ended. */
  onDeleted: () => Promise<void>;
  /** Every other session has ended, and no browser of the address is remembered any more. */
  onPasswordChanged: (email: string) => void;
}

/** Whose account it is, and the way to change that. */
export function ProfilePage({ onDeleted, onPasswordChanged }: ProfilePageProps) {
  const { data, error, loading, refetch } = useProfile();
  const isMissing = !data && !loading;
  return (
    <AccountPage title={parts.profile}>
      {!data && loading && <ProfileSkeleton />}
      {isMissing && readSession() === null && <NoSession />}
      {isMissing && readSession() !== null && (
        <ErrorState
          title={profileFailure(error)}
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
  const mayManage = user.abilities.includes('MANAGE');
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
          change: mayManage && <ChangeInstitute user={user} />,
        },
        { name: memberTexts.role, value: memberTexts.roles[user.role] },
        { name: words.timeZone, value: `${zone}. ${words.nowThere(timeIn(zone, now))}.` },
        { name: words.created, value: formatTime(createdAt) },
      ]}
    />
  );
}

/** The storage was emptied while the page stood open: the server was asked in nobody's name. */
function NoSession() {
  return (
    <div role="alert">
      <EmptyState
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
