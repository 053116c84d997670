import { useDisclosure } from '@mantine/hooks';
import { useId, useRef, type ReactNode, type Ref } from 'react';
import type { MenuBoxProps } from './menu-box';
import { lazyComponent } from '../lazy/lazy-component';

const MenuBox = lazyComponent<MenuBoxProps>(async () => (await import('./menu-box')).MenuBox);

interface ButtonProps {
  id: string;
  ref: Ref<HTMLButtonElement>;
  onClick: () => void;
  onPointerEnter: () => void;
  onFocus: () => void;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
}

interface MenuProps extends Pick<MenuBoxProps, 'side' | 'width' | 'isInline' | 'children'> {
  /** Renders the button that opens the menu. */
  button: (props: ButtonProps) => ReactNode;
}

/** A button with a menu. The menu's code is loaded when the first one is opened. */
export function Menu({ button: makeButton, ...menu }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, { toggle, close }] = useDisclosure(false);
  return (
    <>
      {makeButton({
        id,
        ref: button,
        onClick: toggle,
        ...MenuBox.preload,
        'aria-haspopup': 'menu',
        'aria-expanded': opened,
        'aria-controls': opened ? `${id}-dropdown` : undefined,
      })}
      <MenuBox {...menu} id={id} button={button} opened={opened} onClose={close} />
    </>
  );
}
