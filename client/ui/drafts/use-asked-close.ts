import { useRef } from 'react';
import { mayLeave } from './leaving';

/** @returns closes a dialog, once nothing typed in it would be lost or its owner lets that go */
export function useAskedClose(close: () => void): () => void {
  const isAsking = useRef(false);
  return () => {
    // Escape in the question is about the question.
    if (isAsking.current) return;
    isAsking.current = true;
    // After this event: the dialog that asks would otherwise be closed by the same Escape.
    setTimeout(() => {
      void mayLeave().then((leaves) => {
        isAsking.current = false;
        if (leaves) close();
      });
    });
  };
}
