import { graphql } from '../gql/auth';
import { toProblem } from '../ui/feedback/problem';
import type { Ability } from '../ui/session/abilities';
import { readSession, type Session } from '../ui/session/session';
import { sendOperation, useOperation } from './graphql-request';
import {
  withTokenLock,
  dropRemembered,
  readRemembered,
  storeRemembered,
} from './remembered-browser';
import { storeTrusted, trustedTokenFor } from './trusted-browser';

const LOG_IN = graphql(`
  mutation LogIn($input: LogInInput!) {
    logIn(input: $input) {
      token
      rememberToken
      user {
        id
        email
        abilities
      }
    }
  }
`);

const LOG_IN_REMEMBERED = graphql(`
  mutation LogInRemembered($token: String!) {
    logInWithRememberToken(token: $token) {
      token
      rememberToken
      user {
        id
        email
        abilities
      }
    }
  }
`);

const CONFIRM = graphql(`
  mutation ConfirmLogIn($input: ConfirmLogInInput!) {
    confirmLogIn(input: $input) {
      logIn {
        token
        rememberToken
        user {
          id
          email
          abilities
        }
      }
      trustedBrowserToken
    }
  }
`);

const FORGET = graphql(`
  mutation ForgetRememberToken($token: String!) {
    forgetRememberToken(token: $token) {
      success
    }
  }
`);

interface LogInResult {
  token: string;
  rememberToken: string | null;
  user: { email: string; abilities: readonly Ability[] };
}

/** This browser was remembered when the page was rendered, but is not any more. */
export class NotRemembered extends Error {}

/** The password was right, and the account requires a second factor. */
export class SecondFactorRequired extends Error {
  constructor(readonly challenge: string) {
    super();
  }
}

export type LogIn = ReturnType<typeof useLogIn>;

/**
 * The two ways to log in: by password, with a second step if the account requires one, and by a
 * remembered browser (decision 0005).
 * @param enter starts the session in this browser
 */
export function useLogIn(startSession: (session: Session) => Promise<void>) {
  const [logIn, isLoggingIn] = useOperation(LOG_IN);
  const [logInRemembered, isLoggingInRemembered] = useOperation(LOG_IN_REMEMBERED);
  const [confirm, isConfirming] = useOperation(CONFIRM);

  /** Does not wait for the response; the request continues when the tab is closed. */
  const forgetOnServer = (token: string): void => {
    void sendOperation(FORGET, { token }, true).catch(() => undefined);
  };

  /** @param next the log-in to remember instead, if any */
  const forgetBrowser = async (next?: LogInResult): Promise<void> =>
    withTokenLock(() => {
      const before = readRemembered();
      dropRemembered();
      if (before) forgetOnServer(before.token);
      if (next) storeRememberToken(next);
    });

  /** Starts the session and stores or deletes the remember token. */
  const completeLogIn = async (result: LogInResult): Promise<void> => {
    await startSession(sessionOf(result));
    // Not awaited: another tab may have the token locked until its response arrives.
    void forgetBrowser(result);
  };

  /** Reads the current token: another tab may have used the one from when the page was rendered. */
  const logInByToken = async (): Promise<Session> => {
    const { token } = readRemembered() ?? {};
    if (token === undefined) throw new NotRemembered();
    try {
      const { logInWithRememberToken: result } = await logInRemembered({ token });
      storeRememberToken(result);
      return sessionOf(result);
    } catch (error) {
      if (toProblem(error).code !== 'REMEMBER_TOKEN_INVALID') throw error;
      if (readRemembered()?.token === token) dropRemembered();
      throw new NotRemembered();
    }
  };

  return {
    isBusy: isLoggingIn || isLoggingInRemembered || isConfirming,
    forgetBrowser: async () => forgetBrowser(),

    /**
     * @param remember whether this browser can log in without a password next time
     * @throws SecondFactorRequired
     */
    async byPassword(email: string, password: string, remember: boolean): Promise<void> {
      const trustedBrowserToken = trustedTokenFor(email);
      const input = { email: email.trim(), password, remember, trustedBrowserToken };
      await completeLogIn(
        await logIn({ input }).then(
          (answer) => answer.logIn,
          (error: unknown) => {
            const { challenge } = toProblem(error);
            throw challenge === null ? error : new SecondFactorRequired(challenge);
          },
        ),
      );
    },

    /**
     * The second step.
     * @param code of the authenticator app, or a recovery code
     * @param trustBrowser whether this browser skips the second factor for thirty days
     */
    async byCode(challenge: string, code: string, trustBrowser: boolean): Promise<void> {
      const { confirmLogIn } = await confirm({ input: { challenge, code, trustBrowser } });
      const { logIn: result, trustedBrowserToken } = confirmLogIn;
      if (trustedBrowserToken != null) storeTrusted(result.user.email, trustedBrowserToken);
      await completeLogIn(result);
    },

    /** @throws NotRemembered */
    async byBrowser(): Promise<void> {
      const before = readSession()?.token;
      await withTokenLock(async () => {
        // Another tab may have logged in while this one waited for the lock.
        const session = readSession();
        if (session && session.token !== before) await startSession(session);
        else await startSession(await logInByToken());
      });
    },
  };
}

function storeRememberToken({ rememberToken, user }: LogInResult): void {
  if (rememberToken !== null) storeRemembered({ email: user.email, token: rememberToken });
}

function sessionOf({ token, user }: LogInResult): Session {
  return { token, email: user.email, abilities: user.abilities };
}
