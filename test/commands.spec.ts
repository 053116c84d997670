import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { findHandlers } from './affected/handlers.js';
import { readProject } from './affected/project.js';
import type { Source } from './setup/import-graph.js';
import { isAlive } from './setup/embedded-postgres.js';
import { projectFiles, read, root } from './setup/sources.js';

const { DevServer } = (await import(join(root, 'scripts/dev-server.mjs'))) as {
  DevServer: new (
    program: string,
    onOutput: (said: Buffer) => void,
  ) => { restart: () => Promise<void>; stop: () => Promise<void> };
};
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

it.each(['jobs', 'enquiries', 'two-factor'])(
  'npm run %s builds nothing, and says so if there is no build',
  (name) => {
    const [, before = '', what = ''] =
      /^node (scripts\/\S+) (\S+)$/.exec(scripts[`pre${name}`] ?? '') ?? [];
    expect(scripts[name]).toBe(`node dist/server/${what}.js`);
    const empty = mkdtempSync(join(tmpdir(), 'examwright-test-'));
    try {
      cpSync(join(root, before), join(empty, before));
      const run = () =>
        spawnSync(process.execPath, [join(empty, before), what], { encoding: 'utf8' });
      const unbuilt = {
        status: 1,
        stdout: '',
        stderr: 'This is not built here yet. Build it first: npm run build\n',
      };
      expect(run()).toMatchObject(unbuilt);
      mkdirSync(join(empty, 'dist/server'), { recursive: true });
      // Built by a version before this command.
      writeFileSync(join(empty, 'dist/server/main.js'), '');
      expect(run()).toMatchObject(unbuilt);
      writeFileSync(join(empty, `dist/server/${what}.js`), '');
      expect(run()).toMatchObject({ status: 0, stdout: '', stderr: '' });
    } finally {
      rmSync(empty, { recursive: true });
    }
  },
);

/** How many processes this one has started and not yet released. */
const children = (): number =>
  process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length;

/** Until the parent process knows that this one has ended. */
function isKnown(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('npm run dev restarts a running server, and one that was killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'examwright-test-'));
  const program = join(folder, 'main.js');
  writeFileSync(program, 'setInterval(() => undefined, 1_000); console.log(process.pid);');
  const started: number[] = [];
  const server = new DevServer(program, (said) => started.push(Number(said)));
  const startedAgain = async (count: number): Promise<void> => {
    await server.restart();
    await expect.poll(() => started).toHaveLength(count);
  };
  try {
    await startedAgain(1);
    await startedAgain(2);
    const [, running = 0] = started;
    process.kill(running, 'SIGKILL');
    await expect.poll(() => isKnown(running)).toBe(false);
    await startedAgain(3);
    await server.stop();
    expect(started.filter(isAlive)).toEqual([]);
    // A file that was saved just before causes no further restart.
    const before = children();
    await server.restart();
    expect(children()).toBeLessThanOrEqual(before);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 20_000);

it('npm run dev gets API routes from the server, and pages and modules from Vite', async () => {
  expect(scripts['dev']).toBe('node scripts/dev.mjs');
  const [, configFile = ''] = /configFile: '([^']+)'/.exec(read('scripts/dev.mjs')) ?? [];
  const { server } = await resolveConfig({ configFile: join(root, configFile) }, 'serve');
  const contexts = Object.keys(server.proxy ?? {});
  const isAsked = (path: string): boolean =>
    contexts.some((context) =>
      context.startsWith('^') ? new RegExp(context).test(path) : path.startsWith(context),
    );
  for (const path of [
    '/',
    '/?from=mail',
    '/about',
    '/plan',
    '/demo',
    '/terms',
    '/graphiql/assets/a.js',
  ])
    expect([path, isAsked(path)]).toEqual([path, true]);
  for (const path of ['/login', '/all-quizzes', '/demo/results', '/take'])
    expect([path, isAsked(path)]).toEqual([path, false]);

  const { routes } = findHandlers([...readProject().values()].filter(isServed));
  const paths = routes.map(([parts]) => `/${parts.join('/').replaceAll(/:\w+/g, 'any')}`);
  expect(paths.length).toBeGreaterThan(20);
  // For operators and developers, at the server's own address.
  const others = ['/dev/mailbox', '/healthz', '/metrics', '/readyz'];
  expect(paths.filter((path) => !isAsked(path)).sort()).toEqual(others);
  const modules = projectFiles().filter((path) => /^client\/(?!site\/).*\.(tsx?|css)$/.test(path));
  expect(modules.filter((path) => isAsked(path.slice('client'.length)))).toEqual([]);
});

function isServed({ path }: Source): boolean {
  return /^server\/(?!legacy\/)/.test(path) && !path.endsWith('.spec.ts');
}
