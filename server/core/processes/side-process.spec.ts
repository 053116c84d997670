import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { SideProcess } from './side-process.js';

const BOUNDS = { memoryMb: 64, timeMs: 60_000 };
const processes: SideProcess<string, Uint8Array>[] = [];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'side-process-'));
});
afterAll(async () => rm(folder, { recursive: true }));
afterEach(() => {
  for (const one of processes.splice(0)) one.end();
});

/** @param does with each `question` */
async function running(does: string, bounds = BOUNDS): Promise<SideProcess<string, Uint8Array>> {
  const file = join(folder, `${processes.length}.mjs`);
  await writeFile(file, `process.on('message', (question) => { ${does} });`);
  const started = new SideProcess<string, Uint8Array>(pathToFileURL(file), bounds);
  processes.push(started);
  return started;
}

it('answers what it is asked', async () => {
  const echo = await running('process.send({ answer: Buffer.from(question) })');
  for (const question of ['one', 'two'])
    expect(Buffer.from(await echo.ask(question)).toString()).toBe(question);
  expect(echo.isAlive).toBe(true);
});

it('keeps no answer: all of them are a whole file', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const echo = await running('process.send({ answer: new Uint8Array(1000) })');
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
  ['says that it failed', 'process.send({ failure: "It broke" })', 'FAILED', 'It broke'],
  // The way in which V8 ends the whole process, thread or not.
  ['needs too much memory', 'const all = []; for (;;) all.push(1);', 'MEMORY', 'ended'],
])('refuses when the process %s, then and from then on', async (_, does, reason, message) => {
  const broken = await running(does);
  for (let time = 0; time < 2; time += 1) {
    const failure: unknown = await broken.ask('x').catch((error: unknown) => error);
    expect(failure).toMatchObject({ reason, message: expect.stringContaining(message) as string });
  }
  expect(broken.isAlive).toBe(false);
});

it('refuses when the process has had its time, or is called off', async () => {
  const slow = await running('', { ...BOUNDS, timeMs: 1 });
  await expect(slow.ask('x')).rejects.toMatchObject({ reason: 'TIME' });
  const wanted = new AbortController();
  const called = (await running('')).ask('x', wanted.signal);
  wanted.abort(new Error('Nobody waits'));
  await expect(called).rejects.toMatchObject({ reason: 'CALLED_OFF' });
  await expect((await running('')).ask('x', wanted.signal)).rejects.toThrow('Called off');
});
