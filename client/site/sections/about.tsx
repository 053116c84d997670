import { Section } from '../section';
import { aboutTexts as texts } from '../texts/about-texts';

/** @param isPage whole, on its own page */
export function About({ isPage = false }: { isPage?: boolean }) {
  return (
    <Section id="about" title={texts.title} lead={texts.lead} isPage={isPage} isPaper>
      <h3>{texts.whoTitle}</h3>
      <ul className="site-cards">
        {texts.who.map(([name, text]) => (
          <li key={name}>
            <h4>{name}</h4>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {isPage ? (
        <>
          <h3>{texts.howTitle}</h3>
          <ul className="site-list">
            {texts.how.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          <a href="/about">{texts.more}</a>
        </p>
      )}
    </Section>
  );
}
