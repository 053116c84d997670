import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { IsolatedProcess } from './isolated-process.js';

const LIMITS = { memoryMb: 64, timeMs: 60_000 };
const processes: IsolatedProcess<string, Uint8Array>[] = [];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'isolated-process-'));
});
afterAll(async () => rm(folder, { recursive: true }));
afterEach(() => {
  for (const one of processes.splice(0)) one.end();
});

/** @param code run for each `question` */
async function startProcess(
  code: string,
  limits = LIMITS,
): Promise<IsolatedProcess<string, Uint8Array>> {
  const file = join(folder, `${processes.length}.mjs`);
  await writeFile(file, `process.on('message', (question) => { ${code} });`);
  const started = new IsolatedProcess<string, Uint8Array>(pathToFileURL(file), limits);
  processes.push(started);
  return started;
}

it('returns an answer for each question', async () => {
  const echo = await startProcess('process.send({ answer: Buffer.from(question) })');
  for (const question of ['one', 'two'])
    expect(Buffer.from(await echo.ask(question)).toString()).toBe(question);
  expect(echo.isAlive).toBe(true);
});

it('does not keep answers in memory: together they are a whole file', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const echo = await startProcess('process.send({ answer: new Uint8Array(1000) })');
  const answers: WeakRef<Uint8Array>[] = [];
  for (let time = 0; time < 5; time += 1) answers.push(new WeakRef(await echo.ask('more')));
  const left = (): number => {
    collect();
    return answers.filter((answer) => answer.deref()).length;
  };
  await expect.poll(left, { timeout: 10_000 }).toBeLessThan(2);
  await echo.ask('still there');
});

it.each([
  ['ends', 'process.exit(3)', 'FAILED', 'ended (3)'],
  ['throws', 'throw new Error("It broke")', 'FAILED', 'It broke'],
  ['reports a failure', 'process.send({ failure: "It broke" })', 'FAILED', 'It broke'],
  // V8 then ends the whole process, even from a thread.
  ['needs too much memory', 'const all = []; for (;;) all.push(1);', 'MEMORY', 'ended'],
])('rejects this and all later questions when the process %s', async (_, code, reason, message) => {
  const broken = await startProcess(code);
  for (let time = 0; time < 2; time += 1) {
    const failure: unknown = await broken.ask('x').catch((error: unknown) => error);
    expect(failure).toMatchObject({ reason, message: expect.stringContaining(message) as string });
  }
  expect(broken.isAlive).toBe(false);
});

it('rejects when the process takes too long, or is aborted', async () => {
  const slow = await startProcess('', { ...LIMITS, timeMs: 1 });
  await expect(slow.ask('x')).rejects.toMatchObject({ reason: 'TIME' });
  const controller = new AbortController();
  const aborted = (await startProcess('')).ask('x', controller.signal);
  controller.abort(new Error('The client has left'));
  await expect(aborted).rejects.toMatchObject({ reason: 'ABORTED' });
  await expect((await startProcess('')).ask('x', controller.signal)).rejects.toThrow('Aborted');
});
