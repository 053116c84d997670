import { useApolloClient } from '@apollo/client/react';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { Link, useNavigate } from 'react-router-dom';
import { dropRememberedOf, isSameAddress, useRememberedAddress } from '../auth/remembered';
import { dropTrustedOf, trustedTokenOf } from '../auth/trusted-browser';
import { graphql } from '../gql/app';
import type { ViewerQuery } from '../gql/app/graphql';
import { mayLeave } from '../ui/drafts/leaving';
import { Menu } from '../ui/components/menu';
import { authorizationOf, clearSession, readSession } from '../ui/session/session';
import { shellTexts as words } from '../ui/texts/shell-texts';
import { Portrait } from './portrait';

const LOG_OUT = graphql(`
  mutation LogOut($forgetBrowser: Boolean!, $trustedBrowserToken: String) {
    logOut(forgetBrowser: $forgetBrowser, trustedBrowserToken: $trustedBrowserToken)
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
  const remembered = useRememberedAddress();
  const email = viewer?.email ?? '';
  const isKept = isSameAddress(remembered ?? '', email) || trustedTokenOf(email) !== null;
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
          <Item onClick={() => void leave(false)}>{words.logOut}</Item>
          {isKept && <Item onClick={() => void leave(true)}>{words.logOutAndForget}</Item>}
        </>
      )}
    </Menu>
  );
}

function useLogOut(): (forgetBrowser: boolean) => Promise<void> {
  const navigate = useNavigate();
  const apollo = useApolloClient();
  return async (forgetBrowser) => {
    if (!(await mayLeave())) return;
    const session = readSession();
    clearSession();
    if (session) {
      // Nobody waits for the answer: without one the server's copy expires. The token is forgotten
      // here, so the request brings it along; and it outlives a tab that is closed at once.
      const context = { headers: authorizationOf(session), fetchOptions: { keepalive: true } };
      const trustedBrowserToken = forgetBrowser ? trustedTokenOf(session.email) : null;
      const variables = { forgetBrowser, trustedBrowserToken };
      void apollo.mutate({ mutation: LOG_OUT, variables, context }).catch(() => undefined);
      if (forgetBrowser) {
        dropRememberedOf(session.email);
        dropTrustedOf(session.email);
      }
    }
    await navigate('/login', { replace: true });
    await apollo.clearStore();
  };
}
