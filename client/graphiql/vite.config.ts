import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

/** A build of its own: an editor of several megabytes is not to reach into the staff's chunks. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/graphiql/',
  build: {
    outDir: '../../dist/client/graphiql',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // The editor is one thing; it is loaded whole or not at all.
    chunkSizeWarningLimit: 5_000,
    reportCompressedSize: false,
    rolldownOptions: {
      // What it asks of a compiler that is not used here, said once a file.
      onLog: (level, log, write) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') write(level, log);
      },
    },
  },
  worker: { format: 'es' },
  plugins: [
    react(),
    // Brotli at its best takes longer for this than all the rest of the build.
    compression({ algorithms: [defineAlgorithm('gzip')], threshold: 1024 }),
  ],
});
