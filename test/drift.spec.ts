import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import { describe, expect, it } from 'vitest';
import codegen from '../client/codegen.js';
import { projectFiles, read, root } from './setup/sources.js';

/** Generated files that are committed must equal what would be generated now. */

describe('schema.graphql', () => {
  it('is what the code declares (if not: npm run schema)', () => {
    const printed = execFileSync(process.execPath, [join(root, 'dist/server/print-schema.js')], {
      encoding: 'utf8',
    });
    expect(read('schema.graphql')).toBe(printed);
  });
});

describe('openapi.json', () => {
  it('is what the routes declare (if not: npm run schema)', () => {
    const printed = execFileSync(process.execPath, [join(root, 'dist/server/print-openapi.js')], {
      encoding: 'utf8',
    });
    expect(read('openapi.json')).toBe(printed);
  });

  it('generates the types of the candidate’s page (if not: npm run codegen)', () => {
    const generator = join(root, 'node_modules/openapi-typescript/bin/cli.js');
    const generated = execFileSync(process.execPath, [generator, 'openapi.json'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(read('client/rest/openapi.ts')).toBe(generated);
  });
});

describe('client/gql', () => {
  it('is what the schema and the operations generate (if not: npm run codegen)', async () => {
    const files = (await generate({ ...codegen, cwd: root, silent: true }, false)) as {
      filename: string;
      content: string;
    }[];
    const committed = projectFiles().filter((path) => path.startsWith('client/gql/'));
    expect(files.map((file) => file.filename).sort()).toEqual(committed.sort());
    for (const { filename, content } of files) expect(read(filename)).toBe(content);
  });
});

describe('migrations', () => {
  it('create the tables that the entities describe (if not: npm run migration -- Name)', () => {
    const script = join(root, 'scripts/generate-migration.mjs');
    const output = execFileSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
    expect(output).toBe('Entities and migrations agree.\n');
  });

  it('are all listed, in order', () => {
    const names = projectFiles()
      .filter((path) => /^server\/migrations\/\d+-/.test(path))
      .map((path) => path.replace('server/migrations/', '').replace('.ts', '.js'))
      .sort();
    const index = readFileSync(join(root, 'server/migrations/index.ts'), 'utf8');
    const imported = [...index.matchAll(/from '\.\/(.*)'/g)].map((match) => match[1]);
    expect(imported).toEqual(names);
  });
});
