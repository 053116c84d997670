import { expect, it } from 'vitest';
import { FairTurns, type Requester } from './fair-turns.js';

const BOUNDS = { running: 1, ofAccount: 4, ofAddress: 6, all: 8 };

/** Turns whose one place is taken until `open` is called. */
function held(bounds = BOUNDS) {
  const turns = new FairTurns(bounds);
  const begun: string[] = [];
  let open = (): void => undefined;
  void turns.run({ account: 'first', address: 'first' }, async () => {
    await new Promise<void>((resolve) => (open = resolve));
  });
  /** @returns how it ended */
  const ask = async (account: string, address: string): Promise<string> => {
    const requester: Requester = { account, address };
    return turns
      .run(requester, async () => {
        begun.push(`${account}@${address}`);
        return Promise.resolve('done');
      })
      .catch((error: unknown) => (error as { code: string }).code);
  };
  return { begun, ask, open: () => open() };
}

const many = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

it('goes round the addresses, and round the accounts of each', async () => {
  const { begun, ask, open } = held();
  const asked = [
    ...many(3, async () => ask('eve', 'x')),
    ask('mallory', 'x'),
    ask('ada', 'x'),
    ask('bob', 'y'),
  ];
  open();
  await Promise.all(asked);
  expect(begun).toEqual(['eve@x', 'bob@y', 'mallory@x', 'ada@x', 'eve@x', 'eve@x']);
});

it('bounds what waits for an account, and of an address, and says that it is busy', async () => {
  const { ask, open } = held();
  const ofAccount = many(5, async () => ask('eve', 'x'));
  const ofAddress = many(3, async () => ask('mallory', 'x'));
  open();
  expect(await Promise.all(ofAccount)).toEqual([...many(4, () => 'done'), 'BUSY']);
  expect(await Promise.all(ofAddress)).toEqual(['done', 'done', 'BUSY']);
});

it('makes room for who asks for little by sending away who asks for most', async () => {
  const { ask, open } = held();
  const much = many(4, async () => ask('eve', 'x'));
  const more = many(2, async () => ask('mallory', 'x'));
  const other = many(2, async () => ask('bob', 'y'));
  const late = ask('ada', 'z');
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

it('refuses who comes when all have equally much', async () => {
  const { ask, open } = held({ ...BOUNDS, all: 2 });
  const waiting = [ask('ada', 'x'), ask('bob', 'y')];
  const late = ask('eve', 'z');
  open();
  expect([...(await Promise.all(waiting)), await late]).toEqual(['done', 'done', 'BUSY']);
});

it('hands the turn on after a failure', async () => {
  const turns = new FairTurns(BOUNDS);
  const who = { account: 'ada', address: 'x' };
  const fails = turns.run(who, async () => Promise.reject(new Error('No')));
  const next = turns.run(who, async () => Promise.resolve('done'));
  await expect(fails).rejects.toThrow('No');
  expect(await next).toBe('done');
});
