import { useEffect, useRef } from 'preact/hooks';

/** Single-key shortcuts; they do nothing while a text field has the focus or a dialog is open. */
export function useShortcuts(isOn: boolean, keys: Record<string, () => void>): void {
  const keysRef = useRef(keys);
  useEffect(() => {
    keysRef.current = keys;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const { target } = event;
      const isTyping =
        target instanceof HTMLElement && target.matches('textarea, input:not([type=radio])');
      if (isTyping || document.querySelector('dialog[open]')) return;
      const action = keysRef.current[event.key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}
