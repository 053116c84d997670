import { useApolloClient } from '@apollo/client/react';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { Link, useNavigate } from 'react-router-dom';
import { graphql } from '../gql/app';
import type { ViewerQuery } from '../gql/app/graphql';
import { mayLeave } from '../ui/leaving';
import { Menu } from '../ui/menu';
import { authorizationOf, clearSession, readSession } from '../ui/session';
import { shellTexts as words } from '../ui/shell-texts';
import { Portrait } from './portrait';

const LOG_OUT = graphql(`
  mutation LogOut {
    logOut
  }
`);

interface AccountMenuProps {
  /** Null until it is known. */
  viewer: ViewerQuery['me'] | null;
  onShortcuts: () => void;
}

/** Who is logged in, what is theirs, and the way out. */
export function AccountMenu({ viewer, onShortcuts }: AccountMenuProps) {
  const leave = useLogOut();
  return (
    <Menu
      side="end"
      width={240}
      isBeside
      button={(props) => (
        <ActionIcon
          {...props}
          variant="default"
          size={36}
          radius="xl"
          style={{ overflow: 'hidden' }}
        >
          <Portrait person={viewer} />
          <VisuallyHidden>{words.account}</VisuallyHidden>
        </ActionIcon>
      )}
    >
      {({ Divider, Item, Label }) => (
        <>
          <Label role="group" style={{ overflowWrap: 'anywhere' }}>
            <bdi>{viewer?.fullName}</bdi>
            <br />
            {viewer?.email}
          </Label>
          <Item component={Link} to="/navigation/profile">
            {words.profile}
          </Item>
          <Item component={Link} to="/navigation/profile/colleagues">
            {words.colleagues}
          </Item>
          <Item onClick={onShortcuts}>{words.shortcuts.title}</Item>
          <Divider />
          <Item onClick={() => void leave()}>{words.logOut}</Item>
        </>
      )}
    </Menu>
  );
}

function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  const apollo = useApolloClient();
  return async () => {
    if (!(await mayLeave())) return;
    const session = readSession();
    clearSession();
    if (session) {
      // Nobody waits for the answer: without one the server's copy expires. The token is forgotten
      // here, so the request brings it along; and it outlives a tab that is closed at once.
      const context = { headers: authorizationOf(session), fetchOptions: { keepalive: true } };
      void apollo.mutate({ mutation: LOG_OUT, context }).catch(() => undefined);
    }
    await navigate('/login', { replace: true });
    await apollo.clearStore();
  };
}
