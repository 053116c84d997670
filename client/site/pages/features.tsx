import { STAFF } from '../texts/addresses';
import { Screen } from '../screens/screen';
import { Section } from '../sections/section';
import { featureTexts as texts } from '../texts/feature-texts';
import { safetyTexts as safety, tour } from '../texts/tour-texts';

const SIZES = '(min-width: 62em) 38rem, 92vw';

/** All features with screenshots, and the security measures. */
export function FeaturesPage() {
  return (
    <>
      <Section id="features" title={texts.title} lead={texts.lead} isPage isPaper>
        <nav aria-label={texts.contents}>
          <ul className="site-contents">
            {tour.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
            <li>
              <a href="#safety">{safety.title}</a>
            </li>
          </ul>
        </nav>
        {tour.map(({ id, title, lead, points, screen }) => (
          <section
            key={id}
            id={id}
            tabIndex={-1}
            className="site-stop"
            aria-labelledby={`${id}-title`}
          >
            <div>
              <h2 id={`${id}-title`}>{title}</h2>
              <p className="site-lead">{lead}</p>
              <ul className="site-list">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </div>
            <Screen name={screen} sizes={SIZES} />
          </section>
        ))}
        <p className="site-dim site-unprinted">
          {texts.pictures} <a href="https://github.com/uberspot/OpenTriviaQA">OpenTriviaQA</a>,{' '}
          <a href="https://creativecommons.org/licenses/by-sa/4.0/">CC BY-SA 4.0</a>.
        </p>
      </Section>
      <Section id="safety" title={safety.title} lead={safety.lead}>
        <dl className="site-answers">
          {safety.points.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <h3>{safety.notYet}</h3>
        <p className="site-lead">{safety.notYetText}</p>
        <p>
          <a className="site-button is-large" href={`${STAFF}/register`}>
            {texts.begin}
          </a>
        </p>
      </Section>
    </>
  );
}
