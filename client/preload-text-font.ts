import type { Plugin } from 'vite';

/** The latin letters, and the zero (client/design/fonts). */
const FILES = ['atkinson-hyperlegible-next-latin-wght-normal-', 'plain-zero-'];

/**
 * Preloads the text font: every first paint needs it, and the browser would find it only in the
 * CSS.
 * @param base of the build
 */
export function preloadTextFont(base = '/'): Plugin {
  return {
    name: 'preload-text-font',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const fonts = Object.keys(bundle ?? {}).filter(
          (name) => FILES.some((file) => name.includes(file)) && name.endsWith('.woff2'),
        );
        return fonts.map((font) => {
          const attrs = {
            rel: 'preload',
            href: base + font,
            as: 'font',
            type: 'font/woff2',
            crossorigin: '',
          };
          return { tag: 'link', attrs, injectTo: 'head' };
        });
      },
    },
  };
}

/** A font that comes after the first paint is used from the next page on, so that nothing moves while somebody reads. */
export function withoutFontSwap(): Plugin {
  return {
    name: 'without-font-swap',
    generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle))
        if (asset.type === 'asset' && asset.fileName.endsWith('.css'))
          asset.source = String(asset.source).replaceAll(
            /font-display:\s*swap/g,
            'font-display:optional',
          );
    },
  };
}
