import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PicturePrefetch, pictureUrls } from './picture-prefetch';

const image = (url: string) => ({
  imageId: url,
  url,
  width: 4,
  height: 3,
  alternativeText: '',
});
const option = (url: string | null) => ({ id: 'x', text: '', image: url ? image(url) : null });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('lists the pictures of questions and options, each once, in order', () => {
  const questions = [
    { image: image('a'), options: [option('b'), option(null), option('a')] },
    { image: null },
    { image: image('c'), options: [] },
  ];
  expect(pictureUrls(questions)).toEqual(['a', 'b', 'c']);
});

/** A network in which each load waits until the test settles it. */
function network() {
  const requests: { url: string; resolve: () => void; reject: () => void }[] = [];
  const load = async (url: string) =>
    new Promise<void>((resolve, reject) => {
      requests.push({ url, resolve, reject: () => reject(new Error(url)) });
    });
  const asked = () => requests.map(({ url }) => url);
  const settle = async (index: number, isLoaded = true) => {
    requests[index]?.[isLoaded ? 'resolve' : 'reject']();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { load, asked, settle };
}

it('loads two at once, and what is wanted now before what was wanted earlier', async () => {
  const { load, asked, settle } = network();
  const prefetch = new PicturePrefetch(load);
  prefetch.want(['a', 'b', 'c', 'd']);
  expect(asked()).toEqual(['a', 'b']);
  prefetch.want(['d', 'a', 'b', 'c']);
  await settle(0);
  await settle(1);
  expect(asked()).toEqual(['a', 'b', 'd', 'c']);
  await settle(2);
  await settle(3);
  prefetch.want(['a', 'b', 'c', 'd']);
  expect(asked()).toHaveLength(4);
});

it('tries a failed picture again after a pause and when asked, not at once', async () => {
  const { load, asked, settle } = network();
  const prefetch = new PicturePrefetch(load);
  prefetch.want(['a', 'b']);
  await settle(0, false);
  prefetch.want(['b', 'a']);
  expect(asked()).toEqual(['a', 'b']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked()).toEqual(['a', 'b', 'a']);
  await settle(2, false);
  prefetch.retry();
  expect(asked()).toEqual(['a', 'b', 'a', 'a']);
});

it('stops trying by itself after some failures, and when it is stopped', async () => {
  const load = vi.fn(async () => Promise.reject(new Error('offline')));
  const prefetch = new PicturePrefetch(load);
  prefetch.want(['a']);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(load).toHaveBeenCalledTimes(9);
  prefetch.retry();
  prefetch.stop();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(load).toHaveBeenCalledTimes(10);
});
