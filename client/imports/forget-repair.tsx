import { useForgetRepair } from './use-repair';

/** Stands where the corrections of an import have arrived: what was typed there waits no longer. */
export function ForgetRepair({ importId }: { importId: string }) {
  useForgetRepair(importId);
  return null;
}
