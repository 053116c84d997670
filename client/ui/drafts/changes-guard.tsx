import { LeaveGuard } from './leave-guard';
import { texts } from '../texts/texts';

const { leaveChanged, leaveUnsaved } = texts.common;

/** Asks before the user leaves a changed form. @param title what is not saved */
export function ChangesGuard({ title }: { title: string }) {
  return <LeaveGuard title={title} hint={leaveChanged} leave={leaveUnsaved} />;
}
