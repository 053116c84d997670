import { Menu } from '@mantine/core';
import { useImperativeHandle, type ReactNode, type Ref, type RefObject } from 'react';

export interface MenuBoxProps {
  /** The id of the button, which labels the menu. */
  id: string;
  button: RefObject<HTMLElement | null>;
  opened: boolean;
  onClose: () => void;
  /** The edge of the button that the menu is aligned with. */
  side: 'start' | 'end';
  width?: number;
  /** Renders the menu beside its button in the DOM, not at the end of the page. */
  isInline?: boolean;
  /** The entries, made of Mantine's menu components. */
  children: (Parts: typeof Menu) => ReactNode;
}

/** A menu without its button, which the page has rendered already. */
export function MenuBox(props: MenuBoxProps) {
  const { id, button, opened, onClose, side, width, isInline = false, children } = props;
  return (
    <Menu
      id={id}
      opened={opened}
      onClose={onClose}
      position={`bottom-${side}`}
      {...(width === undefined ? {} : { width })}
      withinPortal={!isInline}
      withInitialFocusPlaceholder={!isInline}
    >
      <Menu.Target>
        <ExistingTarget button={button} />
      </Menu.Target>
      <Menu.Dropdown>{children(Menu)}</Menu.Dropdown>
    </Menu>
  );
}

interface ExistingTargetProps {
  button: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLElement | null>;
}

/** Gives Mantine the existing button as the menu's target. */
function ExistingTarget({ button, ref }: ExistingTargetProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => button.current, [button]);
  return null;
}
