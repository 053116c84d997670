import { useApolloClient } from '@apollo/client/react';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { Link, useNavigate } from 'react-router-dom';
import { dropRememberedFor, isSameAddress, useRememberedEmail } from '../auth/remembered-browser';
import { dropTrustedFor, trustedTokenFor } from '../auth/trusted-browser';
import { graphql } from '../gql/app';
import type { ViewerQuery } from '../gql/app/graphql';
import { confirmLogOut } from '../ui/drafts/leave-confirmation';
import { Menu } from '../ui/components/menu';
import { authorizationHeader, clearSession, readSession } from '../ui/session/session';
import { shellTexts as words } from '../ui/texts/shell-texts';
import { ColorSchemeItems } from './color-scheme';
import { Portrait } from './portrait';

const LOG_OUT = graphql(`
  mutation LogOut($forgetBrowser: Boolean!, $trustedBrowserToken: String) {
    logOut(forgetBrowser: $forgetBrowser, trustedBrowserToken: $trustedBrowserToken) {
      success
    }
  }
`);

interface AccountMenuProps {
  /** Null until loaded. */
  viewer: ViewerQuery['me'] | null;
  onShortcuts: () => void;
}

/** The menu of the logged-in user: profile, colleagues, shortcuts, theme and log-out. */
export function AccountMenu({ viewer, onShortcuts }: AccountMenuProps) {
  const leave = useLogOut();
  const remembered = useRememberedEmail();
  const email = viewer?.email ?? '';
  const isRemembered = isSameAddress(remembered ?? '', email) || trustedTokenFor(email) !== null;
  return (
    <Menu
      side="end"
      width={240}
      isInline
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
      {({ Divider, Item, Label, RadioGroup, RadioItem }) => (
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
          <ColorSchemeItems {...{ Label, RadioGroup, RadioItem }} />
          <Divider />
          <Item onClick={() => void leave(false)}>{words.logOut}</Item>
          {isRemembered && <Item onClick={() => void leave(true)}>{words.logOutAndForget}</Item>}
        </>
      )}
    </Menu>
  );
}

function useLogOut(): (forgetBrowser: boolean) => Promise<void> {
  const navigate = useNavigate();
  const apollo = useApolloClient();
  return async (forgetBrowser) => {
    if (!(await confirmLogOut())) return;
    const session = readSession();
    clearSession();
    if (session) {
      // The page does not wait for the response: if the request fails, the session expires by
      // itself. The stored token is already deleted, so the request carries it. `keepalive` lets
      // the request finish when the tab is closed.
      const context = { headers: authorizationHeader(session), fetchOptions: { keepalive: true } };
      const trustedBrowserToken = forgetBrowser ? trustedTokenFor(session.email) : null;
      const variables = { forgetBrowser, trustedBrowserToken };
      void apollo.mutate({ mutation: LOG_OUT, variables, context }).catch(() => undefined);
      if (forgetBrowser) {
        dropRememberedFor(session.email);
        dropTrustedFor(session.email);
      }
    }
    await navigate('/login', { replace: true });
    await apollo.clearStore();
  };
}
