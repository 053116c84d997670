import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Dialog } from '../ui/dialog';
import { PasswordForm } from './password-form';

interface PasswordButtonProps {
  email: string;
  /** On the button, and to confirm it. */
  verb: string;
  title: string;
  hint: string;
  isDangerous?: boolean;
  work: (password: string) => Promise<void>;
}

/** Does something once the password has been typed again. */
export function PasswordButton({
  email,
  verb,
  title,
  hint,
  isDangerous,
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
          {...(isDangerous ? { isDangerous } : {})}
          work={async (password) => {
            await work(password);
            close();
          }}
          onCancel={close}
        />
      </Dialog>
    </>
  );
}
