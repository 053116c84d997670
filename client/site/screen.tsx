import { fileOf, screens, type ScreenName } from './screens';

interface ScreenProps {
  name: ScreenName;
  /** How wide it is shown, for the browser's choice of the file. */
  sizes: string;
  /** In the first view: it is not to wait. */
  isFirst?: boolean;
}

/** A real screen of the product, in the theme of whoever looks. */
export function Screen({ name, sizes, isFirst = false }: ScreenProps) {
  const { width, height, small, alt } = screens[name];
  const sourcesOf = (scheme: 'light' | 'dark'): string =>
    [small, width].map((wide) => `${fileOf(name, scheme, wide)} ${wide}w`).join(', ');
  return (
    <picture className="site-screen">
      <source
        media="screen and (prefers-color-scheme: dark)"
        srcSet={sourcesOf('dark')}
        sizes={sizes}
      />
      <img
        src={fileOf(name, 'light', small)}
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
