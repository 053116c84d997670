import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/profile';
import { Dialog } from '../../ui/components/dialog';
import { toast } from '../../ui/feedback/toasts';
import { twoFactorTexts } from '../../ui/texts/account/two-factor-texts';
import type { Colleague } from './colleagues.query';
import { PasswordForm } from '../password-form';

const SWITCH_OFF = graphql(`
  mutation SwitchOffMemberTwoFactor($input: SwitchOffMemberTwoFactorInput!) {
    switchOffMemberTwoFactor(input: $input) {
      id
      hasTwoFactor
    }
  }
`);

const { colleague: words } = twoFactorTexts;

interface ColleagueTwoFactorProps {
  /** The address of the logged-in user. */
  email: string;
  /** The colleague; null closes the dialog. */
  colleague: Colleague | null;
  onClose: () => void;
}

/** Switches off the two-factor log-in of a colleague who has lost their second factor. */
export function ColleagueTwoFactor({ email, colleague, onClose }: ColleagueTwoFactorProps) {
  const [switchOff] = useMutation(SWITCH_OFF);
  return (
    <Dialog
      opened={colleague !== null}
      title={words.title(colleague?.fullName ?? '')}
      onClose={onClose}
    >
      {colleague && (
        <PasswordForm
          email={email}
          hint={words.hint}
          submit={words.switchOff}
          isDangerous
          work={async (password) => {
            await switchOff({ variables: { input: { id: colleague.id, password } } });
            toast('success', words.done(colleague.fullName));
            onClose();
          }}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
