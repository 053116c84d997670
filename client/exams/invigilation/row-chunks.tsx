import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

/** Rows that come and go together. */
const CHUNK = 10;
/** They come before they are in view, so that nobody scrolls into a gap. */
const MARGIN = '1200px 0px';

interface RowChunksProps<T> {
  rows: readonly T[];
  /** In pixels, as long as none of a body was measured. */
  rowHeight: number;
  /** The index of a row that stays on the page wherever it stands; -1 for none. */
  keptIndex: number;
  /** A `tr`. @param index from 0, of all rows */
  children: (row: T, index: number) => ReactNode;
}

/**
 * The rows of a long table in bodies of ten, of which only those near the view are on the page. The others have the
 * height that they had, so that the page keeps its length. All of them are printed.
 */
export function RowChunks<T>({ rows, rowHeight, keptIndex, children }: RowChunksProps<T>) {
  const isPrinting = useIsPrinting();
  const chunks = Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, place) =>
    rows.slice(place * CHUNK, (place + 1) * CHUNK),
  );
  return chunks.map((chunk, place) => (
    <Chunk
      // Rows move between bodies: it is the body that stays.
      key={place}
      isForced={isPrinting || place === 0 || place === Math.floor(keptIndex / CHUNK)}
      count={chunk.length}
      rowHeight={rowHeight}
    >
      {() => chunk.map((row, index) => children(row, place * CHUNK + index))}
    </Chunk>
  ));
}

interface ChunkProps {
  isForced: boolean;
  count: number;
  rowHeight: number;
  children: () => ReactNode;
}

function Chunk({ isForced, count, rowHeight, children }: ChunkProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [isNear, setNear] = useState(false);
  const [measured, setMeasured] = useState(rowHeight);
  const isShown = isForced || isNear;
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // A row with the focus stays: the focus would be lost with it.
        const isUsed = element.contains(document.activeElement);
        if (entry) setNear(entry.isIntersecting || isUsed);
        const rows = element.querySelectorAll(':scope > tr:not([data-gap])').length;
        if (entry && rows > 0) setMeasured(entry.boundingClientRect.height / rows);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <tbody ref={body}>
      {isShown ? (
        children()
      ) : (
        <tr data-gap aria-hidden="true" style={{ height: count * measured, padding: 0 }}>
          <td />
        </tr>
      )}
    </tbody>
  );
}

function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The page is printed as it is when the event ends.
    const before = (): void => flushSync(() => setPrinting(true));
    const after = (): void => setPrinting(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  return isPrinting;
}
