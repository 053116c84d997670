import { Anchor, Button, List, Loader, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { FrontPage } from '../ui/components/front-page';
import { Loading } from '../ui/components/loading';
import { memberTexts } from '../ui/texts/member-texts';
import { Notice } from '../ui/feedback/notice';
import { problemOf, sentenceOf, type Problem } from '../ui/feedback/problem';
import type { Session } from '../ui/session/session';
import { ask } from './ask';
import { JoinAgain } from './join-again';
import { JoinNew } from './join-new';
import { OPEN_INVITATION, type OpenInvitation } from './open-invitation.query';

const { join: words } = memberTexts;

interface JoinPageProps {
  /** They are a member now, or logged in at least: leads on to a page. */
  onEntered: (session: Session, path: string) => Promise<void>;
}

/** What the link of an invitation opens. Its token stands in the fragment, which reaches no log. */
export function JoinPage({ onEntered }: JoinPageProps) {
  const token = useLocation().hash.slice(1);
  const [invitation, setInvitation] = useState<OpenInvitation | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  // Registered since it was read.
  const [isTaken, setTaken] = useState(false);
  const read = async (): Promise<void> => {
    await ask(OPEN_INVITATION, { token }).then(
      ({ openInvitation }) => setInvitation(openInvitation),
      (error: unknown) => setProblem(problemOf(error)),
    );
  };
  const begin = useEffectEvent(read);
  useEffect(() => {
    void begin();
  }, [token]);
  const retry = (): void => {
    setProblem(null);
    void read();
  };

  if (problem) return <NoInvitation problem={problem} onRetry={retry} />;
  if (!invitation)
    return (
      <FrontPage title={words.reading} lead="">
        <Loading>
          <Loader />
        </Loading>
      </FrontPage>
    );
  const { instituteName, invitedBy, email, role, hasAccount } = invitation;
  const lead =
    invitedBy == null ? words.invited(instituteName) : words.invitedBy(invitedBy, instituteName);
  const way = { token, invitation, onEntered };
  return (
    <FrontPage title={words.title(instituteName)} lead={lead}>
      <List style={{ overflowWrap: 'anywhere' }}>
        <List.Item>
          {words.as[role]}. {memberTexts.roleHints[role]}
        </List.Item>
        <List.Item>{words.forAddress(email)}</List.Item>
        <List.Item>{words.twoFactor}</List.Item>
      </List>
      {hasAccount || isTaken ? (
        <JoinAgain {...way} />
      ) : (
        <JoinNew {...way} onTaken={() => setTaken(true)} />
      )}
    </FrontPage>
  );
}

function NoInvitation({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const isOver = problem.code === 'MEMBER_INVITATION_INVALID';
  return (
    <FrontPage title={isOver ? words.invalid : words.failed} lead="">
      <Stack>
        <Notice tone={isOver ? 'warning' : 'failure'}>{sentenceOf(problem)}</Notice>
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
    </FrontPage>
  );
}
