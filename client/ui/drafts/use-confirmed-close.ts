import { useRef } from 'react';
import { confirmLeaving } from './leave-confirmation';

/** @returns a function that closes a dialog, after confirmation when typed text would be lost */
export function useConfirmedClose(close: () => void): () => void {
  const isAsking = useRef(false);
  return () => {
    // Escape in the confirmation closes the confirmation only.
    if (isAsking.current) return;
    isAsking.current = true;
    // After this event: the same Escape would otherwise close the confirmation.
    setTimeout(() => {
      void confirmLeaving().then((isConfirmed) => {
        isAsking.current = false;
        if (isConfirmed) close();
      });
    });
  };
}
