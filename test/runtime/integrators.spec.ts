import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { PASSWORD, person } from '../setup/factories.js';
import { endWithUs, temporaryFolder } from '../setup/processes.js';
import { root } from '../setup/sources.js';

/**
 * What an integrator does with client generators: an empty folder, the example programs of test/integrators, clients that
 * are generated from the running server, the compiler, and the programs.
 */
const app = useApplication();
const run = promisify(execFile);
const FILES = [
  'integrators/codegen.ts',
  'integrators/staff-codegen.ts',
  'integrators/staff-genql.ts',
  'integrators/learner-openapi.ts',
  'integrators/tsconfig.json',
];
const CREATE_TOKEN = `mutation ($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) { token }
}`;

let folder: string;
let environment: NodeJS.ProcessEnv;

/** Runs a command of an installed package in the folder. */
const command = async (name: string, ...args: string[]): Promise<string> => {
  const { stdout } = await run(join(root, 'node_modules/.bin', name), args, {
    cwd: folder,
    env: environment,
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${name}: ${error.stdout}${error.stderr}`);
  });
  return stdout;
};

beforeAll(async () => {
  folder = temporaryFolder();
  for (const path of FILES) copyFileSync(join(root, 'test', path), join(folder, basename(path)));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const { api } = await person(app);
  const input = { name: 'Example', scope: 'WRITE', password: PASSWORD };
  const { createAccessToken } = await api.ask(CREATE_TOKEN, { input });
  const { url } = app.server;
  environment = { ...process.env, API: url, TOKEN: createAccessToken.token };
  const scalars = ['--scalar', 'DateTime:string', '--scalar', 'Marks:string'];
  await Promise.all([
    command('graphql-codegen'),
    command('genql', '--output', 'genql', '--endpoint', `${url}/graphql`, ...scalars),
    command('openapi-typescript', `${url}/docs/api/openapi.json`, '--output', 'openapi.ts'),
  ]);
  await command('tsc', '--project', '.');
});

/** Starts the program of a member of staff, takes its exam by the link that it prints, and waits for its end. */
async function giveAndTake(program: string): Promise<{ receipt: unknown; results: unknown }> {
  const staff = spawn(process.execPath, [join('built', program)], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endWithUs(staff);
  let progress = '';
  staff.stderr.on('data', (chunk: Buffer) => (progress += chunk.toString()));
  const ended = once(staff, 'exit');
  const lines = createInterface(staff.stdout)[Symbol.asyncIterator]();
  const next = async (): Promise<string> => {
    const line = await lines.next();
    if (line.done) throw new Error(`${program} has ended early: ${progress}`);
    return line.value;
  };
  const link = await next();
  const { stdout } = await run(process.execPath, [join('built', 'learner-openapi.js'), link], {
    cwd: folder,
    env: environment,
  });
  const results = JSON.parse(await next()) as unknown;
  expect(await ended, progress).toEqual([0, null]);
  expect(progress).toBe('Question 1 has 2 options.\n');
  return { receipt: JSON.parse(stdout), results };
}

describe('programs with generated clients', () => {
  it('of GraphQL Code Generator and openapi-fetch give and take an exam', async () => {
    const { receipt, results } = await giveAndTake('staff-codegen.js');
    expect(receipt).toMatchObject({ answered: 2 });
    const learner = { externalId: 'S-1906', name: 'Grace Hopper' };
    expect(results).toEqual([{ exactScore: '1', maxScore: 3.5, waitingCount: 1, learner }]);
    expect(readFileSync(join(folder, 'codegen.csv'), 'utf8')).toMatch(/Grace Hopper.*S-1906/);
  });

  it('of genql and openapi-fetch give and take an exam', async () => {
    const { receipt, results } = await giveAndTake('staff-genql.js');
    expect(receipt).toMatchObject({ answered: 2 });
    const learner = { externalId: 'S-1912', name: 'Alan Turing' };
    expect(results).toEqual([{ exactScore: '-1/3', maxScore: 3, waitingCount: 1, learner }]);
    expect(readFileSync(join(folder, 'genql.csv'), 'utf8')).toMatch(/Alan Turing.*S-1912/);
  });
});
