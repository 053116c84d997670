import { CloseButton, Group, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from './texts';

interface DialogProps {
  opened: boolean;
  title: string;
  onClose: () => void;
  /** As wide as its content wants; a width of the theme's. */
  size?: 'md' | 'lg';
  children: ReactNode;
}

/** A modal dialog. Its title is no page header: the library's own would be announced as a second one. */
export function Dialog({ opened, title, onClose, size = 'md', children }: DialogProps) {
  return (
    <Modal.Root opened={opened} onClose={onClose} size={size} centered>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body pt="md">
          <Group justify="space-between" wrap="nowrap" mb="md">
            <Modal.Title fw={700} fz="lg">
              {title}
            </Modal.Title>
            <CloseButton aria-label={texts.common.close} onClick={onClose} />
          </Group>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
