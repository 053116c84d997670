import { expect, it, vi } from 'vitest';
import { reportFinished, watchFinished } from './finished-elsewhere';

it('tells the other pages of the same link, while they listen', async () => {
  const [onAda, onBob, onClosed] = [vi.fn(), vi.fn(), vi.fn()];
  const stops = [watchFinished('ada', onAda), watchFinished('bob', onBob)];
  watchFinished('ada', onClosed)();
  reportFinished('ada');
  await vi.waitFor(() => expect(onAda).toHaveBeenCalledOnce());
  expect([onBob, onClosed].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  for (const stop of stops) stop();
});
