import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { preloadTextFont } from './preload-text-font.ts';

/** While developing, as the server does it (server/core/http/client-pages.ts): every address of a learner is one page. */
function learnersPage(): Plugin {
  return {
    name: 'learners-page',
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

/**
 * What most pages of staff's need is one file: thirty small ones weigh more, by their names alone, and are as
 * many requests. Not Apollo, which the pages before the log-in do without.
 */
const common = {
  name: 'common',
  test: /^(?!.*(client\/(take|gql)\/|node_modules\/(@apollo|@wry|graphql|optimism|rxjs|tslib)\/))/,
  minShareCount: 18,
};

/** Addresses of the public site (server/core/http/host-routes.ts). */
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
 * What the server answers, as Vite's proxy takes it: the beginning of a path, or a pattern. The modules of this
 * folder are Vite's, and some have names like `/exams/exam.query.ts`.
 */
const served = [
  // The public pages are written when built.
  `^/(${sitePaths})?(\\?.*)?$`,
  '^/exams/(import|[^/]+/export\\.json)$',
  '^/exports/[^/]+/file$',
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
  // RxJS in its classes instead of what stood for classes before there were any.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    // An inlined file would be a data: URL, which the policy allows for images only.
    assetsInlineLimit: 0,
    // Where a browser knows no such links, modules are loaded as they are asked for.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [`${root}index.html`, `${root}take/index.html`],
      output: { codeSplitting: { groups: [common] } },
    },
  },
  // The server replaces this with a fresh nonce in every response (server/core/http/client-pages.ts).
  html: { cspNonce: '__CSP_NONCE__' },
  plugins: [
    // The learner's page is made with Preact, a tenth of the weight.
    react({ exclude: [/\/client\/take\//, /node_modules/] }),
    learnersPage(),
    preloadTextFont(),
    compression({
      algorithms: [defineAlgorithm('gzip'), defineAlgorithm('brotliCompress')],
      threshold: 1024,
    }),
  ],
  // For `npm run dev`: the pages from Vite, everything else from the server.
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      served.map((path) => [path, `http://127.0.0.1:${process.env['PORT'] ?? 3000}`]),
    ),
  },
});
