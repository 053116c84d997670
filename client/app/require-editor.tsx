import { Outlet } from 'react-router-dom';
import { useCan } from '../ui/session/abilities';
import { Notice } from '../ui/feedback/notice';
import { roleTexts as words } from '../ui/texts/account/role-texts';

/** Guards pages that change something: users who cannot edit see a notice, not a form. */
export function RequireEditor() {
  if (useCan('EDIT')) return <Outlet />;
  return (
    <Notice tone="warning" title={words.notAllowed}>
      {words.notAllowedHint}
    </Notice>
  );
}
