import { Anchor } from '@mantine/core';
import { Suspense, useState, type ComponentType } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Session } from '../ui/session/session';
import { authTexts as auth } from '../ui/texts/auth-texts';
import type { ForgottenPasswordProps } from './forgotten-password';
import { LogInForm } from './log-in-form';
import { dropResetOfAnother } from './reset-draft';

const FORGOTTEN = 'forgotten';

interface LogInPageProps {
  onLoggedIn: (session: Session) => Promise<void>;
  /** The steps back to a password: their code comes when they are asked for. */
  forgotten: ComponentType<ForgottenPasswordProps>;
}

/** The way in, and on the same screen the way back to a password (specification, section 2). */
export function LogInPage({ onLoggedIn, forgotten: Forgotten }: LogInPageProps) {
  const [email, setEmail] = useState('');
  const location = useLocation();
  const url = new URLSearchParams(location.search);
  const isForgotten = url.has(FORGOTTEN);
  // Where to go afterwards stays in the address, and whose page that was in its state.
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
      forgotLink={(typed) => link(url, auth.forgot, typed, dropResetOfAnother)}
    />
  );
}
