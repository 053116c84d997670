import { useEffect } from 'react';
import {
  withTokenLock,
  isSameAddress,
  readRemembered,
  storeRemembered,
} from '../auth/remembered-browser';
import { renameDraftOwner } from '../ui/drafts/draft-autosave';
import { changeSessionEmail } from '../ui/session/session';

/**
 * Moves this browser's data to the account's new e-mail address, when it was changed here or on
 * another device. Other tabs learn of it from the session (session-router.ts).
 * @param email the address on the server; undefined until loaded
 */
export function useEmailChange(email: string | undefined): void {
  useEffect(() => {
    const before = email === undefined ? null : changeSessionEmail(email);
    if (before === null || email === undefined) return;
    renameDraftOwner(before, email);
    void withTokenLock(() => {
      const remembered = readRemembered();
      if (!remembered || !isSameAddress(remembered.email, before)) return;
      storeRemembered({ ...remembered, email });
    });
  }, [email]);
}
