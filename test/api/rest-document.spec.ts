import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { ROUTES } from '../setup/legacy-routes.js';
import { registeredRoutes } from '../setup/routes.js';
import { root } from '../setup/sources.js';

/** The OpenAPI document lists all REST routes, is valid, and says who may call them. */

const app = useApplication();
let document: Data;
beforeAll(async () => {
  const response = await app.api.fetch('/docs/api/openapi.json');
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  document = (await response.json()) as Data;
});

/** Routes that the document leaves out, and why. */
const UNDOCUMENTED: Record<string, string> = {
  '/graphql': 'schema.graphql describes it',
  '/*': 'the pages and files of the clients',
  '/robots.txt': 'for crawlers of the pages',
  '/sitemap.xml': 'for crawlers of the pages',
  '/attempts/openapi.json': 'leads to the document',
};

interface Operation {
  path: string;
  method: string;
  operation: Data;
}

function operations(): Operation[] {
  return Object.entries(document['paths'] as Record<string, Data>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation: operation as Data,
    })),
  );
}

/** Of an operation whose token is optional, one alternative has no scheme. */
function needsToken(operation: Data): boolean {
  const security = operation['security'] as object[];
  return security.length > 0 && security.every((schemes) => Object.keys(schemes).length > 0);
}

describe('the document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect([valid, validator.version]).toEqual([true, '3.1']);
  });

  it('lists exactly the registered routes, without those that have a reason', async () => {
    const legacy = new Set(ROUTES.flatMap(({ name }) => [`/${name}`, `/v1/${name}`]));
    const isFile = (url: string): boolean =>
      statSync(join(root, 'dist/client', url), { throwIfNoEntry: false })?.isFile() ?? false;
    const registered = (await registeredRoutes(app.databaseUrl))
      .filter(({ method }) => !['HEAD', 'OPTIONS'].includes(method))
      .filter(({ url }) => !legacy.has(url) && !url.startsWith('/docs/') && !isFile(url))
      .filter(({ url }) => !(url in UNDOCUMENTED))
      .map(({ method, url }) => `${method} ${url}`);
    const listed = operations().map(
      ({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    );
    expect(listed.sort()).toEqual([...new Set(registered)].sort());
  });

  it('gives every operation a unique name, a group and a summary', () => {
    const ids = operations().map(({ operation }) => operation['operationId'] as string);
    expect(ids).toHaveLength(new Set(ids).size);
    for (const { operation } of operations()) {
      expect(operation['operationId']).toMatch(/^[a-z][A-Za-z]+$/);
      expect(operation['summary']).toMatch(/^[A-Z]/);
      expect(operation['tags']).toHaveLength(1);
    }
  });

  it('describes every response, and no object without its fields', () => {
    for (const { path, operation } of operations())
      for (const [status, { content }] of Object.entries(operation['responses'] as Data))
        expect([path, status, Object.keys(content as Data).length > 0]).toEqual([
          path,
          status,
          true,
        ]);
    const bare: string[] = [];
    const visit = (value: unknown, place: string): void => {
      if (typeof value !== 'object' || value === null) return;
      const { type, properties, additionalProperties } = value as Data;
      if (type === 'object' && !properties && !additionalProperties) bare.push(place);
      for (const [name, part] of Object.entries(value)) visit(part, `${place}/${name}`);
    };
    visit(document, '#');
    expect(bare).toEqual([]);
  });

  it('says which token an operation needs, and only those that need none answer without', async () => {
    const found: [string, number][] = [];
    for (const { path, method, operation } of operations()) {
      const isRequired = needsToken(operation);
      const address = path.replaceAll(/\{\w+\}/g, 'x');
      const init = method === 'GET' ? {} : { body: '{}' };
      const headers = { 'content-type': 'application/json' };
      const { status } = await app.api.fetch(address, { method, headers, ...init });
      if ((status === 401) !== isRequired) found.push([`${method} ${path}`, status]);
    }
    expect(found).toEqual([]);
  });

  it('calls public only what takes no token', () => {
    for (const { path, operation } of operations())
      expect([path, operation['description'] === 'Public.']).toEqual([
        path,
        (operation['security'] as object[]).length === 0,
      ]);
  });

  it('has headers of responses that refusals of the guard have, too', async () => {
    const found: unknown[] = [];
    const expected: unknown[] = [];
    for (const { path, method, operation } of operations()) {
      const headers = Object.values(operation['responses'] as Data)[0].headers as Data | undefined;
      const caching = headers?.['cache-control']?.schema.const as string | undefined;
      if (caching === undefined || !needsToken(operation)) continue;
      const refused = await app.api.fetch(path.replaceAll(/\{\w+\}/g, 'x'), { method });
      expected.push([path, 401, caching]);
      found.push([path, refused.status, refused.headers.get('cache-control')]);
    }
    expect(found).toEqual(expected);
    expect(found.length).toBeGreaterThan(5);
  });

  it('names the permission of routes for staff', () => {
    const described = operations().filter(({ operation }) =>
      /permission `(exam|institute|account)\.\w+`/.test(operation['description'] as string),
    );
    expect(described.length).toBeGreaterThan(5);
  });

  it('is where the document of the candidates’ routes leads to', async () => {
    const response = await app.api.fetch('/attempts/openapi.json', { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([
      308,
      '../docs/api/openapi.json',
    ]);
  });
});

it.each(['/docs/api', '/docs/api/'])(
  'the viewer is at %s, with files of ours only',
  async (path) => {
    const response = await app.api.fetch(path, { headers: { accept: 'text/html' } });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; ");
    const html = await response.text();
    expect(html).not.toMatch(/<script>|<script(?![^>]* src="\/)|\son\w+=|https?:\/\//);
    for (const [, file = ''] of html.matchAll(/(?:href|src)="(\/[^"]+)"/g)) {
      const { status } = await app.api.fetch(file);
      expect([file, status]).toEqual([file, 200]);
    }
  },
);
