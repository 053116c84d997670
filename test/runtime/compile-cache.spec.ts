import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../setup/processes.js';
import { root } from '../setup/sources.js';

/** Prints for each script that was compiled before whether V8 accepted that. */
const CACHE_REPORT = (folder: string): string => `
  const vm = require('node:vm');
  const { Script } = vm;
  vm.Script = class extends Script {
    constructor(text, options) {
      super(text, options);
      console.log(options.cachedData ? (this.cachedDataRejected ? 'refused' : 'taken') : 'none');
    }
  };
  require(${JSON.stringify(join(folder, 'dist/server/main.js'))});`;

/** A start that ends once it has loaded the application, since it has no database. */
function start(flags: string[] = [], folder = root): { found: string[]; said: string } {
  const args = [...flags, '--input-type=commonjs', '--eval', CACHE_REPORT(folder)];
  const DATABASE_URL = 'postgres://nobody@127.0.0.1:9/none';
  const env = { PATH: process.env['PATH'], DATABASE_URL, DATA_DIR: temporaryFolder() };
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  return { found: stdout.trim().split('\n'), said: stderr };
}

describe('a start', () => {
  it('loads packages as they were compiled with the build', () => {
    const { found, said } = start();
    expect(new Set(found)).toEqual(new Set(['taken']));
    expect(said).toContain('The database at 127.0.0.1:9 cannot be');
  });

  it('compiles them itself if V8 rejects that', () => {
    const { found, said } = start(['--no-opt']);
    expect(new Set(found)).toEqual(new Set(['refused']));
    expect(said).toContain('The database at 127.0.0.1:9 cannot be');
  });

  it('compiles them itself if that is damaged, which V8 does not notice', () => {
    const folder = temporaryFolder();
    const built = join(folder, 'dist/server');
    cpSync(join(root, 'dist/server'), built, { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const name of readdirSync(built).filter((file) => file.endsWith('.compiled'))) {
      const compiled = readFileSync(join(built, name));
      compiled.fill(0, compiled.length >> 1, compiled.length - 4);
      writeFileSync(join(built, name), compiled);
    }
    const { found, said } = start([], folder);
    expect(new Set(found)).toEqual(new Set(['none']));
    expect(said).toContain('The database at 127.0.0.1:9 cannot be');
  });
});
