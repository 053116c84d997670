import { Section } from './section';
import { aboutTexts as texts } from '../texts/about-texts';

/** @param isPage the full text, as a page of its own */
export function About({ isPage = false }: { isPage?: boolean }) {
  const Part = isPage ? 'h2' : 'h3';
  const Item = isPage ? 'h3' : 'h4';
  return (
    <Section id="about" title={texts.title} lead={texts.lead} isPage={isPage} isPaper>
      <Part>{texts.whoTitle}</Part>
      <ul className="site-cards">
        {texts.who.map(([name, text]) => (
          <li key={name}>
            <Item>{name}</Item>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {isPage ? (
        <>
          <Part>{texts.howTitle}</Part>
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
