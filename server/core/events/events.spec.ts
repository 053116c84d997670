import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { EventChannel } from './event-channel.js';
import { Events } from './events.js';

/** A channel that subscribes when the test calls `begin`. */
class SlowChannel extends EventChannel {
  begin: () => void = () => undefined;

  override subscribe(): Promise<void> {
    return new Promise((done) => (this.begin = done));
  }

  override async publish(): Promise<void> {}

  override async close(): Promise<void> {}
}

/** A new watcher, and the events that it has received. */
function watcher(): { channel: SlowChannel; received: Date[] } {
  const channel = new SlowChannel();
  const received: Date[] = [];
  const { signal } = new AbortController();
  const watched = new Events(channel).watch('exam:1', 60_000, signal);
  void watched.next().then(({ value }) => received.push(value as Date));
  return { channel, received };
}

it('notifies a watcher only after the process has subscribed', async () => {
  const { channel, received } = watcher();
  await turn();
  expect(received).toHaveLength(0);
  channel.begin();
  await turn();
  expect(received).toHaveLength(1);
});

it('notifies a watcher although subscribing takes long', async () => {
  const { received } = watcher();
  await expect.poll(() => received.length, { timeout: 5_000 }).toBe(1);
});
