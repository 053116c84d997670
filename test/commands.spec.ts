import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
