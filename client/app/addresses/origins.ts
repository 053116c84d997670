/** The origin of the public site; empty when this host serves it too. */
export const siteOrigin = (): string => originOf('site-origin');

/** The origin of the staff area; empty when this host serves it too. */
export const staffOrigin = (): string => originOf('staff-origin');

/** Reads the origin that the server wrote into this page. */
function originOf(name: 'site-origin' | 'staff-origin'): string {
  const origin = document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? '';
  return URL.canParse(origin) ? origin : '';
}
