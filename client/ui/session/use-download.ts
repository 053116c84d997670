import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { authorizationHeader, readSession } from './session';
import { texts } from '../texts/texts';
import { toast } from '../feedback/toasts';

/** A browser may start reading the file with a delay. */
const READ_WITHIN_MS = 60_000;

/**
 * Downloads files of the account. A link cannot, because the session is sent in a header.
 * @param failed the message when the server sends none
 */
export function useDownload(failed: string) {
  const apollo = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const download = async (path: string, name: string): Promise<void> => {
    setBusy(true);
    try {
      const session = readSession();
      const headers = session ? authorizationHeader(session) : {};
      const answer = await fetch(path, { headers });
      if (answer.ok) save(await answer.blob(), name);
      else toast('failure', await reasonOf(answer, failed));
      // This endpoint has no session watch of its own: any query lets the watch of the page see it.
      if (answer.status === 401) await apollo.refetchQueries({ include: 'active' });
    } catch {
      toast('failure', texts.errors.offline);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, download };
}

async function reasonOf(answer: Response, failed: string): Promise<string> {
  if (answer.status === 401) return texts.errors.expired;
  const { message } = (await answer.json().catch(() => ({}))) as { message?: string };
  return message ?? failed;
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS);
}
