import { Anchor, Button, List, Loader, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { StandalonePage } from '../ui/components/standalone-page';
import { Loading } from '../ui/components/loading';
import { memberTexts } from '../ui/texts/account/member-texts';
import { Notice } from '../ui/feedback/notice';
import { toProblem, problemMessage, type Problem } from '../ui/feedback/problem';
import type { Session } from '../ui/session/session';
import { sendOperation } from './graphql-request';
import { JoinWithAccount } from './join-with-account';
import { JoinNew } from './join-new';
import { OPEN_INVITATION, type OpenInvitation } from './open-invitation.query';

const { join: words } = memberTexts;

interface JoinPageProps {
  /** Opens a page after the user has joined, or at least logged in. */
  onEntered: (session: Session, path: string) => Promise<void>;
}

/** The page of an invitation link. Its token is in the URL's fragment, which no server logs. */
export function JoinPage({ onEntered }: JoinPageProps) {
  const token = useLocation().hash.slice(1);
  const [invitation, setInvitation] = useState<OpenInvitation | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  // The address was registered after the invitation was loaded.
  const [isTaken, setTaken] = useState(false);
  const read = async (): Promise<void> => {
    await sendOperation(OPEN_INVITATION, { token }).then(
      ({ openInvitation }) => setInvitation(openInvitation),
      (error: unknown) => setProblem(toProblem(error)),
    );
  };
  const load = useEffectEvent(read);
  useEffect(() => {
    void load();
  }, [token]);
  const retry = (): void => {
    setProblem(null);
    void read();
  };

  if (problem) return <NoInvitation problem={problem} onRetry={retry} />;
  if (!invitation)
    return (
      <StandalonePage isFromTop title={words.reading} lead="">
        <Loading>
          <Loader />
        </Loading>
      </StandalonePage>
    );
  const { instituteName, invitedBy, email, role, hasAccount } = invitation;
  const lead =
    invitedBy == null ? words.invited(instituteName) : words.invitedBy(invitedBy, instituteName);
  const props = { token, invitation, onEntered };
  return (
    <StandalonePage isFromTop title={words.title(instituteName)} lead={lead}>
      <List style={{ overflowWrap: 'anywhere' }}>
        <List.Item>
          {words.as[role]}. {memberTexts.roleHints[role]}
        </List.Item>
        <List.Item>{words.forAddress(email)}</List.Item>
        <List.Item>{words.twoFactor}</List.Item>
      </List>
      {hasAccount || isTaken ? (
        <JoinWithAccount {...props} />
      ) : (
        <JoinNew {...props} onTaken={() => setTaken(true)} />
      )}
    </StandalonePage>
  );
}

function NoInvitation({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const isOver = problem.code === 'MEMBER_INVITATION_INVALID';
  return (
    <StandalonePage isFromTop title={isOver ? words.invalid : words.failed} lead="">
      <Stack>
        <Notice tone={isOver ? 'warning' : 'failure'}>{problemMessage(problem)}</Notice>
        {isOver ? (
          <Text size="sm">
            <Anchor component={Link} to="/login" underline="always">
              {words.toLogIn}
            </Anchor>
          </Text>
        ) : (
          <Button variant="default" onClick={onRetry}>
            {words.retry}
          </Button>
        )}
      </Stack>
    </StandalonePage>
  );
}
