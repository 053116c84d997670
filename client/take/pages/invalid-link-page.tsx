/** @jsxImportSource preact */
import { PageFrame } from '../components/page-frame';
import { texts } from '../texts/texts';

/** For forged, replaced and revoked links: the page does not reveal which. */
export function InvalidLinkPage() {
  return (
    <PageFrame title={texts.problems.linkTitle} drawing="unknown">
      <p>{texts.problems.linkHint}</p>
      <p>{texts.problems.linkMade}</p>
      <p>
        <a href="/take">{texts.problems.toCode}</a>
      </p>
    </PageFrame>
  );
}
