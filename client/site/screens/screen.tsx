import { screenUrl, screens, type ScreenName } from './screens';

interface ScreenProps {
  name: ScreenName;
  /** The displayed width (the `sizes` attribute). */
  sizes: string;
  /** In the first view: loaded at once. */
  isFirst?: boolean;
}

/** A screenshot of the product, in the visitor's colour scheme. */
export function Screen({ name, sizes, isFirst = false }: ScreenProps) {
  const { width, height, small, alt } = screens[name];
  const sourcesOf = (scheme: 'light' | 'dark'): string =>
    [small, width]
      .map((fileWidth) => `${screenUrl(name, scheme, fileWidth)} ${fileWidth}w`)
      .join(', ');
  return (
    <picture className="site-screen">
      <source
        media="screen and (prefers-color-scheme: dark)"
        srcSet={sourcesOf('dark')}
        sizes={sizes}
      />
      <img
        src={screenUrl(name, 'light', small)}
        srcSet={sourcesOf('light')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}
