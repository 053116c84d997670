import { Dialog } from '../../ui/components/dialog';
import { memberTexts as words } from '../../ui/texts/account/member-texts';
import { InviteForm, type InvitationDraft } from './invite-form';

interface InviteDialogProps {
  opened: boolean;
  /** The restored draft, or null. */
  start: unknown;
  onSent: () => void;
  onClose: () => void;
}

/** Asks for the address and role of a new colleague. */
export function InviteDialog({ opened, start, onSent, onClose }: InviteDialogProps) {
  return (
    <Dialog opened={opened} title={words.inviteTitle} onClose={onClose}>
      <InviteForm start={start as InvitationDraft | null} onSent={onSent} onCancel={onClose} />
    </Dialog>
  );
}
