import { Island } from './islands/island';
import Contact from './islands/contact';
import Newsletter from './islands/newsletter';
import { SITE } from './texts/addresses';
import { Logo } from './logo';
import { formTexts } from './texts/form-texts';
import { frameTexts } from './texts/frame-texts';

const texts = frameTexts.footer;

/** Links to pages; on the landing page they scroll (docs/specification.md, section 2). */
const quick = [
  ['/home', texts.home, 'home'],
  ['/about', texts.about, 'about'],
  ['/features', texts.features, 'features'],
  ['/help', texts.help, 'help'],
] as const;

const more = [
  [`${SITE}/product`, texts.product],
  [`${SITE}/pricing`, texts.pricing],
  [`${SITE}/demo`, texts.demo],
  [`${SITE}/blog`, texts.blog],
  ['/graphql', texts.api],
  ['/verify', texts.verify],
] as const;

const legal = [
  ['/privacy-policy', texts.privacy],
  ['/terms', texts.terms],
  ['/cookies', texts.cookies],
] as const;

/** The footer of every public page. */
export function Footer() {
  return (
    <footer className="site-footer">
      <div className="site-footer-row site-footer-forms">
        <section id="contact" tabIndex={-1} aria-labelledby="contact-title">
          <h2 id="contact-title">{texts.contactTitle}</h2>
          <p>{formTexts.contact.lead}</p>
          <Island name="contact">
            <Contact />
          </Island>
        </section>
        <section id="newsletter" tabIndex={-1} aria-labelledby="newsletter-title">
          <h2 id="newsletter-title">{texts.newsletterTitle}</h2>
          <p>{formTexts.newsletter.lead}</p>
          <Island name="newsletter">
            <Newsletter />
          </Island>
          <p className="site-dim">
            <a href="/privacy-policy">{texts.stored}</a>
          </p>
        </section>
      </div>
      <div className="site-footer-row">
        <div className="site-footer-lead">
          <p className="site-brand">
            <Logo />
            {frameTexts.brand}
          </p>
          <p>{texts.lead}</p>
          <p>{texts.licence}</p>
        </div>
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links">{texts.linksTitle}</h2>
          <ul>
            {quick.map(([path, name, section]) => (
              <li key={path}>
                <a href={SITE + path} data-section={section}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="more-links">
          <h2 id="more-links">{texts.moreTitle}</h2>
          <ul>
            {more.map(([path, name]) => (
              <li key={path}>
                <a href={path}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="legal-links">
          <h2 id="legal-links">{texts.legalTitle}</h2>
          <ul>
            {legal.map(([path, name]) => (
              <li key={path}>
                <a href={path}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
