import { readSession } from '../session/session';
import { storedDrafts } from './draft-store';

/** The names of the forms with unsaved input of this user, in this browser: also those of other open pages. */
export function draftNames(): ReadonlySet<string> {
  const owner = readSession()?.email;
  const own = storedDrafts().filter(([, stored]) => stored.owner === owner);
  return new Set(own.map(([, { name }]) => name));
}
