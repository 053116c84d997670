import { Anchor } from '@mantine/core';
import { Suspense, useState, type ComponentType } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Session } from '../ui/session/session';
import { authTexts as auth } from '../ui/texts/auth-texts';
import type { ForgottenPasswordProps } from './forgotten-password';
import { LogInForm } from './log-in-form';
import { clearResetDraftOfOther } from './reset-draft';

const FORGOTTEN = 'forgotten';

interface LogInPageProps {
  onLoggedIn: (session: Session) => Promise<void>;
  /** The password reset, loaded when it is opened. */
  forgotten: ComponentType<ForgottenPasswordProps>;
}

/**
 * The log-in page, with the password reset on the same screen (docs/specification.md, section 2).
 */
export function LogInPage({ onLoggedIn, forgotten: Forgotten }: LogInPageProps) {
  const location = useLocation();
  // From the end of a sign-up.
  const { email: given = '' } = (location.state ?? {}) as { email?: string };
  const [email, setEmail] = useState(given);
  const url = new URLSearchParams(location.search);
  const isForgotten = url.has(FORGOTTEN);
  // Keeps the page to open afterwards in the URL, and its owner in the navigation state.
  const link = (
    to: URLSearchParams,
    text: string,
    typed: string,
    onFollow?: (typed: string) => void,
  ) => (
    <Anchor
      component={Link}
      to={{ search: to.toString() }}
      state={location.state as unknown}
      size="sm"
      underline="always"
      onClick={() => {
        setEmail(typed);
        onFollow?.(typed);
      }}
    >
      {text}
    </Anchor>
  );
  if (isForgotten) {
    url.delete(FORGOTTEN);
    return (
      <Suspense>
        <Forgotten email={email} backLink={(text, address) => link(url, text, address)} />
      </Suspense>
    );
  }
  url.set(FORGOTTEN, '');
  return (
    <LogInForm
      email={email}
      onLoggedIn={onLoggedIn}
      forgotLink={(typed) => link(url, auth.forgot, typed, clearResetDraftOfOther)}
    />
  );
}
