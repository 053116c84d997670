import { SITE, STAFF, type Section } from './texts/addresses';
import { Logo } from './logo';
import { MenuIcon, CloseIcon } from './sections/icons';
import { frameTexts as texts } from './texts/frame-texts';

/** The page it is on: its links and its button depend on it (docs/specification.md, section 2). */
export type HeaderPlace = 'landing' | 'elsewhere' | 'login';

interface HeaderProps {
  place: HeaderPlace;
  /** Prefix of the staff pages' addresses. */
  staff?: string;
  /** Prefix of the public pages' addresses. */
  site?: string;
}

/** The header bar. Its links work without scripts; navigation.ts adds scrolling and hiding. */
export function Header({ place, staff = STAFF, site = SITE }: HeaderProps) {
  const isLanding = place === 'landing';
  const addressOf = (section: Section): string => {
    if (isLanding) return `#${section}`;
    return section === 'home' ? `${site}/` : `${site}/#${section}`;
  };
  return (
    <header className="site-header" data-bar>
      <div className="site-header-row">
        <a className="site-brand" href={`${site}/`}>
          <Logo />
          {texts.brand}
        </a>
        <nav className="site-nav" aria-label={texts.navigation}>
          {texts.menu.map(([section, name]) => (
            <a key={section} href={addressOf(section)} data-section={section}>
              {name}
            </a>
          ))}
        </nav>
        {place === 'login' ? (
          <a className="site-button" href={`${staff}/register`}>
            {texts.signUp}
          </a>
        ) : (
          <a className="site-button" href={`${staff}/login`} data-log-in>
            {texts.logIn}
          </a>
        )}
        <button
          type="button"
          className={isLanding ? 'site-menu-button is-narrow' : 'site-menu-button'}
          popoverTarget="site-menu"
          aria-label={texts.openMenu}
        >
          <MenuIcon />
        </button>
      </div>
      <nav id="site-menu" className="site-panel" popover="auto" aria-label={texts.navigation}>
        <button
          type="button"
          className="site-menu-button"
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          aria-label={texts.closeMenu}
        >
          <CloseIcon />
        </button>
        {(isLanding ? texts.panel : texts.menu).map(([section, name]) => {
          // On other pages, Plans in the side menu is a page (docs/specification.md, section 2).
          const isPage = !isLanding && section === 'plan';
          return isPage ? (
            <a key={section} href={`${site}/plans`}>
              {name}
            </a>
          ) : (
            <a key={section} href={addressOf(section)} data-section={section}>
              {name}
            </a>
          );
        })}
        {!isLanding && <a href={`${staff}/register`}>{texts.signUp}</a>}
      </nav>
    </header>
  );
}
