import type { Plugin } from 'vite';

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
        const font = Object.keys(bundle ?? {}).find(
          (name) => name.includes('next-latin-wght-normal-') && name.endsWith('.woff2'),
        );
        if (!font) return [];
        const attrs = {
          rel: 'preload',
          href: base + font,
          as: 'font',
          type: 'font/woff2',
          crossorigin: '',
        };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
