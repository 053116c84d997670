import { Menu } from '@mantine/core';
import { useImperativeHandle, type ReactNode, type Ref, type RefObject } from 'react';

export interface MenuBoxProps {
  /** Of the button; the menu is labelled by it. */
  id: string;
  button: RefObject<HTMLElement | null>;
  opened: boolean;
  onClose: () => void;
  /** Where its edge is the button's. */
  side: 'start' | 'end';
  width?: number;
  /** Beside its button in the page's order, and not at the end of the page. */
  isBeside?: boolean;
  /** What is in it, made of the library's parts. */
  children: (Parts: typeof Menu) => ReactNode;
}

/** A menu without its button, which stands on the page already. */
export function MenuBox(props: MenuBoxProps) {
  const { id, button, opened, onClose, side, width, isBeside = false, children } = props;
  return (
    <Menu
      id={id}
      opened={opened}
      onClose={onClose}
      position={`bottom-${side}`}
      {...(width === undefined ? {} : { width })}
      withinPortal={!isBeside}
      withInitialFocusPlaceholder={!isBeside}
    >
      <Menu.Target>
        <Standing button={button} />
      </Menu.Target>
      <Menu.Dropdown>{children(Menu)}</Menu.Dropdown>
    </Menu>
  );
}

interface StandingProps {
  button: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLElement | null>;
}

/** Shows the library the button that is there, where it wants to make one. */
function Standing({ button, ref }: StandingProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => button.current, [button]);
  return null;
}
