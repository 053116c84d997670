import { useEffect } from 'react';
import { aloneWithToken, isSameAddress, readRemembered, storeRemembered } from '../auth/remembered';
import { readdressDrafts } from '../ui/drafts/use-stored-draft';
import { renameSession } from '../ui/session/session';

/**
 * What this browser keeps under the account's address follows when the address is changed: here, or
 * on another device. Other tabs learn of it by the session (connect.ts).
 * @param email as the server has it; undefined until it is known
 */
export function useAddress(email: string | undefined): void {
  useEffect(() => {
    const before = email === undefined ? null : renameSession(email);
    if (before === null || email === undefined) return;
    readdressDrafts(before, email);
    void aloneWithToken(() => {
      const remembered = readRemembered();
      if (!remembered || !isSameAddress(remembered.email, before)) return;
      storeRemembered({ ...remembered, email });
    });
  }, [email]);
}
