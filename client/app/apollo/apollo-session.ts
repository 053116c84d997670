/**
 * Connects the session with Apollo's cache. Apollo is loaded with the first page that needs it;
 * until then there is no cache to clear.
 */
import type { ApolloClient } from '@apollo/client';
import type { Session } from '../../ui/session/session';

let apollo: ApolloClient | null = null;
let handleExpired: (session: Session) => void = () => undefined;

/** Called when Apollo is loaded. */
export function setApolloClient(client: ApolloClient): void {
  apollo = client;
}

/** Sets the handler of an expired session. */
export function onSessionExpired(act: (session: Session) => void): void {
  handleExpired = act;
}

/** Called when the server no longer accepts our session. */
export function reportSessionExpired(session: Session): void {
  handleExpired(session);
}

/** Clears the cache, so that no account sees the data of another. */
export async function clearCache(): Promise<void> {
  await apollo?.clearStore();
}

/** Clears the cache, and reads again what the open page shows. */
export function reloadCache(): void {
  void apollo?.resetStore().catch(() => undefined);
}

/** Refetches the user and their abilities (shell.tsx). */
export function refetchViewer(): void {
  void apollo?.refetchQueries({ include: ['Viewer'] }).catch(() => undefined);
}

/** Refetches the queries of the open page. */
export function refetchActive(): void {
  void apollo?.refetchQueries({ include: 'active' }).catch(() => undefined);
}
