import { graphql } from '../gql/auth';
import { problemOf } from '../ui/feedback/problem';
import { readSession, type Session } from '../ui/session/session';
import { ask, useAsk } from './ask';
import { aloneWithToken, dropRemembered, readRemembered, storeRemembered } from './remembered';
import { storeTrusted, trustedTokenOf } from './trusted-browser';

const LOG_IN = graphql(`
  mutation LogIn($input: LogInInput!) {
    logIn(input: $input) {
      token
      rememberToken
      user {
        id
        email
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
        }
      }
      trustedBrowserToken
    }
  }
`);

const FORGET = graphql(`
  mutation ForgetRememberToken($token: String!) {
    forgetRememberToken(token: $token)
  }
`);

interface Opened {
  token: string;
  rememberToken: string | null;
  user: { email: string };
}

/** This browser was remembered when the page was drawn, but is not any more. */
export class NotRemembered extends Error {}

/** The password was right, and the account asks for a second factor. */
export class SecondFactorAsked extends Error {
  constructor(readonly challenge: string) {
    super();
  }
}

export type LogIn = ReturnType<typeof useLogIn>;

/**
 * The two ways in: a password, with a second step where the account asks for one, and a browser that is
 * remembered (decision 5).
 * @param enter begins the session in this browser
 */
export function useLogIn(enter: (session: Session) => Promise<void>) {
  const [logIn, isTyped] = useAsk(LOG_IN);
  const [logInRemembered, isRemembered] = useAsk(LOG_IN_REMEMBERED);
  const [confirm, isConfirmed] = useAsk(CONFIRM);

  /** Nobody waits for the answer, and it outlives a tab that is closed at once. */
  const forgetAtServer = (token: string): void => {
    void ask(FORGET, { token }, true).catch(() => undefined);
  };

  /** @param next what this browser is to remember instead, where that is wanted */
  const forgetBrowser = async (next?: Opened): Promise<void> =>
    aloneWithToken(() => {
      const before = readRemembered();
      dropRemembered();
      if (before) forgetAtServer(before.token);
      if (next) remind(next);
    });

  /** What a log-in gives, and what this browser remembers from now on. */
  const begin = async (opened: Opened): Promise<void> => {
    await enter(sessionOf(opened));
    // Another tab may hold the token for as long as its answer takes.
    void forgetBrowser(opened);
  };

  /** As the token is now: another tab may have used the one that was there when the page was drawn. */
  const spend = async (): Promise<Session> => {
    const { token } = readRemembered() ?? {};
    if (token === undefined) throw new NotRemembered();
    try {
      const { logInWithRememberToken: opened } = await logInRemembered({ token });
      remind(opened);
      return sessionOf(opened);
    } catch (error) {
      if (problemOf(error).code !== 'REMEMBER_TOKEN_INVALID') throw error;
      if (readRemembered()?.token === token) dropRemembered();
      throw new NotRemembered();
    }
  };

  return {
    isBusy: isTyped || isRemembered || isConfirmed,
    forgetBrowser: async () => forgetBrowser(),

    /**
     * @param remember whether this browser is to log in without a password next time
     * @throws SecondFactorAsked
     */
    async byPassword(email: string, password: string, remember: boolean): Promise<void> {
      const trustedBrowserToken = trustedTokenOf(email);
      const input = { email: email.trim(), password, remember, trustedBrowserToken };
      await begin(
        await logIn({ input }).then(
          (answer) => answer.logIn,
          (error: unknown) => {
            const { challenge } = problemOf(error);
            throw challenge === null ? error : new SecondFactorAsked(challenge);
          },
        ),
      );
    },

    /**
     * The second step.
     * @param code of the authenticator app, or a recovery code
     * @param trustBrowser whether this browser is not to be asked for one for thirty days
     */
    async byCode(challenge: string, code: string, trustBrowser: boolean): Promise<void> {
      const { confirmLogIn } = await confirm({ input: { challenge, code, trustBrowser } });
      const { logIn: opened, trustedBrowserToken } = confirmLogIn;
      if (trustedBrowserToken != null) storeTrusted(opened.user.email, trustedBrowserToken);
      await begin(opened);
    },

    /** @throws NotRemembered */
    async byBrowser(): Promise<void> {
      const before = readSession()?.token;
      await aloneWithToken(async () => {
        // Another tab may have logged in while this one waited its turn.
        const session = readSession();
        if (session && session.token !== before) await enter(session);
        else await enter(await spend());
      });
    },
  };
}

function remind({ rememberToken, user }: Opened): void {
  if (rememberToken !== null) storeRemembered({ email: user.email, token: rememberToken });
}

function sessionOf({ token, user }: Opened): Session {
  return { token, email: user.email };
}
