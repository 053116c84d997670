import { fromWallTime, toWallTime } from '../../ui/zoned-time';

interface Window {
  opensAt: string | null;
  closesAt: string | null;
}

/**
 * The times of a candidate's own window that were changed in the form. The others are left out: the closing may have
 * moved by a pause since the form was filled.
 * @param typed wall times in the zone; empty for none
 * @param previous the instants that filled the form
 */
export function changedWindow(
  typed: Record<keyof Window, string>,
  previous: Window,
  timeZone: string,
): Partial<Window> {
  const names = (['opensAt', 'closesAt'] as const).filter(
    (name) => typed[name] !== toWallTime(previous[name], timeZone),
  );
  return Object.fromEntries(
    names.map((name) => [name, fromWallTime(typed[name], timeZone, previous[name])]),
  );
}
