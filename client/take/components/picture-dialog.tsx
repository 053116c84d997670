/** @jsxImportSource preact */
import { texts } from '../texts/texts';
import { Button, Dialog } from './parts';
import type { ShownImage } from '../api/api-types';

const words = texts.picture;

/** A picture at its own size. Arrow keys scroll it: what scrolls has the focus at first. */
export function PictureDialog({ image, onClose }: { image: ShownImage; onClose: () => void }) {
  const { url, width, height, alternativeText } = image;
  return (
    <Dialog title={words.title} class="picture-dialog" onClose={onClose}>
      <div class="picture-pane" tabIndex={0} role="region" aria-label={words.title}>
        <img
          src={url}
          width={width}
          height={height}
          alt={alternativeText || words.undescribed}
          style={{ '--width': `${width}px` }}
        />
      </div>
      <form method="dialog" class="actions">
        <Button type="submit" tone="main">
          {texts.close}
        </Button>
      </form>
    </Dialog>
  );
}
