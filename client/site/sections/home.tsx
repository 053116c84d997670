import { AnswerSheet } from './answer-sheet';
import { STAFF } from '../texts/addresses';
import { TickIcon } from './icons';
import { Screen } from '../screens/screen';
import { homeTexts as texts } from '../texts/home-texts';

/** The first screen: the product in brief, with links to register and to the demo. */
export function Home() {
  return (
    <section id="home" tabIndex={-1} aria-labelledby="home-title" className="site-hero">
      <div className="site-hero-row">
        <div>
          <h1 id="home-title">{texts.title}</h1>
          <p className="site-lead">{texts.lead}</p>
          <p className="site-actions">
            <a className="site-button is-large" href={`${STAFF}/register`}>
              {texts.register}
            </a>
            <a className="site-button is-large is-quiet" href="/demo">
              {texts.tryIt}
            </a>
          </p>
          <p className="site-dim">{texts.noAccount}</p>
        </div>
        <div className="site-hero-picture">
          <Screen name="quiz" sizes="(min-width: 62em) 36rem, 92vw" isFirst />
          <AnswerSheet />
        </div>
      </div>
      <Why />
    </section>
  );
}

/** A `details` element: it opens without scripts. */
function Why() {
  return (
    <details className="site-why">
      <summary>{texts.why}</summary>
      <div className="site-why-block">
        <p>{texts.whyLead}</p>
        <ul className="site-reasons">
          {texts.reasons.map(([name, reason]) => (
            <li key={name}>
              <TickIcon />
              <div>
                <h2>{name}</h2>
                <p>{reason}</p>
              </div>
            </li>
          ))}
        </ul>
        <p>
          {texts.demoLead} <a href="/demo">{texts.demoLink}</a>.
        </p>
      </div>
    </details>
  );
}
