import { beforeAll, expect, it } from 'vitest';
import { freshDatabase } from '../setup/database.js';
import { registeredRoutes, type Route } from '../setup/routes.js';
import { read } from '../setup/sources.js';

/** docs/PARITY.md lists exactly the existing routes. */

let routes: Route[];
beforeAll(async () => {
  routes = await registeredRoutes(await freshDatabase());
});

it('the list of routes is that of the application', () => {
  const listed = [...read('docs/PARITY.md').matchAll(/^\| `(\w+_M)` +\| [^|]+\| `test/gm)].map(
    (match) => match[1] ?? '',
  );
  const registered = routes
    .filter(({ url }) => url.endsWith('_M'))
    .map(({ method, url }) => `${method} ${url}`);
  const expected = listed.flatMap((name) => [`POST /${name}`, `POST /v1/${name}`]);
  expect(registered.sort()).toEqual(expected.sort());
});
