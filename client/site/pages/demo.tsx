import { Island } from '../islands/island';
import DemoIsland from '../islands/demo';
import { Section } from '../sections/section';
import { demoTexts as texts } from '../texts/demo-texts';

const { attribution } = texts;

/** The page where visitors take a short exam and see its results as a teacher does. */
export function DemoPage() {
  return (
    <Section id="demo" title={texts.title} lead={texts.lead} isPage isPaper>
      <ul className="site-list">
        {texts.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Island name="demo">
        <DemoIsland />
      </Island>
      <noscript>
        <p>{texts.needsScript}</p>
      </noscript>
      <h2>{texts.attributionTitle}</h2>
      <p>
        {attribution.before}
        <a href="https://github.com/uberspot/OpenTriviaQA">{attribution.source}</a>
        {attribution.by}
        <a href="https://creativecommons.org/licenses/by-sa/4.0/" rel="license">
          {attribution.licence}
        </a>
        {attribution.after}
      </p>
    </Section>
  );
}
