import { useEffect, useRef } from 'preact/hooks';

/** Single keys, while nothing is typed and no box is open. */
export function useShortcuts(isOn: boolean, keys: Record<string, () => void>): void {
  const keysRef = useRef(keys);
  useEffect(() => {
    keysRef.current = keys;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent): void => {
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
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOn]);
}
