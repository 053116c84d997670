import { CloseButton, Group, Modal } from '@mantine/core';
import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { texts } from '../texts/texts';
import classes from './dialog-box.module.css';

export interface DialogProps {
  opened: boolean;
  title: string;
  onClose: () => void;
  /** A width of the theme. */
  size?: 'md' | 'lg';
  children: ReactNode;
}

/** Reports to the dialog below that another one opened or closed on top of it. */
const OverlayContext = createContext<(by: 1 | -1) => void>(() => undefined);

/**
 * A modal dialog. Mantine's own header would be announced as a second page header, so the title is
 * ours.
 */
export function DialogBox({ opened, title, onClose, size = 'md', children }: DialogProps) {
  const returnFocus = useFocusMenuButton(opened);
  const [overlayCount, setOverlayCount] = useState(0);
  const reportToParent = use(OverlayContext);
  useEffect(() => {
    if (!opened) return;
    reportToParent(1);
    return () => reportToParent(-1);
  }, [opened, reportToParent]);
  const [countOverlay] = useState(() => (by: 1 | -1) => setOverlayCount((count) => count + by));
  return (
    <Modal.Root
      opened={opened}
      // Escape closes the top dialog only.
      closeOnEscape={overlayCount === 0}
      onClose={onClose}
      onExitTransitionEnd={returnFocus}
      size={size}
      centered
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body pt="md" className={classes.body}>
          <Group justify="space-between" wrap="nowrap" mb="md">
            <Modal.Title fw={700} fz="lg">
              {title}
            </Modal.Title>
            <CloseButton aria-label={texts.common.close} onClick={onClose} />
          </Group>
          <OverlayContext value={countOverlay}>{children}</OverlayContext>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/**
 * Mantine returns the focus to the element that had it. A menu entry no longer exists by then, so
 * the button that opened the menu gets the focus.
 */
function useFocusMenuButton(opened: boolean): () => void {
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
