import { useClearRepairDraft } from './use-repair';

/** Deletes the repair draft of an import whose corrections have been imported. */
export function ClearRepairDraft({ importId }: { importId: string }) {
  useClearRepairDraft(importId);
  return null;
}
