/** @jsxImportSource preact */
import { isTrial } from '../place';
import { texts } from '../texts/texts';

/** Where a trial goes on that was handed in: its teacher's look is found from there. */
export function TrialNext() {
  if (!isTrial()) return null;
  return (
    <p class="no-print">
      <a href="/demo">{texts.trial.next}</a>
    </p>
  );
}
