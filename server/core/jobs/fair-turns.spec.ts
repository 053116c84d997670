import { expect, it } from 'vitest';
import { FairTurns, type Requester } from './fair-turns.js';

const BOUNDS = { running: 1, ofAccount: 4, ofGroup: 6, all: 8 };

/** Turns whose one place is taken until `open` is called. */
function held(bounds = BOUNDS) {
  const turns = new FairTurns(bounds);
  const begun: string[] = [];
  let open = (): void => undefined;
  void turns.run({ account: 'first', group: 'first' }, async () => {
    await new Promise<void>((resolve) => (open = resolve));
  });
  /** @returns how it ended */
  const ask = async (account: string, group: string): Promise<string> => {
    const requester: Requester = { account, group };
    return turns
      .run(requester, async () => {
        begun.push(`${account}@${group}`);
        return Promise.resolve('done');
      })
      .catch((error: unknown) => (error as { code: string }).code);
  };
  return { begun, ask, open: () => open() };
}

const many = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));

it('goes round the groups, and round the accounts of each', async () => {
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

it('bounds what waits for an account, and of a group, and says that it is busy', async () => {
  const { ask, open } = held();
  const ofAccount = many(5, async () => ask('eve', 'x'));
  const ofGroup = many(3, async () => ask('mallory', 'x'));
  open();
  expect(await Promise.all(ofAccount)).toEqual([...many(4, () => 'done'), 'BUSY']);
  expect(await Promise.all(ofGroup)).toEqual(['done', 'done', 'BUSY']);
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

it('bounds what waits for one account in all groups together', async () => {
  const { ask, open } = held();
  const asked = many(5, (n) => ask('eve', `network ${n}`));
  const other = ask('ada', 'z');
  open();
  expect(await Promise.all(asked)).toEqual([...many(4, () => 'done'), 'BUSY']);
  expect(await other).toBe('done');
});

it('sends nobody of a large group away for an account that comes from many', async () => {
  const { ask, open } = held();
  const room = many(4, (n) => ask(`colleague ${n}`, 'x'));
  const stranger = many(4, (n) => ask('eve', `network ${n}`));
  room.push(ask('colleague 4', 'x'));
  open();
  expect(await Promise.all(room)).toEqual(many(5, () => 'done'));
  expect(await Promise.all(stranger)).toEqual([...many(3, () => 'done'), 'BUSY']);
});

it('goes by the group where all accounts have equally little', async () => {
  const { ask, open } = held();
  const members = many(6, (n) => ask(`member ${n}`, 'x'));
  const others = [ask('bob', 'y'), ask('cy', 'y')];
  const late = ask('ada', 'z');
  open();
  expect([await late, ...(await Promise.all(others))]).toEqual(['done', 'done', 'done']);
  expect(await Promise.all(members)).toEqual([...many(5, () => 'done'), 'BUSY']);
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
  const who = { account: 'ada', group: 'x' };
  const fails = turns.run(who, async () => Promise.reject(new Error('No')));
  const next = turns.run(who, async () => Promise.resolve('done'));
  await expect(fails).rejects.toThrow('No');
  expect(await next).toBe('done');
});
