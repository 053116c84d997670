import type { ApolloClient } from '@apollo/client';
import { UploadRefused } from './upload';

/**
 * An upload's door has no session watch of its own: where it says that nobody is logged in, any query
 * lets the one of the page see it.
 */
export async function checkSession(apollo: ApolloClient, error: unknown): Promise<void> {
  if (!(error instanceof UploadRefused) || error.status !== 401) return;
  await apollo.refetchQueries({ include: 'active' }).catch(() => undefined);
}
