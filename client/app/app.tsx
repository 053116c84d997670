import { MantineProvider } from '@mantine/core';
import { RouterProvider } from 'react-router-dom';
import { ToastStack } from '../ui/feedback/toast-stack';
import { createSessionRouter } from './session-router';
import { colorSchemeManager } from './color-scheme';
import { cspNonce } from './csp-nonce';
import { cssVariables, theme } from './theme';

const router = createSessionRouter();

export function App() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
      getStyleNonce={() => cspNonce}
    >
      {/* In a transition the page would change after its data arrives: the old page would fetch once more. */}
      <RouterProvider router={router} useTransitions={false} />
      <ToastStack />
    </MantineProvider>
  );
}
