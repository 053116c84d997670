import { STAFF } from '../texts/addresses';
import { Screen } from '../screens/screen';
import { Section } from './section';
import { featureTexts as texts } from '../texts/feature-texts';
import { tour } from '../texts/tour-texts';

/** The stops of the tour with a screenshot here; the others are on the features page. */
const SHOWN_STOPS = ['importing', 'giving', 'marking'];
const SIZES = '(min-width: 75rem) 23rem, (min-width: 52em) 31vw, 92vw';

/** The features in brief. */
export function Features() {
  return (
    <Section id="features" title={texts.title} lead={texts.lead} isPaper>
      <ul className="site-cards">
        {texts.brief.map(([name, text]) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className="site-glances">
        {tour
          .filter(({ id }) => SHOWN_STOPS.includes(id))
          .map(({ id, title, screen }) => (
            <figure key={id}>
              <Screen name={screen} sizes={SIZES} />
              <figcaption>
                <a href={`/features#${id}`}>{title}</a>
              </figcaption>
            </figure>
          ))}
      </div>
      <p className="site-actions">
        <a className="site-button is-large" href={`${STAFF}/register`}>
          {texts.begin}
        </a>
        <a className="site-button is-large is-quiet" href="/features">
          {texts.more}
        </a>
      </p>
    </Section>
  );
}
