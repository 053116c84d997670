/** @jsxImportSource preact */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { texts } from '../texts/texts';

/** Code in lines of its own. Where it scrolls it can have the focus, so that keys scroll it. */
export function CodeBlock({ code }: { code: string }) {
  const ref = useRef<HTMLElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const block = ref.current;
    if (!block) return undefined;
    // Whenever the window or the size of the text has changed, or a fold was opened.
    const observer = new ResizeObserver(() => setScrolls(block.scrollWidth > block.clientWidth));
    observer.observe(block);
    return () => observer.disconnect();
  }, []);
  const focusable = { tabIndex: 0, role: 'region', 'aria-label': texts.code } as const;
  return (
    <code ref={ref} class="code-block" dir="ltr" {...(scrolls && focusable)}>
      {code}
    </code>
  );
}
