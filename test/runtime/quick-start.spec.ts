import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../setup/processes.js';
import { root } from '../setup/sources.js';

const MAIN = JSON.stringify(join(root, 'dist/server/main.js'));
/** Says what V8 made of each script that was compiled before. */
const TOLD = `
  const vm = require('node:vm');
  const { Script } = vm;
  vm.Script = class extends Script {
    constructor(text, options) {
      super(text, options);
      console.log(options.cachedData ? (this.cachedDataRejected ? 'refused' : 'taken') : 'none');
    }
  };
  require(${MAIN});`;

/** A start that ends once it has loaded the application, since it has no database. */
function start(...flags: string[]): { found: string[]; said: string } {
  const args = [...flags, '--input-type=commonjs', '--eval', TOLD];
  const DATABASE_URL = 'postgres://nobody@127.0.0.1:9/none';
  const env = { PATH: process.env['PATH'], DATABASE_URL, DATA_DIR: temporaryFolder() };
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  return { found: stdout.trim().split('\n'), said: stderr };
}

describe('a start', () => {
  it('takes packages as they were compiled with the build', () => {
    const { found, said } = start();
    expect(new Set(found)).toEqual(new Set(['taken']));
    expect(said).toContain('The database at 127.0.0.1:9 cannot be');
  });

  it('compiles them itself where V8 refuses that', () => {
    const { found, said } = start('--no-opt');
    expect(new Set(found)).toEqual(new Set(['refused']));
    expect(said).toContain('The database at 127.0.0.1:9 cannot be');
  });
});
