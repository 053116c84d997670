import type { ApolloClient } from '@apollo/client';
import { UploadRefused } from './upload';

/**
 * The upload endpoints have no session watch of their own. When one answers 401, any query lets the
 * watch of the page (app/apollo/apollo.ts) see it.
 */
export async function checkSession(apollo: ApolloClient, error: unknown): Promise<void> {
  if (!(error instanceof UploadRefused) || error.status !== 401) return;
  await apollo.refetchQueries({ include: 'active' }).catch(() => undefined);
}
