import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DockerfileParser, type Copy, type Instruction } from 'dockerfile-ast';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { GUIDE_SOURCES } from '../scripts/guide-sources.mjs';
import { readConfig } from '../server/config/env.js';
import { read, root } from './setup/sources.js';

/**
 * The tests have no container engine to build these files, so they read them and compare them with
 * what the application does when it runs.
 */

interface Service {
  image: string;
  build?: string;
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  tmpfs?: string[];
  command?: string[];
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
  stop_grace_period?: string;
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}

const text = read('docker-compose.yml');
const compose = parse(text, { merge: true }) as Compose;
const services = Object.entries(compose.services);
const SECRETS = [
  'DATABASE_PASSWORD',
  'JWT_SECRET',
  'QUEUE_PASSWORD',
  'STORAGE_ROOT_PASSWORD',
  'STORAGE_SECRET',
];

const dockerfile = DockerfileParser.parse(read('Dockerfile'));
const instructions = dockerfile.getInstructions();
const words = (instruction: Instruction): string[] =>
  instruction.getArguments().map((argument) => argument.getValue());
const all = (keyword: string, from = instructions): Instruction[] =>
  from.filter((instruction) => instruction.getKeyword() === keyword);
const stages = all('FROM').map((_, index) => {
  const starts = instructions.flatMap((one, at) => (one.getKeyword() === 'FROM' ? [at] : []));
  return instructions.slice(starts[index], starts[index + 1]);
});
const last = stages.at(-1) ?? [];

/** Variables that the image sets. */
const imageEnvironment = Object.fromEntries(
  all('ENV', last).flatMap((instruction) =>
    words(instruction).map((word) => [word.split('=')[0] ?? '', word.split('=')[1] ?? '']),
  ),
);

/** As compose fills values in: `${NAME:-default}` and `${NAME:?message}`. */
function filledIn(value: string, env: Record<string, string>): string {
  return value.replace(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_whole, name: string, sign?: string, rest?: string) => {
      const found = env[name];
      if (found !== undefined) return found;
      if (sign === '?') throw new Error(`${name}: ${rest}`);
      return rest ?? '';
    },
  );
}

/** Path of a file in the container. */
function environmentOf(name: string): Record<string, string> {
  const env = Object.fromEntries(SECRETS.map((secret) => [secret, 'x'.repeat(48)]));
  const given = Object.entries(compose.services[name]?.environment ?? {});
  const filled = given.map(([key, value]) => [key, filledIn(value, env)]);
  return { ...imageEnvironment, ...(Object.fromEntries(filled) as Record<string, string>) };
}

