import { MantineProvider } from '@mantine/core';
import { RouterProvider } from 'react-router-dom';
import { ToastStack } from '../ui/feedback/toast-stack';
import { connect } from './connect';
import { cspNonce } from './csp-nonce';
import { cssVariables, theme } from './theme';

const router = connect();

export function App() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => cspNonce}
    >
      {/* As a transition a page would turn later than its answer comes: the old one would ask once more. */}
      <RouterProvider router={router} useTransitions={false} />
      <ToastStack />
    </MantineProvider>
  );
}
