import classes from './stored-picture.module.css';

interface StoredPictureProps {
  /** `width` and `height` in pixels, as it is stored: it takes its place before it is loaded. */
  image: { url: string; width: number; height: number; alternativeText: string } | null;
}

/** A picture of a question or an option, as large as its page allows. */
export function StoredPicture({ image }: StoredPictureProps) {
  if (!image) return null;
  const { url, width, height, alternativeText } = image;
  return (
    <img
      src={url}
      alt={alternativeText}
      width={width}
      height={height}
      loading="lazy"
      className={classes.picture}
    />
  );
}
