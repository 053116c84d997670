import { describe, expect, it } from 'vitest';
import type { Person } from './candidate.validation.js';
import { matchPeople, type RollNumberScope } from './learner-matching.js';
import type { LearnerIdentity } from './learner.queries.js';

const NOBODY: Person = { name: null, email: null, externalId: null, rollNumber: null };
const person = (given: Partial<Person>): Person => ({ ...NOBODY, ...given });
const learner = (id: string, given: Partial<LearnerIdentity>): LearnerIdentity => ({
  ...{ id, name: id, email: null, externalId: null, rollNumber: null },
  ...given,
});
const everybody = (learners: LearnerIdentity[], isWithName = false): RollNumberScope => ({
  learnerIds: new Set(learners.map(({ id }) => id)),
  isWithName,
});
/** @param isWithName whether it is an exam and not a class list */
const match = (people: Partial<Person>[], stored: LearnerIdentity[] = [], isWithName = false) =>
  matchPeople(people.map(person), stored, everybody(stored, isWithName));
const ids = ({ learners }: ReturnType<typeof match>) => learners.map(({ id }) => id);

const ada = learner('ada', { email: 'ada@example.org', externalId: 'A1', rollNumber: '17' });
const bob = learner('bob', { email: 'bob@example.org' });
const cy = learner('cy', { rollNumber: '18' });

describe('somebody is found', () => {
  it('by external id before the address', () => {
    const matched = match([{ externalId: 'A1', email: 'new@example.org' }], [ada]);
    expect([ids(matched), matched.created]).toEqual([['ada'], []]);
    expect(matched.changed).toEqual([{ ...ada, email: 'new@example.org' }]);
  });

  it('by address, and gets what was not known', () => {
    const given = { email: 'bob@example.org', externalId: 'B1', rollNumber: '9', name: 'Bob B' };
    const { changed, created } = match([given], [bob]);
    expect([changed, created]).toEqual([[{ id: 'bob', ...given }], []]);
  });

  it('unchanged where nothing else is given', () => {
    const { changed, problems } = match(
      [{ email: 'ada@example.org' }, { externalId: 'A1' }],
      [ada],
    );
    expect([changed, problems]).toEqual([[], []]);
  });

  it('by roll number on a class list, and can get an address and an external id', () => {
    const given = { name: 'cy', rollNumber: '18', email: 'cy@example.org', externalId: 'C1' };
    expect(match([given], [cy]).changed).toEqual([{ ...cy, ...given }]);
    expect(ids(match([{ name: 'Ada', rollNumber: '17' }], [ada]))).toEqual(['ada']);
  });

  it('not by roll number where address or external id say that it is somebody else', () => {
    const others = [
      { name: 'Eve', rollNumber: '17', email: 'eve@example.org' },
      { name: 'Eve', rollNumber: '17', externalId: 'E1' },
    ];
    for (const other of others) expect(match([other], [ada]).created).toHaveLength(1);
  });

  it('not by roll number elsewhere', () => {
    const elsewhere = { learnerIds: new Set<string>(), isWithName: false };
    const { created } = matchPeople([person({ name: 'cy', rollNumber: '18' })], [cy], elsewhere);
    expect(created).toHaveLength(1);
  });

  it('in an exam by roll number together with the name', () => {
    expect(ids(match([{ name: 'CY', rollNumber: '18' }], [cy], true))).toEqual(['cy']);
    expect(match([{ name: 'Dee', rollNumber: '18' }], [cy], true).created).toHaveLength(1);
  });

  it('never by the name alone', () => {
    const { created } = match([{ name: 'cy' }, { name: 'cy' }], [cy]);
    expect(created.map(({ name }) => name)).toEqual(['cy', 'cy']);
  });
});

