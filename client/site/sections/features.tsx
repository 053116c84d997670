import { Section } from '../section';
import { featureTexts as texts } from '../texts/feature-texts';

/** All of it in brief. */
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
      <p>
        <a href="/features">{texts.more}</a>
      </p>
    </Section>
  );
}
