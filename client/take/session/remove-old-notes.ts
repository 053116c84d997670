/** What this browser has noted of learners goes in time, whichever page of an exam is opened next. */
import { removeOldMarks } from './finished-links';
import { removeOldJoined } from './joined';

export function removeOldNotes(): void {
  removeOldMarks();
  removeOldJoined();
}