describe('people of one request', () => {
  it('who are the same are one learner, in the order of the input', () => {
    const people = [
      { name: 'Eve', externalId: 'E1' },
      { email: 'bob@example.org' },
      { email: 'eve@example.org', externalId: 'E1' },
    ];
    const { learners, created } = match(people, [bob]);
    const [eve] = created;
    expect(learners).toEqual([eve, bob, eve]);
    expect(eve).toMatchObject({ name: 'Eve', email: 'eve@example.org', externalId: 'E1' });
  });

  it('are called by their address until there is a name', () => {
    const [unnamed] = match([{ email: 'eve@example.org' }]).created;
    expect(unnamed?.name).toBe('eve@example.org');
    const stored = learner('eve', { ...unnamed, id: 'eve', externalId: 'E1' });
    const { changed } = match([{ externalId: 'E1', email: 'e@example.org' }], [stored]);
    expect(changed).toMatchObject([{ name: 'e@example.org' }]);
  });
});

it.each<[string, Partial<Person>[], string, RegExp]>([
  [
    'an external id of one and the address of another',
    [{ externalId: 'A1', email: 'bob@example.org' }],
    'people.0.externalId',
    /belongs to ada, the address to bob/,
  ],
  [
    'another external id of a known address',
    [{ name: 'Ada', externalId: 'A2', email: 'ada@example.org' }],
    'people.0.externalId',
    /^Ada: .* has the external id A1/,
  ],
  [
    'two addresses of one external id',
    [
      { externalId: 'A1', email: 'a@example.org' },
      { externalId: 'A1', email: 'b@example.org' },
    ],
    'people.1.email',
    /with the address a@example.org/,
  ],
  [
    'an address that was just replaced',
    [
      { externalId: 'A1', email: 'new@example.org' },
      { name: 'Eve', email: 'ada@example.org' },
    ],
    'people.1.email',
    /with the address new@example.org/,
  ],
  [
    'two names with one roll number on a class list',
    [
      { name: 'Eve', rollNumber: '5' },
      { name: 'Dan', rollNumber: '5' },
    ],
    'people.1.rollNumber',
    /^Dan: Eve has the same roll number/,
  ],
  [
    'two names of one external id',
    [
      { name: 'Lee', externalId: 'L1' },
      { name: 'Max', externalId: 'L1' },
    ],
    'people.1.name',
    /^Max: Another person in this list is the same learner, with the name Lee/,
  ],
  [
    'two names of one address, as of siblings',
    [
      { name: 'Lee', email: 'home@example.org' },
      { name: 'Max', email: 'home@example.org' },
    ],
    'people.1.name',
    /with the name Lee/,
  ],
  [
    'another name with the roll number of somebody on the class list',
    [{ name: 'Zoe', email: 'zoe@example.org', rollNumber: '18' }],
    'people.0.rollNumber',
    /^Zoe: cy has the same roll number/,
  ],
  ['an unknown external id alone', [{ externalId: 'Z9' }], 'people.0.name', /Nobody has this/],
])('%s is a problem of that person', (_, people, path, message) => {
  const { problems } = match(people, [ada, bob, cy]);
  expect(problems).toEqual([{ path, message: expect.stringMatching(message) as string }]);
});

it('a roll number of several learners of a class list identifies none', () => {
  const twins = [learner('one', { rollNumber: '7' }), learner('two', { rollNumber: '7' })];
  expect(match([{ name: 'one', rollNumber: '7' }], twins).problems).toMatchObject([
    { path: 'people.0.rollNumber' },
  ]);
});

describe('a roll number that a learner had before', () => {
  const kim = learner('Kim', { externalId: 'K', rollNumber: '1' });

  it.each([
    ['on a class list', false],
    ['in an exam', true],
  ])('is free for somebody else of the same request, %s', (_, isInExam) => {
    const renumbered = { externalId: 'K', rollNumber: '2' };
    for (const other of [
      { name: 'Kim', email: 'kim2@example.org', rollNumber: '1' },
      { name: 'Bob', rollNumber: '1' },
    ])
      for (const people of [
        [renumbered, other],
        [other, renumbered],
      ]) {
        const { changed, created, problems } = match(people, [kim], isInExam);
        expect(problems).toEqual([]);
        expect(changed).toEqual([{ ...kim, rollNumber: '2' }]);
        expect(created).toMatchObject([other]);
      }
  });
});
