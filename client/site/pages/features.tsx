import { Section } from '../section';
import { featureTexts as texts } from '../texts/feature-texts';

/** Everything that it does. */
export function FeaturesPage() {
  return (
    <Section id="features" title={texts.title} lead={texts.lead} isPage isPaper>
      <ul className="site-cards">
        {texts.brief.map(([name, text]) => (
          <li key={name}>
            <h2>{name}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
