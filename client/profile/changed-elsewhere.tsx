import { accountTexts } from '../ui/texts/account/account-texts';
import type { StaleField } from '../ui/drafts/merge-drafts';
import { StaleNotice } from '../ui/drafts/stale-notice';

const { staleTitle, staleHint } = accountTexts;

interface ChangedElsewhereProps<Draft> {
  stale: StaleField<Draft>[];
  /** The stored values. */
  now: Draft;
  labels: Record<keyof Draft, string>;
  onTakeAll: () => void;
}

/** Shows conflicts with changes from another tab or device. */
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
