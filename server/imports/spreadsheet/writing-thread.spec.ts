import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, it } from 'vitest';
import { WritingThread } from './writing-thread.js';

const BOUNDS = { memoryMb: 64, timeMs: 60_000 };
const threads: WritingThread<string, Uint8Array>[] = [];

/** @param does on each `said` */
function thread(does: string, bounds = BOUNDS): WritingThread<string, Uint8Array> {
  const program = `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (said) => { ${does} });`;
  const file = new URL(`data:text/javascript,${encodeURIComponent(program)}`);
  threads.push(new WritingThread(file, null, bounds));
  return threads.at(-1) as WritingThread<string, Uint8Array>;
}

afterEach(async () => {
  for (const one of threads.splice(0)) await one.close();
});

it('answers what was said', async () => {
  const echo = thread('parentPort.postMessage(Buffer.from(said))');
  for (const said of ['one', 'two'])
    expect(Buffer.from(await echo.say(said)).toString()).toBe(said);
});

it('keeps no answer: all of them are a whole file', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const echo = thread('parentPort.postMessage(new Uint8Array(1000))');
  const answers: WeakRef<Uint8Array>[] = [];
  for (let time = 0; time < 5; time += 1) answers.push(new WeakRef(await echo.say('more')));
  const left = (): number => {
    collect();
    return answers.filter((answer) => answer.deref()).length;
  };
  await expect.poll(left, { timeout: 10_000 }).toBeLessThan(2);
  await echo.say('still there');
});

it.each([
  ['ends', 'process.exit(0)', 'has ended'],
  ['fails', 'throw new Error("It broke")', 'It broke'],
])('refuses when the thread %s, then and from then on', async (_, does, reason) => {
  const broken = thread(does);
  await expect(broken.say('x')).rejects.toThrow(reason);
  await expect(broken.say('x')).rejects.toThrow(reason);
});

it('refuses when the thread has had its time', async () => {
  await expect(thread('', { ...BOUNDS, timeMs: 1 }).say('x')).rejects.toThrow('takes too long');
});
