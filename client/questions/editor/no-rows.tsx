import { Text } from '@mantine/core';
import { useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent } from 'react';

interface NoRowsProps {
  /** Calls back if the focus is to come here, until that returns true. */
  giveFocus: (give: () => boolean) => void;
  /** Called when the rows are back and the focus was here: it would be lost with the message. */
  onBack: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  children: string;
}

/** Says why the outline shows no rows. The focus of the last row that was deleted comes here, where Ctrl+Z brings it back. */
export function NoRows({ giveFocus, onBack, onKeyDown, children }: NoRowsProps) {
  const message = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() =>
    giveFocus(() => {
      // Whoever is in the search stays there.
      if (document.activeElement === document.body) message.current?.focus();
      return true;
    }),
  );
  const back = useEffectEvent(onBack);
  useLayoutEffect(() => {
    const shown = message.current;
    return () => {
      if (shown !== null && document.activeElement === shown) back();
    };
  }, []);
  return (
    <Text ref={message} c="dimmed" role="status" py="md" tabIndex={-1} onKeyDown={onKeyDown}>
      {children}
    </Text>
  );
}
