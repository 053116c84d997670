import { Button, type ButtonProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode, Ref } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { useAction } from '../feedback/use-action';

interface ConfirmedButtonProps<T> {
  ref?: Ref<HTMLButtonElement>;
  size?: ButtonProps['size'];
  /** The label of this button and of the confirming button. */
  verb: string;
  /** The accessible name, needed where a page has several such buttons. */
  name?: string;
  title: string;
  /** Describes the effect of the action. */
  hint: ReactNode;
  isDangerous?: boolean;
  work: () => Promise<T>;
  /** Shown when the action succeeds. */
  doneMessage: string | ((outcome: T) => string);
  /** Called after the action. The button itself may be unmounted by then. */
  onDone?: () => void;
}

/**
 * A button that asks for confirmation, runs its action and shows the outcome. For list entries:
 * use-confirmed-action.ts.
 */
export function ConfirmedButton<T>(props: ConfirmedButtonProps<T>) {
  const {
    ref,
    size,
    verb,
    name,
    title,
    hint,
    isDangerous = false,
    work,
    doneMessage,
    onDone,
  } = props;
  const [opened, { open, close }] = useDisclosure(false);
  const { isBusy, act } = useAction();
  const confirm = async (): Promise<void> => {
    if (!(await act(work, doneMessage))) return;
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
