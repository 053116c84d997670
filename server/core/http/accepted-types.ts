/**
 * Whether a header `Accept` allows a content type (RFC 9110, section 12.5.1). Without the header all are allowed.
 * @param type in lower case, for example `text/event-stream`
 */
export function allowsType(accept: string | undefined, type: string): boolean {
  if (!accept?.trim()) return true;
  const [group] = type.split('/');
  const qualities = new Map(accept.toLowerCase().split(',').map(toQuality));
  // The most exact range decides.
  return (qualities.get(type) ?? qualities.get(`${group}/*`) ?? qualities.get('*/*') ?? 0) > 0;
}

/** A range and its quality, which is 1 where none is given. */
function toQuality(entry: string): [range: string, quality: number] {
  const [range = '', ...parameters] = entry.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return [range, quality === undefined ? 1 : Number(quality) || 0];
}
