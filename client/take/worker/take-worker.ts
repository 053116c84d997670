/**
 * The service worker of the candidate's page. It answers from the caches that the page has filled after the start
 * (session/page-cache.ts), so that a reload without a connection goes on. Before that it changes nothing. It shares no
 * module with the page: browsers run it as one script.
 */
import { cachedPage, isCachedFile } from './cached-page';

/** The part of a worker's scope that is used: the compiler knows this project's code as pages. */
interface WorkerScope {
  location: Location;
  registration: ServiceWorkerRegistration;
  caches: CacheStorage;
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: ((
    kind: 'install' | 'activate',
    listener: (event: { waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void) &
    ((
      kind: 'fetch',
      listener: (event: {
        request: Request;
        respondWith: (response: Promise<Response>) => void;
      }) => void,
    ) => void);
}

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return;
  if (request.mode === 'navigate')
    event.respondWith(cachedPage(request, scope.registration.scope, scope.caches));
  else if (isCachedFile(pathname)) event.respondWith(cachedFile(request));
});

/** Files of the page and pictures never change under their names. */
async function cachedFile(request: Request): Promise<Response> {
  return (await scope.caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
