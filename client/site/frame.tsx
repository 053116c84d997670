import type { ReactNode } from 'react';
import { Footer } from './footer';
import { Header, type HeaderPlace } from './header';
import { frameTexts } from './texts/frame-texts';

/** What stands around the content of every public page. */
export function Frame({ place, children }: { place: HeaderPlace; children: ReactNode }) {
  return (
    <>
      <a className="site-skip" href="#main">
        {frameTexts.skip}
      </a>
      <Header place={place} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
