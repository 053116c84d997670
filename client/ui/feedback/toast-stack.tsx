import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CloseIcon } from '../icons';
import { texts } from '../texts/texts';
import { ToneSign } from './tone-sign';
import tones from './tone.module.css';
import { hideToast, useToasts, type Toast } from './toasts';
import classes from './toast-stack.module.css';

const VISIBLE_MS = 5_000;

/**
 * Shows toasts. All of them stay while the pointer or the focus is on one.
 * Not Mantine's, which would exceed the script budget of the log-in page (decision 0053).
 */
export function ToastStack() {
  const toasts = useToasts();
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const stack = useRef<HTMLDivElement>(null);
  /** The element that had the focus before. */
  const before = useRef<Element | null>(null);
  // A tap that closes the last toast fires no mouseleave.
  if (toasts.length === 0 && isPointedAt) setPointedAt(false);
  const restoreFocus = (): void => {
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
          isPaused={isPointedAt || isFocused}
          onDismiss={restoreFocus}
        />
      ))}
    </div>
  );
}

interface MessageProps {
  toast: Toast;
  /** The toast stays; its full time starts again when this becomes false. */
  isPaused: boolean;
  /** The user closed the toast or pressed Undo. */
  onDismiss: () => void;
}

function Message({ toast, isPaused, onDismiss }: MessageProps) {
  const { id, tone, message, onUndo, isClosing } = toast;
  const hide = useEffectEvent(() => hideToast(id));
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => hide(), VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [isPaused]);
  const close = (): void => {
    onDismiss();
    hideToast(id);
  };
  const undo = (): void => {
    // A second click hits the toast while it fades out.
    if (isClosing) return;
    close();
    onUndo?.();
  };
  return (
    <div
      // Failures interrupt a screen reader, other messages wait for a pause.
      role={tone === 'failure' ? 'alert' : 'status'}
      className={`${tones.toned} ${classes.toast}`}
      data-tone={tone}
      data-toast
      data-closing={isClosing || undefined}
    >
      <ToneSign tone={tone} />
      <span className={classes.message}>{message}</span>
      {onUndo && (
        <Button variant="default" size="xs" onClick={undo}>
          {texts.common.undo}
        </Button>
      )}
      <button
        type="button"
        className={classes.close}
        aria-label={texts.common.close}
        onClick={close}
      >
        <CloseIcon />
      </button>
    </div>
  );
}
