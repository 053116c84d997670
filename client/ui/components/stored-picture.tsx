import classes from './stored-picture.module.css';

/** A tall picture is no higher. */
const MAX_HEIGHT_PX = 320;

interface StoredPictureProps {
  /** `width` and `height` in stored pixels: they reserve the space before the picture is loaded. */
  image: { url: string; width: number; height: number; alternativeText: string } | null;
}

/** A picture of a question or an option, as large as the page allows. */
export function StoredPicture({ image }: StoredPictureProps) {
  if (!image) return null;
  const { url, width, height, alternativeText } = image;
  return (
    <img
      src={url}
      alt={alternativeText}
      width={width}
      height={height}
      // Known before the picture is loaded, so that nothing below it moves.
      style={{ width: Math.min(width, (MAX_HEIGHT_PX * width) / height) }}
      loading="lazy"
      className={classes.picture}
    />
  );
}
