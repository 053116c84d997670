import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { problemMessage, toProblem } from '../../ui/feedback/problem';
import { STORE_IMPORT } from './import-preview.query';

/**
 * Stores the questions of a preview. Sent again, they are stored once.
 * @param onStoring called when the import goes on
 */
export function useStoreImport(id: string, onStoring: () => void) {
  const [storeImport, { loading }] = useMutation(STORE_IMPORT, { variables: { id } });
  const [failure, setFailure] = useState<string | null>(null);
  const store = async (): Promise<void> => {
    setFailure(null);
    try {
      await storeImport();
      onStoring();
    } catch (error) {
      setFailure(problemMessage(toProblem(error)));
    }
  };
  return { isBusy: loading, failure, store };
}
