import { Progress } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { useIsAwaited } from '../ui/lazy/lazy-component';
import { PageTitle } from '../ui/components/page-title';
import { texts } from '../ui/texts/texts';
import classes from './root.module.css';

/** What all pages have in common when one leads to another. */
export function Root() {
  const isLeading = useNavigation().state !== 'idle';
  const isUnderWay = useIsAwaited() || isLeading;
  useFocusOnArrival();
  return (
    <PageTitle>
      {isUnderWay && (
        <Progress
          value={100}
          animated
          size="xs"
          radius={0}
          className={classes.underWay}
          aria-label={texts.common.loading}
        />
      )}
      <Outlet />
      <ScrollRestoration />
    </PageTitle>
  );
}

/** A new page begins at its beginning for the keyboard too, unless it has a field to begin with. */
function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const main = document.querySelector('main');
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);
}