describe('docker-compose.yml', () => {
  it.each(['api', 'worker'])('gives %s variables that exist, with values that work', (name) => {
    const environment = environmentOf(name);
    const known = [...read('server/config/env.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(
      (match) => match[1],
    );
    expect(Object.keys(environment).filter((key) => !known.includes(key))).toEqual([]);
    const config = readConfig(environment);
    expect(config).toMatchObject({ isProduction: true, ROLE: name, HOST: '0.0.0.0' });
    expect(config.servesRequests).toBe(name === 'api');
    expect(config.runsJobs).toBe(name === 'worker');
  });

  it('gives both processes the same variables, except for the role', () => {
    const [api, worker] = [environmentOf('api'), environmentOf('worker')];
    expect({ ...worker, ROLE: 'api' }).toEqual(api);
  });

  it('points to existing services, at their ports, and waits for them', () => {
    const environment = environmentOf('api');
    const storage = new URL(environment['STORAGE_URL'] ?? '');
    const urls = [
      [environment['DATABASE_URL'], 'database', '5432'],
      [environment['REDIS_URL'], 'queue', '6379'],
      [environment['SMTP_URL'], 'mail', '1025'],
      [storage.searchParams.get('endpoint'), 'storage', '9000'],
    ] as const;
    for (const [url, host, port] of urls) {
      expect(new URL(url ?? '')).toMatchObject({ hostname: host, port });
      expect(compose.services).toHaveProperty(host);
      for (const name of ['api', 'worker']) {
        const condition = compose.services[name]?.depends_on?.[host]?.condition;
        expect(condition, `${name} waits for ${host}`).toBe('service_healthy');
        expect(compose.services[host]?.healthcheck?.test[0]).toBe('CMD');
      }
    }
    expect(compose.services['bucket']?.command?.[0]).toContain(`storage/${storage.hostname}`);
    expect(compose.services['api']?.depends_on?.['bucket']?.condition).toBe(
      'service_completed_successfully',
    );
    const database = new URL(environment['DATABASE_URL'] ?? '');
    expect(compose.services['database']?.environment).toMatchObject({
      POSTGRES_USER: database.username,
      POSTGRES_DB: database.pathname.slice(1),
    });
    // Each has a user of its own, who cannot administer it.
    expect(compose.services['storage']?.environment?.['MINIO_ROOT_USER']).not.toBe(
      storage.username,
    );
    expect(compose.services['bucket']?.command?.[0]).toContain(
      `mc admin user add storage ${storage.username} "$$STORAGE_SECRET"`,
    );
    const queue = new URL(environment['REDIS_URL'] ?? '');
    expect(queue.password).not.toBe('');
    const command = compose.services['queue']?.command?.join(' ') ?? '';
    expect(command).toContain('--user default off');
    expect(command).toMatch(new RegExp(`--user ${queue.username} on >\\S.* -@admin`));
  });

  it('contains no secret, and does not start without those of .env', () => {
    for (const secret of SECRETS) {
      const uses = [...text.matchAll(new RegExp(`\\$\\{${secret}([^}]*)\\}`, 'g'))];
      expect(uses.length).toBeGreaterThan(0);
      for (const [, rest = ''] of uses) expect(rest).toMatch(/^:\?./);
    }
    const literal = services.flatMap(([, { environment = {} }]) =>
      Object.entries(environment)
        .filter(([key]) => /PASSWORD|SECRET/.test(key))
        .filter(([, value]) => !value.startsWith('${')),
    );
    expect(literal).toEqual([]);
    expect(read('.gitignore').split('\n')).toContain('.env');
    // docs/settings.md creates exactly these.
    const made = [...read('docs/settings.md').matchAll(/([A-Z_]+)=\$\(openssl/g)].map(
      (match) => match[1],
    );
    expect(made.sort()).toEqual(SECRETS);
  });

  it('publishes the listening port on loopback only', () => {
    const published = services.flatMap(([, { ports = [] }]) => ports);
    for (const port of published) expect(port).toMatch(/^127\.0\.0\.1:\d+:\d+$/);
    const { PORT } = readConfig(environmentOf('api'));
    expect(compose.services['api']?.ports).toEqual([`127.0.0.1:${PORT}:${PORT}`]);
    expect(readConfig(environmentOf('api')).PUBLIC_URL).toBe(`http://localhost:${PORT}`);
    expect(compose.services['worker']?.ports).toBeUndefined();
  });

  it('pins the images that it does not build, and keeps their data in volumes', () => {
    for (const [name, { image, build }] of services) {
      if (build) expect(existsSync(join(root, build, 'Dockerfile'))).toBe(true);
      else expect(image, name).toMatch(/:(v?\d+\.\d+\.?\d*|RELEASE\.\d{4}-)/);
    }
    const mounted = services.flatMap(([, { volumes = [] }]) => volumes.map((v) => v.split(':')[0]));
    expect(mounted.sort()).toEqual(Object.keys(compose.volumes).sort());
    expect(Object.keys(compose.volumes)).toEqual(['database', 'queue', 'storage']);
  });

  it('runs the commands in its containers as docs/settings.md says', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const called = /^docker compose exec (?:-T )?(\w+) node (dist\/\S+)/gm;
    const calls = [...read('docs/settings.md').matchAll(called)].map(([, name = '', file = '']) => {
      expect(environmentOf(name)).toMatchObject({ ROLE: 'api' });
      expect(existsSync(join(root, file)), file).toBe(true);
      return `node ${file}`;
    });
    expect([...new Set(calls)]).toEqual([
      scripts['jobs'],
      scripts['enquiries'],
      scripts['two-factor'],
    ]);
  });

  it('gives a stop its promised time, and uploads a volume', () => {
    const { stop_grace_period: grace = '', tmpfs } = compose.services['worker'] ?? {};
    expect(Number.parseInt(grace)).toBeGreaterThan(15);
    const { DATA_DIR } = readConfig(environmentOf('worker'));
    expect(tmpfs?.[0]).toMatch(new RegExp(`^${DATA_DIR}:uid=1000`));
  });
});

describe('Dockerfile', () => {
  it('builds in stages, from one pinned image of a supported Node version', () => {
    expect(stages.length).toBeGreaterThan(1);
    const images = new Set(all('FROM').map((from) => words(from)[0] ?? ''));
    expect([...images]).toEqual([expect.stringMatching(/^node:\d+\.\d+\.\d+-/)]);
    const [major = 0, minor = 0] = [...images][0]?.slice(5).split('.').map(Number) ?? [];
    const [, least = '', leastMinor = ''] =
      /"node": ">=(\d+)\.(\d+)/.exec(read('package.json')) ?? [];
    expect(major * 1_000 + minor).toBeGreaterThanOrEqual(
      Number(least) * 1_000 + Number(leastMinor),
    );
  });

  it('copies files that exist and that .dockerignore lets through', () => {
    const allowed = read('.dockerignore').split('\n');
    for (const instruction of all('COPY') as Copy[]) {
      if (instruction.getFromFlag()) continue;
      for (const source of words(instruction).slice(0, -1)) {
        expect(existsSync(join(root, source)), source).toBe(true);
        expect(allowed).toContain(`!${source}`);
      }
    }
  });

  it('copies all files that the build reads', () => {
    const script = read('scripts/build-if-needed.mjs');
    const lists = [...script.matchAll(/(?:sources:|const both =) \[([^\]]+)\]/g)];
    expect(lists).toHaveLength(3);
    const sources = lists.flatMap(([, list = '']) =>
      [...list.matchAll(/'([^']+)'/g)].map((match) => match[1] ?? ''),
    );
    const copied = (all('COPY', stages[0]) as Copy[]).flatMap((copy) => words(copy).slice(0, -1));
    const isCopied = (source: string): boolean =>
      copied.some((path) => source === path || source.startsWith(`${path}/`));
    expect([...sources, ...GUIDE_SOURCES].filter((source) => !isCopied(source))).toEqual([]);
    expect(copied).toContain('scripts');
    const runs = all('RUN', stages[0]).map((run) => words(run).join(' '));
    expect(runs).toEqual(['npm ci', 'npm run build']);
  });

  it('ends without development packages, and runs as an unprivileged user', () => {
    const runs = all('RUN', last).map((run) => words(run).join(' '));
    expect(runs[0]).toMatch(/^npm ci --omit=dev /);
    const [copy] = (all('COPY', last) as Copy[]).filter((one) => one.getFromFlag());
    expect(copy && words(copy)).toEqual(['/app/dist', 'dist']);
    const keywords = last.map((instruction) => instruction.getKeyword());
    expect(all('USER', last).map((user) => words(user))).toEqual([['node']]);
    expect(keywords.lastIndexOf('RUN')).toBeLessThan(keywords.indexOf('USER'));
    expect(imageEnvironment['NODE_ENV']).toBe('production');
    expect(runs.at(-1)).toContain(`mkdir ${imageEnvironment['DATA_DIR']}`);
  });

  it('runs the same entry as npm start, and exposes its port', () => {
    const [command] = all('CMD', last);
    expect(JSON.parse(command?.getRawArgumentsContent() ?? '')).toEqual([
      'node',
      'dist/server/main.js',
    ]);
    expect(read('package.json')).toContain('"start": "exec node dist/server/main.js"');
    expect(existsSync(join(root, 'dist/server/main.js'))).toBe(true);
    expect(all('EXPOSE', last).map((expose) => words(expose))).toEqual([
      [imageEnvironment['PORT']],
    ]);
    const [health] = all('HEALTHCHECK', last);
    const path = /\/\w+`\)/.exec(health?.getRawArgumentsContent() ?? '')?.[0].slice(1, -2);
    expect(read('server/core/http/operation.routes.ts')).toContain(`path: '/${path}'`);
  });
});
