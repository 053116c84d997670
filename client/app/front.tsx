import { useEffect, type MouseEvent } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { Header } from '../site/header';
import { keepNavigation } from '../site/navigation';
import '../site/styles/tokens.css';
import '../site/styles/button.css';
import '../site/styles/header.css';
import classes from './front.module.css';
import { siteOrigin, staffOrigin } from './origins';

/** Pages before the log-in stand under the header of the public site (specification, section 2). */
export function Component() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(keepNavigation, []);
  // Between these pages nothing needs to be loaded anew.
  const stay = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a');
    const path = link?.getAttribute('href') ?? '';
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!isPlain || !['/login', '/register'].includes(path)) return;
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
