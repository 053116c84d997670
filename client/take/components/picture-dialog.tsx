/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import { texts } from '../texts/texts';
import { Button, Dialog } from './parts';
import type { ShownImage } from '../api/api-types';

const words = texts.picture;

/** A picture at its own size. Arrow keys scroll it: what scrolls has the focus at first. */
export function PictureDialog({ image, onClose }: { image: ShownImage; onClose: () => void }) {
  const { url, width, height, alternativeText } = image;
  const pane = useRef<HTMLDivElement>(null);
  const [isLarger, setLarger] = useState(false);
  const [isFitted, setFitted] = useState(false);
  // After the dialog was shown: its own effect comes first.
  useEffect(() => {
    if (!pane.current) return;
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = pane.current;
    setLarger(scrollWidth > clientWidth || scrollHeight > clientHeight);
  }, []);
  return (
    <Dialog title={words.title} class="picture-dialog" onClose={onClose}>
      <div
        ref={pane}
        class={`picture-pane ${isFitted ? 'fitted' : ''}`}
        tabIndex={0}
        role="region"
        aria-label={words.title}
      >
        <img
          src={url}
          width={width}
          height={height}
          alt={alternativeText || words.undescribed}
          style={{ '--width': `${width}px` }}
        />
      </div>
      <form method="dialog" class="actions">
        {isLarger && (
          <Button aria-pressed={isFitted} onClick={() => setFitted(!isFitted)}>
            {words.fit}
          </Button>
        )}
        <Button type="submit" tone="main">
          {texts.close}
        </Button>
      </form>
    </Dialog>
  );
}
