import type { ReactNode } from 'react';
import { Footer } from './footer';
import { Header, type HeaderPlace } from './header';
import { frameTexts } from './texts/frame-texts';

/** The layout of every public page: header, content, footer. */
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
