import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Dialog } from '../ui/components/dialog';
import { PasswordForm } from './password-form';

interface PasswordButtonProps {
  email: string;
  /** The label of this button and of the confirming button. */
  verb: string;
  title: string;
  hint: string;
  isDangerous?: boolean;
  /** Whether a second factor is required too. */
  asksCode?: boolean;
  /** @param code null when none is required */
  work: (password: string, code: string | null) => Promise<void>;
}

/** Runs an action after the user has re-entered the password and, if required, a code. */
export function PasswordButton({
  email,
  verb,
  title,
  hint,
  isDangerous = false,
  asksCode = false,
  work,
}: PasswordButtonProps) {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="default" onClick={open}>
        {verb}
      </Button>
      <Dialog opened={opened} title={title} onClose={close}>
        <PasswordForm
          email={email}
          hint={hint}
          submit={verb}
          isDangerous={isDangerous}
          asksCode={asksCode}
          work={async (password, code) => {
            await work(password, code);
            close();
          }}
          onCancel={close}
        />
      </Dialog>
    </>
  );
}
