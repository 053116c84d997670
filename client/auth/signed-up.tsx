import { Anchor } from '@mantine/core';
import { useEffect, useState, type MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { StandalonePage } from '../ui/components/standalone-page';
import type { Session } from '../ui/session/session';
import { authTexts as auth } from '../ui/texts/auth-texts';
import { texts } from '../ui/texts/texts';
import { useLogIn } from './use-log-in';

/** How long the link logs in without the password being typed again. */
const FRESH_MS = 5 * 60_000;

interface SignedUpProps {
  /** What was typed into the form. It exists in the memory of this page only. */
  email: string;
  password: string;
  onLoggedIn: (session: Session) => Promise<void>;
}

/**
 * The end of a sign-up (docs/specification.md, section 4). The link logs in with the password that
 * was just chosen; if that fails, it leads to the log-in page, with the address filled in.
 */
export function SignedUp({ email, password, onLoggedIn }: SignedUpProps) {
  const navigate = useNavigate();
  const logIn = useLogIn(onLoggedIn);
  const [isFresh, setFresh] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setFresh(false), FRESH_MS);
    return () => clearTimeout(timer);
  }, []);
  const enter = async (event: MouseEvent): Promise<void> => {
    // A new tab does not have the password, and who comes to the page later may be somebody else.
    if (!isFresh || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (logIn.isBusy) return;
    try {
      await logIn.byPassword(email, password, false);
    } catch {
      // Too many tries, a second factor, no connection: the log-in page says which, on the next try.
      await navigate('/login', { state: { email } });
    }
  };
  return (
    <StandalonePage title={auth.registered} lead="">
      <Anchor
        component={Link}
        to="/login"
        underline="always"
        aria-disabled={logIn.isBusy || undefined}
        onClick={(event) => void enter(event)}
      >
        {logIn.isBusy ? texts.common.loading : auth.clickHere}
      </Anchor>
    </StandalonePage>
  );
}
