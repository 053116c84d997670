/** @jsxImportSource preact */
import { texts } from '../texts/texts';
import { Button } from './parts';
import { PictureDialog } from './picture-dialog';
import { usePicture, type PictureState } from './use-picture';
import type { ShownImage } from '../api/api-types';

const words = texts.picture;

/** Up to this size, in pixels, a picture is shown in full on the smallest phone. */
const MAX_SMALL = 220;

const isSmall = ({ width, height }: ShownImage): boolean => Math.max(width, height) <= MAX_SMALL;

interface PictureProps {
  image: ShownImage;
  state: PictureState;
}

/** A picture with its button; a tap on the picture does the same. */
export function Picture({ image }: { image: ShownImage | null | undefined }) {
  return image ? <PictureWithButton key={image.url} image={image} /> : null;
}

function PictureWithButton({ image }: { image: ShownImage }) {
  const state = usePicture();
  return (
    <div class="picture-with-button">
      <PictureBox image={image} state={state} isClickable={!isSmall(image) || state.hasFailed} />
      <PictureButton image={image} state={state} />
    </div>
  );
}

/**
 * The box has the ratio of the picture before it loads, and if it does not, so that nothing moves.
 * In an option it stands without its button, and a tap chooses the option.
 * @param isClickable whether a tap does what the button does
 */
export function PictureBox({
  image,
  state,
  isClickable = false,
}: PictureProps & { isClickable?: boolean }) {
  const { url, width, height, alternativeText } = image;
  const { hasFailed, isRetrying, tries, onLoad, onError, onPress } = state;
  return (
    <span
      class={`picture ${hasFailed ? 'failed' : ''} ${isClickable ? 'clickable' : ''}`}
      style={{
        '--width': `${width}px`,
        '--ratio': width / height,
        aspectRatio: `${width} / ${height}`,
      }}
      onClick={isClickable ? onPress : undefined}
    >
      <img
        key={tries}
        src={url}
        width={width}
        height={height}
        alt={alternativeText || words.undescribed}
        decoding="async"
        onLoad={onLoad}
        onError={onError}
      />
      {hasFailed && (
        <span class="picture-failure">
          <strong>{isRetrying ? words.loading : words.failed}</strong>
          {alternativeText && <span class="picture-description">{alternativeText}</span>}
        </span>
      )}
    </span>
  );
}

/** Tries a picture again that did not load, and enlarges one that may not be shown in full. */
export function PictureButton({ image, state }: PictureProps) {
  const { hasFailed, isRetrying, isEnlarged, onPress, onClose } = state;
  if (isSmall(image) && !hasFailed) return null;
  return (
    <>
      <Button
        tone="quiet"
        class="picture-button no-print"
        aria-haspopup={hasFailed ? undefined : 'dialog'}
        aria-disabled={isRetrying}
        onClick={onPress}
      >
        {hasFailed ? texts.tryAgain : words.enlarge}
        <span class="sr">{words.of(image.alternativeText)}</span>
      </Button>
      {isEnlarged && <PictureDialog image={image} onClose={onClose} />}
    </>
  );
}
