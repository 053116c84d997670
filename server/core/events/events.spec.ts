import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { EventChannel } from './event-channel.js';
import { Events } from './events.js';

/** One that listens when the test says so. */
class SlowChannel extends EventChannel {
  begin: () => void = () => undefined;

  override listen(): Promise<void> {
    return new Promise((done) => (this.begin = done));
  }

  override async say(): Promise<void> {}

  override async close(): Promise<void> {}
}

/** What somebody who begins to watch has been told. */
function watcher(): { channel: SlowChannel; told: Date[] } {
  const channel = new SlowChannel();
  const told: Date[] = [];
  const { signal } = new AbortController();
  const watched = new Events(channel).watch('exam:1', 60_000, signal);
  void watched.next().then(({ value }) => told.push(value as Date));
  return { channel, told };
}

it('tells a watcher nothing before it would hear of the next change', async () => {
  const { channel, told } = watcher();
  await turn();
  expect(told).toHaveLength(0);
  channel.begin();
  await turn();
  expect(told).toHaveLength(1);
});

it('tells it all the same where listening takes long', async () => {
  const { told } = watcher();
  await expect.poll(() => told.length, { timeout: 5_000 }).toBe(1);
});
