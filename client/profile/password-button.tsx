import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Dialog } from '../ui/components/dialog';
import { PasswordForm } from './password-form';

interface PasswordButtonProps {
  email: string;
  /** On the button, and to confirm it. */
  verb: string;
  title: string;
  hint: string;
  isDangerous?: boolean;
  /** Whether the second factor is asked for, too. */
  asksCode?: boolean;
  /** @param code null where none is asked for */
  work: (password: string, code: string | null) => Promise<void>;
}

/** Does something once the password, and where need be a code, has been typed again. */
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
