import { graphql } from '../gql/auth';
import { problemOf } from '../ui/problem';
import { readSession, type Session } from '../ui/session';
import { ask, useAsk } from './ask';
import { aloneWithToken, dropRemembered, readRemembered, storeRemembered } from './remembered';

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

/**
 * The two ways in: a password, and a browser that is remembered (decision 5).
 * @param enter begins the session in this browser
 */
export function useLogIn(enter: (session: Session) => Promise<void>) {
  const [logIn, isTyped] = useAsk(LOG_IN);
  const [logInRemembered, isRemembered] = useAsk(LOG_IN_REMEMBERED);

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
    isBusy: isTyped || isRemembered,
    forgetBrowser: async () => forgetBrowser(),

    /** @param remember whether this browser is to log in without a password next time */
    async byPassword(email: string, password: string, remember: boolean): Promise<void> {
      const input = { email: email.trim(), password, remember };
      const opened = (await logIn({ input })).logIn;
      await enter(sessionOf(opened));
      // Another tab may hold the token for as long as its answer takes.
      void forgetBrowser(opened);
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
