/** @jsxImportSource preact */
import { isTrial } from '../session/navigation';
import { texts } from '../texts/texts';

/** After a trial: the link to the demo page, which also leads to the teacher's view. */
export function BackToDemo() {
  if (!isTrial()) return null;
  return (
    <p class="no-print">
      <a href="/demo">{texts.trial.next}</a>
    </p>
  );
}
