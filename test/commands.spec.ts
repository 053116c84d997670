import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { read, root } from './setup/sources.js';

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

it.each(['jobs', 'enquiries'])(
  'npm run %s builds nothing, and says when nothing is built',
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
      // Of a version before this command.
      writeFileSync(join(empty, 'dist/server/main.js'), '');
      expect(run()).toMatchObject(unbuilt);
      writeFileSync(join(empty, `dist/server/${what}.js`), '');
      expect(run()).toMatchObject({ status: 0, stdout: '', stderr: '' });
    } finally {
      rmSync(empty, { recursive: true });
    }
  },
);

it('npm run dev asks the server for public pages, and for no others', async () => {
  expect(scripts['dev']).toBe('node scripts/dev.mjs');
  const [, configFile = ''] = /configFile: '([^']+)'/.exec(read('scripts/dev.mjs')) ?? [];
  const { server } = await resolveConfig({ configFile: join(root, configFile) }, 'serve');
  const patterns = Object.keys(server.proxy ?? {}).filter((context) => context.startsWith('^'));
  const isAsked = (path: string): boolean =>
    patterns.some((pattern) => new RegExp(pattern).test(path));
  for (const path of ['/', '/?from=mail', '/about', '/plan', '/demo', '/terms'])
    expect([path, isAsked(path)]).toEqual([path, true]);
  for (const path of ['/login', '/all-quizzes', '/demo/results', '/take'])
    expect([path, isAsked(path)]).toEqual([path, false]);
});
