/**
 * Where links of the public pages lead. Which hosts there are is known only where this runs, so the server writes
 * these two into each page as it is sent (server/core/http/site-pages.ts).
 */

/** In front of `/login` and `/register`: nothing, or the origin of the staff's own host. */
export const STAFF = '__STAFF_ORIGIN__';
/** The origin by which the public site is known: for what must name a whole address. */
export const SITE = '__SITE_ORIGIN__';

/** Sections of the landing page, as they come. Their ids are the specification's (section 2). */
export const sections = ['home', 'about', 'help', 'features', 'plans'] as const;
export type Section = (typeof sections)[number];
