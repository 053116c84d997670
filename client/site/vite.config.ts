import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { preloadTextFont, withoutFontSwap } from '../preload-text-font.ts';

/**
 * The public pages have their own build, so that visitors load no code of the staff client. The browser code and
 * the renderer of the pages (scripts/build-site.mjs) are built from the same files.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/site/',
  publicDir: false,
  build: {
    outDir: '../../dist/client/site',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }],
        },
      },
    },
  },
  plugins: [
    react(),
    preloadTextFont('/site/'),
    withoutFontSwap(),
    compression({
      algorithms: [defineAlgorithm('gzip'), defineAlgorithm('brotliCompress')],
      threshold: 1024,
    }),
  ],
});
