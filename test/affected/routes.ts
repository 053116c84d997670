/** Which routes a string asks for. */

/** A route by its parts. Those that differ with each request begin with a colon. */
export type Parts = readonly string[];

export const partsOf = (path: string): Parts => path.split('/').filter(Boolean);

/** Whether a string names a route or the beginning of one, which tests often put the rest to. */
export function isAskedFor(route: Parts, said: string): boolean {
  if (!said.includes('/')) return false;
  const plain = said
    .replaceAll(/\w+:\/\/[^/\s]*/g, '')
    // What a template puts between its fixed parts is a blank here.
    .replaceAll(/\/ (?=$|[/.?])/g, '/:any')
    .trimEnd();
  return plain.split(/\s/).some((word, index) => {
    const asked = partsOf(word.replace(/[?#].*$/, ''));
    // After a blank it goes on with what was put in: nobody knows how far that went.
    const starts = index === 0 ? [0] : route.keys();
    return (
      word.includes('/') && [...starts].some((start) => isBeginning(asked, route.slice(start)))
    );
  });
}

function isBeginning(asked: Parts, route: Parts): boolean {
  const isOpen = (part: string): boolean => part.startsWith(':');
  const isSame = (part: string, index: number): boolean =>
    isOpen(part) || isOpen(route[index] ?? '') || part === route[index];
  const isNamed = asked.some((part, index) => part === route[index] && !isOpen(part));
  return isNamed && asked.length <= route.length && asked.every(isSame);
}
