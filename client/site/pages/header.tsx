import { frameTexts } from '../texts/frame-texts';

/** The header as a page of its own (docs/specification.md, section 2). */
export function HeaderPage() {
  return (
    <section className="site-section">
      <div className="site-section-row">
        <h1>{frameTexts.brand}</h1>
        <p className="site-lead">{frameTexts.footer.lead}</p>
      </div>
    </section>
  );
}
