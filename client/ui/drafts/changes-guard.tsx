import { LeaveGuard } from './leave-guard';
import { texts } from '../texts/texts';

const { leaveChanged, leaveUnsaved } = texts.common;

/** Asks before a page is left whose form is changed. @param title what is not saved */
export function ChangesGuard({ title }: { title: string }) {
  return <LeaveGuard title={title} hint={leaveChanged} leave={leaveUnsaved} />;
}
