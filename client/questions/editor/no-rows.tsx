import { Text } from '@mantine/core';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';

interface NoRowsProps {
  /** Calls back if the focus is to come here, until that returns true. */
  giveFocus: (give: () => boolean) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  children: string;
}

/** Says why the outline shows no rows. The focus of the last row that was deleted comes here, where Ctrl+Z brings it back. */
export function NoRows({ giveFocus, onKeyDown, children }: NoRowsProps) {
  const message = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() =>
    giveFocus(() => {
      // Whoever is in the search stays there.
      if (document.activeElement === document.body) message.current?.focus();
      return true;
    }),
  );
  return (
    <Text ref={message} c="dimmed" role="status" py="md" tabIndex={-1} onKeyDown={onKeyDown}>
      {children}
    </Text>
  );
}
