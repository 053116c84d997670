import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { RouterProvider } from 'react-router-dom';
import { connect } from './connect';
import { cspNonce } from './csp-nonce';
import { cssVariables, theme } from './theme';

const TOAST_MS = 5_000;
/** As many as there are (decision 17): more than fit on any screen. */
const TOASTS = 1_000;

const { apollo, router } = connect();

export function App() {
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
