import { expect, it } from 'vitest';
import { FairQueue, type Requester } from './fair-queue.js';

const LIMITS = { running: 1, perAccount: 4, perGroup: 6, total: 8 };

/** A queue whose only slot is taken until `open` is called. */
function blockedQueue(limits = LIMITS) {
  const queue = new FairQueue(limits);
  const started: string[] = [];
  let open = (): void => undefined;
  void queue.run({ account: 'first', group: 'first' }, async () => {
    await new Promise<void>((resolve) => (open = resolve));
  });
  /** @returns `done`, or the error code */
  const request = async (account: string, group: string): Promise<string> => {
    const requester: Requester = { account, group };
    return queue
      .run(requester, async () => {
        started.push(`${account}@${group}`);
        return Promise.resolve('done');
      })
      .catch((error: unknown) => (error as { code: string }).code);
  };
  return { started, request, open: () => open() };
}

const many = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));

it('takes turns between groups, and between the accounts of each group', async () => {
  const { started, request, open } = blockedQueue();
  const requests = [
    ...many(3, async () => request('eve', 'x')),
    request('mallory', 'x'),
    request('ada', 'x'),
    request('bob', 'y'),
  ];
  open();
  await Promise.all(requests);
  expect(started).toEqual(['eve@x', 'bob@y', 'mallory@x', 'ada@x', 'eve@x', 'eve@x']);
});

it('rejects with BUSY what exceeds the limit of an account or a group', async () => {
  const { request, open } = blockedQueue();
  const fromAccount = many(5, async () => request('eve', 'x'));
  const fromGroup = many(3, async () => request('mallory', 'x'));
  open();
  expect(await Promise.all(fromAccount)).toEqual([...many(4, () => 'done'), 'BUSY']);
  expect(await Promise.all(fromGroup)).toEqual(['done', 'done', 'BUSY']);
});

it('evicts a request of the account with most requests in favor of an account with few', async () => {
  const { request, open } = blockedQueue();
  const much = many(4, async () => request('eve', 'x'));
  const more = many(2, async () => request('mallory', 'x'));
  const other = many(2, async () => request('bob', 'y'));
  const late = request('ada', 'z');
  open();
  expect(await late).toBe('done');
  expect(await Promise.all(other)).toEqual(['done', 'done']);
  expect(await Promise.all([...much, ...more])).toEqual([
    ...many(3, () => 'done'),
    'BUSY',
    'done',
    'done',
  ]);
});

it('limits what waits for one account in all groups together', async () => {
  const { request, open } = blockedQueue();
  const requests = many(5, (n) => request('eve', `network ${n}`));
  const other = request('ada', 'z');
  open();
  expect(await Promise.all(requests)).toEqual([...many(4, () => 'done'), 'BUSY']);
  expect(await other).toBe('done');
});

it('evicts no member of a large group in favor of an account that comes from many networks', async () => {
  const { request, open } = blockedQueue();
  const colleagues = many(4, (n) => request(`colleague ${n}`, 'x'));
  const stranger = many(4, (n) => request('eve', `network ${n}`));
  colleagues.push(request('colleague 4', 'x'));
  open();
  expect(await Promise.all(colleagues)).toEqual(many(5, () => 'done'));
  expect(await Promise.all(stranger)).toEqual([...many(3, () => 'done'), 'BUSY']);
});

it('evicts from the largest group when all accounts have equally few requests', async () => {
  const { request, open } = blockedQueue();
  const members = many(6, (n) => request(`member ${n}`, 'x'));
  const others = [request('bob', 'y'), request('cy', 'y')];
  const late = request('ada', 'z');
  open();
  expect([await late, ...(await Promise.all(others))]).toEqual(['done', 'done', 'done']);
  expect(await Promise.all(members)).toEqual([...many(5, () => 'done'), 'BUSY']);
});

it('rejects the newcomer when all have equally many requests', async () => {
  const { request, open } = blockedQueue({ ...LIMITS, total: 2 });
  const waiting = [request('ada', 'x'), request('bob', 'y')];
  const late = request('eve', 'z');
  open();
  expect([...(await Promise.all(waiting)), await late]).toEqual(['done', 'done', 'BUSY']);
});

it('starts the next request after a failure', async () => {
  const queue = new FairQueue(LIMITS);
  const who = { account: 'ada', group: 'x' };
  const fails = queue.run(who, async () => Promise.reject(new Error('No')));
  const next = queue.run(who, async () => Promise.resolve('done'));
  await expect(fails).rejects.toThrow('No');
  expect(await next).toBe('done');
});
