import { Button, type ButtonProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode, Ref } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { useAction } from '../feedback/use-action';

interface ConfirmedButtonProps<T> {
  ref?: Ref<HTMLButtonElement>;
  size?: ButtonProps['size'];
  /** On the button, and to confirm it. */
  verb: string;
  /** The verb with what it is about, where several stand on a page. */
  name?: string;
  title: string;
  /** What it would do. */
  hint: ReactNode;
  isDangerous?: boolean;
  work: () => Promise<T>;
  /** What is said when it is done. */
  said: string | ((outcome: T) => string);
  /** The button itself may be gone by then. */
  onDone?: () => void;
}

/** Asks first, does it, and says how it went. For one of a list: use-confirmed.ts. */
export function ConfirmedButton<T>(props: ConfirmedButtonProps<T>) {
  const { ref, size, verb, name, title, hint, isDangerous = false, work, said, onDone } = props;
  const [opened, { open, close }] = useDisclosure(false);
  const { isBusy, act } = useAction();
  const confirm = async (): Promise<void> => {
    if (!(await act(work, said))) return;
    close();
    onDone?.();
  };
  return (
    <>
      <Button ref={ref} variant="default" size={size} aria-label={name} onClick={open}>
        {verb}
      </Button>
      <ConfirmDialog
        opened={opened}
        title={title}
        hint={hint}
        confirm={verb}
        isDangerous={isDangerous}
        isBusy={isBusy}
        onClose={close}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
