import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { preloadTextFont } from './preload-text-font.ts';
import { listTakeFiles } from './take-files.ts';

/**
 * In development, serves one page for every path of the candidate, as the server does
 * (server/core/http/client-pages.ts).
 */
function candidatePage(): Plugin {
  return {
    name: 'candidate-page',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const isPage = request.headers.accept?.includes('text/html') ?? false;
        if (isPage && /^\/(take|verify)(\/|$|\?)/.test(request.url ?? ''))
          request.url = '/take/index.html';
        next();
      });
    },
  };
}

/** The package only names its build with warnings for developers, which is larger. */
function productionRouter(): Plugin {
  const files = new Map([
    ['react-router', 'index'],
    ['react-router/dom', 'dom-export'],
  ]);
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      const name = files.get(id);
      const file = `../node_modules/react-router/dist/production/${name}.mjs`;
      return name && fileURLToPath(new URL(file, import.meta.url));
    },
  };
}

/**
 * Code that most staff pages need is one chunk: thirty small ones are larger and cause thirty
 * requests. Apollo and forms are left out, because not every page needs them.
 */
const common = {
  name: 'common',
  test: /^(?!.*(client\/(take|gql)\/|node_modules\/(@apollo|@wry|graphql|optimism|rxjs|tslib|@mantine\/form|klona|fast-deep-equal)\/))/,
  minShareCount: 24,
};

/** In one chunk for the same reason. */
const apollo = {
  name: 'apollo',
  test: /node_modules\/(@apollo|@wry|graphql|optimism|rxjs|tslib)\//,
  minShareCount: 2,
};

/** Vite's helper for `import()`: in the chunk of the staff pages, the candidate's page would load all of that. */
const preload = { name: 'preload', test: /vite\/preload-helper/, priority: 1 };

/** Paths of the public site (server/core/http/host-routes.ts). */
const sitePaths = [
  ...[
    'home',
    'about',
    'features',
    'help',
    'plans?',
    'header',
    'demo',
    'product',
    'pricing',
    'blog',
  ],
  ...['privacy-policy', 'terms', 'cookies', 'robots.txt', 'sitemap.xml', 'docs/.*'],
].join('|');

/**
 * The paths that Vite's proxy sends to the server, as prefixes or patterns. Vite serves the modules
 * of this folder itself, and some have names like `/exams/exam.query.ts`.
 */
const served = [
  // The build writes the public pages.
  `^/(${sitePaths})?(\\?.*)?$`,
  '^/exams/(import|[^/]+/export\\.json)$',
  '^/exports/[^/]+/file$',
  '^/learners/[^/]+/personal-data\\.json$',
  '^/imports/[^/]+/refused-rows\\.xlsx$',
  ...[
    '/attempts',
    '/graphql',
    '/graphiql/assets',
    '/images',
    '/site/assets',
    '/templates',
    '/uploads',
    '/verify',
  ],
];

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  root,
  // RxJS as ES2015 classes, not as transpiled ES5 code.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    // An inlined file would be a data: URL, which the CSP allows for images only.
    assetsInlineLimit: 0,
    modulePreload: {
      // Browsers without modulepreload load modules as they are imported.
      polyfill: false,
      // A lazy page imports the rest by itself: listing it for each would be 5 kB on every page.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'js' ? [] : dependencies,
    },
    rolldownOptions: {
      input: [`${root}index.html`, `${root}take/index.html`, `${root}take/worker/take-worker.ts`],
      output: {
        codeSplitting: { groups: [preload, common, apollo] },
        // The browser looks for a new version of the service worker under the same address.
        entryFileNames: ({ name }) =>
          name === 'take-worker' ? '[name].js' : 'assets/[name]-[hash].js',
      },
    },
  },
  // The server replaces this with a fresh nonce in every response
  // (server/core/http/client-pages.ts).
  html: { cspNonce: '__CSP_NONCE__' },
  plugins: [
    // The candidate's page uses Preact, a tenth of the size.
    react({ exclude: [/\/client\/take\//, /node_modules/] }),
    candidatePage(),
    productionRouter(),
    preloadTextFont(),
    listTakeFiles(),
    compression({
      algorithms: [defineAlgorithm('gzip'), defineAlgorithm('brotliCompress')],
      threshold: 1024,
    }),
  ],
  // For `npm run dev`: Vite serves the pages, the server everything else.
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      served.map((path) => [path, `http://127.0.0.1:${process.env['PORT'] ?? 3000}`]),
    ),
  },
});
