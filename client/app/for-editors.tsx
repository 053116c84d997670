import { Outlet } from 'react-router-dom';
import { useMay } from '../ui/session/abilities';
import { Notice } from '../ui/feedback/notice';
import { roleTexts as words } from '../ui/texts/role-texts';

/** Pages that change something: who may not is told so, and shown no form that would be refused. */
export function ForEditors() {
  if (useMay('EDIT')) return <Outlet />;
  return (
    <Notice tone="warning" title={words.notAllowed}>
      {words.notAllowedHint}
    </Notice>
  );
}
