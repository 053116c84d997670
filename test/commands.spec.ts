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
    const [, before = ''] = /^node (scripts\/\S+)$/.exec(scripts[`pre${name}`] ?? '') ?? [];
    const empty = mkdtempSync(join(tmpdir(), 'examwright-test-'));
    try {
      cpSync(join(root, before), join(empty, before));
      const run = () => spawnSync(process.execPath, [join(empty, before)], { encoding: 'utf8' });
      expect(run()).toMatchObject({
        status: 1,
        stdout: '',
        stderr: 'Nothing is built here yet. Build it first: npm run build\n',
      });
      mkdirSync(join(empty, 'dist/server'), { recursive: true });
      writeFileSync(join(empty, 'dist/server/main.js'), '');
      expect(run()).toMatchObject({ status: 0, stdout: '', stderr: '' });
    } finally {
      rmSync(empty, { recursive: true });
    }
  },
);
