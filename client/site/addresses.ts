/**
 * Where links of the public pages lead. Which hosts there are is known only where this runs, so the server writes
 * these into each page as it is sent (server/core/http/origins.ts).
 */

/** In front of `/login` and `/register`: nothing, or the origin of the staff's own host. */
export const STAFF = '__STAFF_ORIGIN__';
/** In front of the public pages: nothing, or the origin of their own host, where this is the staff's. */
export const SITE = '__SITE_ORIGIN__';
/** The origin by which the public site is known, whatever host shows it. */
export const CANONICAL = '__CANONICAL_ORIGIN__';

/** Who runs this installation, in their own words. */
export const OPERATOR = '__OPERATOR__';

/** Sections of the landing page, as they come. Their ids are the specification's (section 2). */
export const sections = ['home', 'about', 'help', 'features', 'plan'] as const;
export type Section = (typeof sections)[number];
