import { accountTexts } from '../ui/texts/account-texts';
import type { StaleField } from '../ui/drafts/stale-draft';
import { StaleNotice } from '../ui/drafts/stale-notice';

const { staleTitle, staleHint } = accountTexts;

interface ChangedElsewhereProps<Draft> {
  stale: StaleField<Draft>[];
  /** What is stored now. */
  now: Draft;
  labels: Record<keyof Draft, string>;
  onTakeAll: () => void;
}

/** What was saved in another tab or on another device, where it was changed here, too. */
export function ChangedElsewhere<Draft extends Record<keyof Draft, string>>(
  props: ChangedElsewhereProps<Draft>,
) {
  const { stale, now, labels, onTakeAll } = props;
  if (stale.length === 0) return null;
  return (
    <StaleNotice
      title={staleTitle}
      hint={staleHint}
      lines={stale.map(({ field, outcome }) => ({
        field,
        outcome,
        label: labels[field],
        theirs: now[field],
      }))}
      onTakeAll={onTakeAll}
    />
  );
}
