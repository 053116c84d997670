/** @jsxImportSource preact */
import { PageFrame } from '../components/page-frame';
import { finishTexts as words } from '../texts/finish-texts';

/** After a candidate has finished on a shared computer. */
export function FinishedPage() {
  return (
    <PageFrame title={words.done} drawing="done">
      <p>{words.doneHint}</p>
      <p>{words.runsOn}</p>
      <p>{words.remains}</p>
      <p>
        <a href="/take">{words.another}</a>
      </p>
    </PageFrame>
  );
}
