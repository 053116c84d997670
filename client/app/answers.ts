/**
 * Between the session and what the server has answered in it. Apollo comes with the first page that
 * needs it: until then there is nothing to forget.
 */
import type { ApolloClient } from '@apollo/client';
import type { Session } from '../ui/session/session';

let apollo: ApolloClient | null = null;
let expired: (session: Session) => void = () => undefined;

/** Apollo is here. */
export function keepSessionAnswers(client: ApolloClient): void {
  apollo = client;
}

/** What is done once the server no longer knows a session. */
export function whenExpired(act: (session: Session) => void): void {
  expired = act;
}

/** The server no longer knows our session. */
export function expire(session: Session): void {
  expired(session);
}

/** Nothing that an account was shown may be there for the next one. */
export async function forgetAnswers(): Promise<void> {
  await apollo?.clearStore();
}

/** Asks again who is logged in, and what they may do (shell.tsx). */
export function refreshViewer(): void {
  void apollo?.refetchQueries({ include: ['Viewer'] }).catch(() => undefined);
}

/** Asks again for what stands on the page. */
export function refreshAnswers(): void {
  void apollo?.refetchQueries({ include: 'active' }).catch(() => undefined);
}
