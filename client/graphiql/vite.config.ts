import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

/**
 * A separate build, so that an editor of several megabytes does not get into the staff client's
 * chunks.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/graphiql/',
  build: {
    outDir: '../../dist/client/graphiql',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // The editor is loaded as a whole.
    chunkSizeWarningLimit: 5_000,
    reportCompressedSize: false,
    rolldownOptions: {
      // Hides the warning about 'use client' directives, which appears once a file.
      onLog: (level, log, write) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') write(level, log);
      },
    },
  },
  worker: { format: 'es' },
  plugins: [
    react(),
    // No Brotli: at its best level it takes longer than the rest of the build.
    compression({ algorithms: [defineAlgorithm('gzip')], threshold: 1024 }),
  ],
});
