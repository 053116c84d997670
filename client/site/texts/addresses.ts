/**
 * Placeholders in the links of the public pages. Only the running server knows its hosts, so it replaces them
 * in each page that it sends (server/core/http/origins.ts).
 */

/** Prefix of `/login` and `/register`: empty, or the origin of the staff host. */
export const STAFF = '__STAFF_ORIGIN__';
/** Prefix of the public pages: empty, or the origin of the public host on pages of the staff host. */
export const SITE = '__SITE_ORIGIN__';
/** The canonical origin of the public site, on any host. */
export const CANONICAL = '__CANONICAL_ORIGIN__';

/** The operator of this installation, as configured. */
export const OPERATOR = '__OPERATOR__';

/** Sections of the landing page in their order. The ids are specified (docs/specification.md, section 2). */
export const sections = ['home', 'about', 'help', 'features', 'plan'] as const;
export type Section = (typeof sections)[number];
