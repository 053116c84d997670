import { useEffect, type MouseEvent } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { Header } from '../site/header';
import { initNavigation } from '../site/navigation';
import '../site/styles/button.css';
import '../site/styles/header.css';
import classes from './public-layout.module.css';
import { siteOrigin, staffOrigin } from './addresses/origins';

/**
 * Pages before the log-in, under the header of the public site (docs/specification.md, section 2).
 */
export function Component() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(initNavigation, []);
  // Links between these pages need no reload.
  const stay = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a');
    const path = link?.getAttribute('href') ?? '';
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    // Links of the pages have navigated already, or do something else first.
    if (!isPlain || event.defaultPrevented || !['/login', '/register'].includes(path)) return;
    event.preventDefault();
    void navigate(path);
  };
  return (
    <div className={classes.front} onClick={stay}>
      <Header
        place={pathname === '/login' ? 'login' : 'elsewhere'}
        staff={staffOrigin()}
        site={siteOrigin()}
      />
      <Outlet />
    </div>
  );
}
