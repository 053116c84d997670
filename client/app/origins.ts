/** In front of addresses of the public site: nothing where this host shows it, too. */
export const siteOrigin = (): string => originOf('site-origin');

/** In front of addresses of the staff area, likewise. */
export const staffOrigin = (): string => originOf('staff-origin');

/** As the server has written it into this page. */
function originOf(name: 'site-origin' | 'staff-origin'): string {
  const origin = document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? '';
  return URL.canParse(origin) ? origin : '';
}
