import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { ComputedFigures } from './computed-figures.js';
import { FiguresCache } from './figures-cache.js';

const requester = { account: 'anna', group: 'school' };

/** Figures with as many questions as their names say. */
function counting() {
  const computed: string[] = [];
  const cache = new FiguresCache();
  const get = async (name: string, stamp = 'same'): Promise<ComputedFigures> =>
    cache.get(requester, name, stamp, async () => {
      computed.push(name);
      const questions = Array.from({ length: Number(name.split(' ')[1]) }, () => ({ options: [] }));
      return Promise.resolve({ paper: { questions } } as unknown as ComputedFigures);
    });
  return { computed, get };
}

it('keeps computed figures, up to a limit for all of them together', async () => {
  const { computed, get } = counting();
  for (const name of ['a 12000', 'b 300', 'a 12000', 'b 300']) await get(name);
  expect(computed).toEqual(['a 12000', 'b 300']);
  // The least recently used ones go.
  for (const name of ['c 12000', 'b 300', 'c 12000', 'a 12000']) await get(name);
  expect(computed).toEqual(['a 12000', 'b 300', 'c 12000', 'a 12000']);
  // Figures above the limit are returned, but not kept.
  for (const name of ['d 20001', 'd 20001']) await get(name);
  expect(computed.slice(4)).toEqual(['d 20001', 'd 20001']);
});

it('computes again when the stamp is another one, and once for requests at the same time', async () => {
  const { computed, get } = counting();
  await Promise.all([get('a 1'), get('a 1')]);
  expect(computed).toHaveLength(1);
  await get('a 1', 'other');
  expect(computed).toHaveLength(2);
});

it('keeps no failure', async () => {
  const cache = new FiguresCache();
  const fail = async () => Promise.reject<ComputedFigures>(new Error('No'));
  await expect(cache.get(requester, 'a', 'same', fail)).rejects.toThrow('No');
  const figures = { paper: { questions: [] } } as unknown as ComputedFigures;
  expect(await cache.get(requester, 'a', 'same', async () => Promise.resolve(figures))).toBe(
    figures,
  );
});

it('computes one after the other, so that the attempts of one exam at a time are in memory', async () => {
  const cache = new FiguresCache();
  const running: string[] = [];
  const figures = { paper: { questions: [] } } as unknown as ComputedFigures;
  const compute = (name: string) => async () => {
    running.push(`starts ${name}`);
    await setImmediate();
    running.push(`ends ${name}`);
    return figures;
  };
  await Promise.all(
    ['a', 'b'].map(async (name) => cache.get(requester, name, 'same', compute(name))),
  );
  expect(running).toEqual(['starts a', 'ends a', 'starts b', 'ends b']);
});

it('refuses one institute that makes too many others wait', async () => {
  const cache = new FiguresCache();
  const never = async () => new Promise<ComputedFigures>(() => undefined);
  for (const name of ['runs', 'b', 'c', 'd', 'e']) void cache.get(requester, name, 'same', never);
  await expect(cache.get(requester, 'f', 'same', never)).rejects.toThrow('There is a lot going on');
});
