import { CloseButton, Group, Modal } from '@mantine/core';
import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { texts } from '../texts/texts';

export interface DialogProps {
  opened: boolean;
  title: string;
  onClose: () => void;
  /** As wide as its content wants; a width of the theme's. */
  size?: 'md' | 'lg';
  children: ReactNode;
}

/** Tells a dialog that another one stands over it, or no longer does. */
const Cover = createContext<(by: 1 | -1) => void>(() => undefined);

/** A modal dialog. Its title is no page header: the library's own would be announced as a second one. */
export function DialogBox({ opened, title, onClose, size = 'md', children }: DialogProps) {
  const returnFocus = useReturnToMenu(opened);
  const [covers, setCovers] = useState(0);
  const below = use(Cover);
  useEffect(() => {
    if (!opened) return;
    below(1);
    return () => below(-1);
  }, [opened, below]);
  const [cover] = useState(() => (by: 1 | -1) => setCovers((now) => now + by));
  return (
    <Modal.Root
      opened={opened}
      // Escape is for the one on top.
      closeOnEscape={covers === 0}
      onClose={onClose}
      onExitTransitionEnd={returnFocus}
      size={size}
      centered
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body pt="md">
          <Group justify="space-between" wrap="nowrap" mb="md">
            <Modal.Title fw={700} fz="lg">
              {title}
            </Modal.Title>
            <CloseButton aria-label={texts.common.close} onClick={onClose} />
          </Group>
          <Cover value={cover}>{children}</Cover>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/**
 * The library gives the focus back to what had it. An entry of a menu is gone by then: whatever opened
 * the menu gets it.
 */
function useReturnToMenu(opened: boolean): () => void {
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!opened) return;
    const menu = document.activeElement?.closest('[role="menu"]');
    opener.current = document.getElementById(menu?.getAttribute('aria-labelledby') ?? '');
  }, [opened]);
  return () => {
    if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
  };
}
