/** @jsxImportSource preact */
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../components/announcer';
import { returnFocus } from '../components/focus';
import { Button } from '../components/parts';
import { texts } from '../texts/texts';
import { useWideWindow } from './use-wide-window';

/** A sentence that is shown over a running attempt. */
export interface RunningNotice {
  /** Names the kind of notice: at most one of a kind is shown. */
  id: string;
  text: string;
  /** Shown in a small window instead of a long text, which then unfolds below it. */
  short?: string;
  tone?: 'plain' | 'caution';
  action?: { label: string; onPress: () => void };
  /** By default the candidate may close it; it comes back with another text. */
  canClose?: boolean;
}

interface NoticesProps {
  /** The latest one last, nearest to the buttons at the bottom. */
  notices: readonly RunningNotice[];
  /** With another value here, the page shows something else, and the space for notices is measured again. */
  shown: unknown;
}

const keyOf = ({ id, text }: RunningNotice): string => `${id}: ${text}`;

/**
 * The notices of a running attempt lie over the page, above the buttons at its bottom, so that nothing
 * moves when they come and go. Each is announced once, when it comes.
 */
export function Notices({ notices, shown }: NoticesProps) {
  const [closed, setClosed] = useState<readonly string[]>([]);
  const announcedRef = useRef<readonly string[]>([]);
  const listRef = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = announcedRef.current;
    announcedRef.current = notices.map(keyOf);
    const added = notices.filter((notice) => !before.includes(keyOf(notice)));
    if (added.length === 0) return;
    announce(added.map(({ text }) => text).join(' '));
    // One that was closed and comes again is shown again.
    const addedKeys = added.map(keyOf);
    setClosed((keys) => keys.filter((key) => !addedKeys.includes(key)));
  }, [notices]);
  useSpace(listRef, shown);
  const focusHandlers = useFocusReturn(listRef);
  const shownNotices = notices.filter((notice) => !closed.includes(keyOf(notice)));
  return (
    <section
      ref={listRef}
      class="running-notices no-print"
      aria-label={shownNotices.length > 0 ? texts.sitting.notices : undefined}
      {...focusHandlers}
    >
      {shownNotices.map((notice) => (
        <div key={notice.id} class={`running-notice ${notice.tone ?? 'plain'}`}>
          <NoticeText notice={notice} />
          {notice.action && <Button onClick={notice.action.onPress}>{notice.action.label}</Button>}
          {notice.canClose !== false && (
            <Button
              tone="quiet"
              class="closing"
              aria-label={texts.sitting.closeNotice}
              title={texts.sitting.closeNotice}
              onClick={() => setClosed([...closed, keyOf(notice)])}
            >
              <span aria-hidden="true">✕</span>
            </Button>
          )}
        </div>
      ))}
    </section>
  );
}

/** In a small window, a long text would cover the question. */
function NoticeText({ notice: { text, short } }: { notice: RunningNotice }) {
  const isWide = useWideWindow();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (isWide || short === undefined) return <p dir="auto">{text}</p>;
  return (
    <>
      <Button
        tone="quiet"
        class="unfolding"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span>
        {short}
      </Button>
      <p dir="auto" id={id} class="unfolded" hidden={!isOpen}>
        {text}
      </p>
    </>
  );
}

/**
 * Lets the page end below the notices, so that its last line can be scrolled free. The space grows with
 * them, and shrinks only when something else is shown: else the end of the page would move.
 */
function useSpace(listRef: { current: HTMLElement | null }, shown: unknown): void {
  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list) return undefined;
    const { style } = document.documentElement;
    let space = 0;
    const measure = (): void => {
      space = Math.max(space, list.offsetHeight);
      style.setProperty('--notices-space', `${space}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    return () => {
      observer.disconnect();
      style.removeProperty('--notices-space');
    };
  }, [listRef, shown]);
}

interface FocusHandlers {
  onFocusIn: (event: FocusEvent) => void;
  onFocusOut: (event: FocusEvent) => void;
}

/** When a notice goes whose button has the focus, the focus returns to where it came from. */
function useFocusReturn(listRef: { current: HTMLElement | null }): FocusHandlers {
  const cameFromRef = useRef<Element | null>(null);
  const focusedRef = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (focusedRef.current === null || focusedRef.current.isConnected) return;
    focusedRef.current = null;
    returnFocus(cameFromRef.current);
  });
  return {
    onFocusIn: ({ target, relatedTarget }) => {
      focusedRef.current = target as HTMLElement;
      if (relatedTarget instanceof Element && !listRef.current?.contains(relatedTarget))
        cameFromRef.current = relatedTarget;
    },
    // Some browsers report it during the removal, too: then the button is gone a moment later.
    onFocusOut: ({ target }) =>
      queueMicrotask(() => {
        if (target === focusedRef.current && focusedRef.current?.isConnected)
          focusedRef.current = null;
      }),
  };
}
