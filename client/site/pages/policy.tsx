import { OPERATOR } from '../texts/addresses';
import { policyFrame, type Policy } from '../texts/policy-texts';

/** A policy page. */
export function PolicyPage({ policy }: { policy: Policy }) {
  return (
    <article className="site-section is-paper">
      <div className="site-section-row site-prose">
        <h1>{policy.title}</h1>
        <p className="site-lead">{policy.lead}</p>
        <section>
          <h2>{policyFrame.operatorTitle}</h2>
          <p>{OPERATOR}</p>
        </section>
        {policy.parts.map(({ title, text, points = [] }) => (
          <section key={title}>
            <h2>{title}</h2>
            {text && <p>{text}</p>}
            {points.length > 0 && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </article>
  );
}
