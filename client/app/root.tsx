import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { useIsLoadingComponent } from '../ui/lazy/lazy-component';
import { scrollKeyOf, useRememberedVisits } from '../ui/hooks/visited-pages';
import { PageTitle } from '../ui/components/page-title';
import { texts } from '../ui/texts/texts';
import classes from './root.module.css';

/** The behaviour of all pages on navigation: progress bar, title, focus and scroll position. */
export function Root() {
  const isNavigating = useNavigation().state !== 'idle';
  const isLoading = useIsLoadingComponent() || isNavigating;
  useFocusOnNavigation();
  useRememberedVisits();
  return (
    <PageTitle>
      {isLoading && (
        // Mantine's would be 1 kB of script on every page.
        <div role="progressbar" aria-label={texts.common.loading} className={classes.progress} />
      )}
      <Outlet />
      <ScrollRestoration getKey={scrollKeyOf} />
    </PageTitle>
  );
}

/** Moves the keyboard focus to a new page, unless the page has focused a field itself. */
function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const main = document.querySelector('main');
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);
}
