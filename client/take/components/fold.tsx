/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface FoldProps {
  summary: ComponentChildren;
  class?: string;
  /** Whether it is open at first. */
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ComponentChildren;
}

/** Content that is folded on the screen until it is wanted; print shows all of it. */
export function Fold(props: FoldProps) {
  const { summary, class: more = 'more', isOpen = false, onToggle, children } = props;
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = ref.current;
    if (!details) return;
    let isForPrint = false;
    const open = (): void => {
      isForPrint ||= !details.open;
      details.open = true;
    };
    const restore = (): void => {
      if (isForPrint) details.open = false;
      isForPrint = false;
    };
    addEventListener('beforeprint', open);
    addEventListener('afterprint', restore);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', restore);
    };
  }, []);
  return (
    <details
      class={more}
      ref={ref}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary>{summary}</summary>
      <div class="fold-content">{children}</div>
    </details>
  );
}
