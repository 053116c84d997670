/** @jsxImportSource preact */
import { PageFrame } from '../components/page-frame';
import { texts } from '../texts/texts';

/** For links that are forged, replaced or taken back: nothing tells which. */
export function InvalidLinkPage() {
  return (
    <PageFrame title={texts.problems.linkTitle}>
      <p>{texts.problems.linkHint}</p>
      <p>{texts.problems.linkMade}</p>
      <p>
        <a href="/take">{texts.problems.toCode}</a>
      </p>
    </PageFrame>
  );
}
