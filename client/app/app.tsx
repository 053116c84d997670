import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { clearSession, readSession } from '../ui/session';
import { texts } from '../ui/texts';
import { toast } from '../ui/toasts';
import { createApollo } from './apollo';
import { cspNonce } from './csp-nonce';
import { logInPath } from './paths';
import { createRouter } from './router';
import { cssVariables, theme } from './theme';

const TOAST_MS = 5_000;
/** As many as there are (decision 17): more than fit on any screen. */
const TOASTS = 1_000;

export function App() {
  const [{ apollo, router }] = useState(connect);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => cspNonce}
    >
      <Notifications position="top-right" autoClose={TOAST_MS} limit={TOASTS} />
      <ApolloProvider client={apollo}>
        <RouterProvider router={router} />
      </ApolloProvider>
    </MantineProvider>
  );
}

/** Whoever's session has ended logs in again and lands where they were. */
function connect() {
  const router = createRouter();
  const apollo = createApollo(() => {
    const { pathname, search } = router.state.location;
    // Of several requests that were refused, the first one says it.
    if (pathname === '/login' || !readSession()) return;
    clearSession();
    toast('warning', texts.errors.expired);
    void router.navigate(logInPath(pathname + search), { replace: true });
  });
  return { apollo, router };
}
