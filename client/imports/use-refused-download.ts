import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { repairTexts as words } from '../ui/repair-texts';
import { authorizationOf, readSession } from '../ui/session';
import { texts } from '../ui/texts';
import { toast } from '../ui/toasts';

/** A browser may begin to read it a moment later. */
const READ_WITHIN_MS = 60_000;

/** Downloads the refused rows of an import. A link cannot: the session goes in a header. */
export function useRefusedDownload({ id, fileName }: { id: string; fileName: string }) {
  const apollo = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      const session = readSession();
      const headers = session ? authorizationOf(session) : {};
      const answer = await fetch(`/imports/${id}/refused-rows.xlsx`, { headers });
      if (answer.ok) save(await answer.blob(), words.downloadName(fileName));
      else toast('failure', await reasonOf(answer));
      // This door has no session watch of its own: any query lets the page's one see it.
      if (answer.status === 401) await apollo.refetchQueries({ include: 'active' });
    } catch {
      toast('failure', texts.errors.offline);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, download };
}

async function reasonOf(answer: Response): Promise<string> {
  if (answer.status === 401) return texts.errors.expired;
  const { message } = (await answer.json().catch(() => ({}))) as { message?: string };
  return message ?? words.downloadFailed;
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS);
}
