import { Button, Group, Notification, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Tone } from './notice';
import { texts } from '../texts/texts';
import { hideToast, useToasts, type Toast } from './toasts';
import classes from './toast-stack.module.css';

const COLORS: Record<Tone, string> = { success: 'green', failure: 'red', warning: 'yellow' };
const STANDS_MS = 5_000;

/**
 * Where messages stand. All of them stay while the pointer or the focus is on one.
 * Not the library's: that one weighs twelve kilobytes on every page, and it must be there when the line
 * is not.
 */
export function ToastStack() {
  const toasts = useToasts();
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const stack = useRef<HTMLDivElement>(null);
  /** What had the focus before. */
  const before = useRef<Element | null>(null);
  // A finger that taps the last one away never leaves it.
  if (toasts.length === 0 && isPointedAt) setPointedAt(false);
  const giveBack = (): void => {
    if (!stack.current?.contains(document.activeElement)) return;
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    setFocused(false);
  };
  return (
    <div
      ref={stack}
      className={classes.stack}
      onMouseEnter={() => setPointedAt(true)}
      onMouseLeave={() => setPointedAt(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
        setFocused(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) =>
        setFocused(currentTarget.contains(relatedTarget))
      }
    >
      {toasts.map((toast) => (
        <Message
          key={toast.id}
          toast={toast}
          isHeld={isPointedAt || isFocused}
          onAnswer={giveBack}
        />
      ))}
    </div>
  );
}

interface MessageProps {
  toast: Toast;
  /** It stays for now, and stands its whole time once it is let go. */
  isHeld: boolean;
  /** It is closed, or what it tells is taken back. */
  onAnswer: () => void;
}

function Message({ toast, isHeld, onAnswer }: MessageProps) {
  const { id, tone, message, onUndo, isGoing } = toast;
  const hide = useEffectEvent(() => hideToast(id));
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => hide(), STANDS_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  const close = (): void => {
    onAnswer();
    hideToast(id);
  };
  const undo = (): void => {
    // A second click meets it on its way out.
    if (isGoing) return;
    close();
    onUndo?.();
  };
  return (
    <Notification
      // Failures interrupt a screen reader, the rest waits for a pause.
      role={tone === 'failure' ? 'alert' : 'status'}
      color={COLORS[tone]}
      className={classes.toast}
      mod={{ going: isGoing }}
      closeButtonProps={{ 'aria-label': texts.common.close }}
      onClose={close}
    >
      {onUndo ? (
        <Group justify="space-between" gap="sm">
          <Text component="span" inherit>
            {message}
          </Text>
          <Button variant="default" size="xs" onClick={undo}>
            {texts.common.undo}
          </Button>
        </Group>
      ) : (
        message
      )}
    </Notification>
  );
}
