/**
 * The name of a time zone for readers: the city first, which people look for.
 * @param timeZone an IANA name
 * @returns for example `Kolkata (Asia)`, `Buenos Aires (Argentina)`, `UTC`
 */
export function zoneName(timeZone: string): string {
  const parts = timeZone.replaceAll('_', ' ').split('/');
  const city = parts.pop() ?? '';
  const region = parts.pop();
  return region === undefined ? city : `${city} (${region})`;
}
