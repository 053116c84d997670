import { useApolloClient } from '@apollo/client/react';
import { ActionIcon, Menu, VisuallyHidden } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { graphql } from '../gql/app';
import { UserIcon } from '../ui/icons';
import { authorizationOf, clearSession, readSession } from '../ui/session';
import { texts } from '../ui/texts';

const LOG_OUT = graphql(`
  mutation LogOut {
    logOut
  }
`);

interface AccountMenuProps {
  name: string | undefined;
  email: string | undefined;
}

/** Who is logged in, and the way out. */
export function AccountMenu({ name, email }: AccountMenuProps) {
  const navigate = useNavigate();
  const apollo = useApolloClient();
  const leave = async (): Promise<void> => {
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
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon variant="default" size="lg" radius="xl">
          <UserIcon />
          <VisuallyHidden>{texts.shell.account}</VisuallyHidden>
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {name}
          <br />
          {email}
        </Menu.Label>
        <Menu.Item onClick={() => void leave()}>{texts.shell.logOut}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
