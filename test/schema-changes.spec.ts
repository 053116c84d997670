import { afterAll, describe, expect, it } from 'vitest';
import {
  ACCEPTED,
  BASELINE,
  CHANGES,
  currentChangelog,
  today,
} from '../scripts/schema-changelog.mjs';
import { changeList, dayOf, schemaProblems } from '../scripts/schema-changes.mjs';
import { read } from './setup/sources.js';
import { TemporaryRepository } from './setup/temporary-repository.js';

/** Integrators can rely on the schema of the last release: docs/decisions/0060-schema-stability.md. */

const deprecated = (dates: string): string =>
  `@deprecated(reason: "Use \`quiz\` instead. Deprecated since ${dates}.")`;
const FROM_MAY = deprecated('2026-05-01, removed after 2026-11-01');

const released = (fields: string, types = ''): string =>
  `# The schema of 2026-05-31.\n\ntype Query {\n  quiz: ID\n  ${fields}\n}\n${types}`;
const BASELINE_OF_TESTS = released(
  `old: Old ${FROM_MAY}\n  state(form: ID ${FROM_MAY}, id: ID): State`,
  `type Old { id: ID shared: Shared }\ntype Shared { id: ID }\nenum State { OPEN SHUT ${FROM_MAY} }`,
);

/** Why the baseline of these tests cannot become this schema. */
const refused = async (schema: string, day = '2026-11-02', accepted = {}): Promise<string[]> =>
  schemaProblems(BASELINE_OF_TESTS, schema, accepted, day);

describe('the schema', () => {
  const baseline = read(BASELINE);
  const schema = read('schema.graphql');
  const accepted = JSON.parse(read(ACCEPTED)) as Record<string, string>;

  it('breaks nothing that integrators rely on, and deprecates in good time', async () => {
    expect(await schemaProblems(baseline, schema, accepted, today())).toEqual([]);
  });

  it('has a change log of what is not released yet (if not: npm run schema)', async () => {
    expect(read(CHANGES)).toBe(await currentChangelog());
  });

  it('has a baseline with a day', () => {
    expect(dayOf(baseline)).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});

describe('what is released', () => {
  it('can get additions', async () => {
    const more = BASELINE_OF_TESTS.replace('quiz: ID', 'quiz: ID\n  exam(id: ID): Exam')
      .replace('OPEN SHUT', 'OPEN CLOSED SHUT')
      .concat('\ntype Exam { id: ID }');
    expect(await refused(more)).toEqual([]);
    expect(await changeList(BASELINE_OF_TESTS, more, {})).toMatchInlineSnapshot(`
      "### Dangerous

      - Enum value \`CLOSED\` was added to enum \`State\`.

      ### Compatible

      - Field \`exam\` was added to object type \`Query\`.
      - Type \`Exam\` was added.
      "
    `);
  });

  it.each([
    ['removed', 'quiz: ID', '', /^Query\.quiz: Field 'quiz' was removed .*This breaks integrators/],
    ['another type', 'quiz: ID', 'quiz: Int', /^Query\.quiz: .*changed type from 'ID' to 'Int'/],
    ['required', 'id: ID)', 'id: ID!)', /^Query\.state\.id: /],
    ['removed from an enum', 'OPEN', '', /^State\.OPEN: /],
  ])('cannot be %s', async (_how, text, by, reason) => {
    expect(await refused(BASELINE_OF_TESTS.replace(text, by))).toEqual([
      expect.stringMatching(reason),
    ]);
  });

  it('can be removed after the day that its deprecation named, with the types that only it used', async () => {
    const fewer = released('state(id: ID): State', 'type Shared { id: ID }\nenum State { OPEN }');
    const withoutType = released('state(id: ID): State', 'enum State { OPEN }');
    expect(await refused(fewer)).toEqual([]);
    expect(await refused(withoutType)).toEqual([]);
    const onTheDay = await refused(fewer, '2026-11-01');
    expect(onTheDay.map((problem) => problem.split(':')[0]).sort()).toEqual([
      'Old',
      'Query.old',
      'Query.state.form',
      'State.SHUT',
    ]);
  });

  it('cannot be removed before its deprecation is released, and none can be backdated', async () => {
    const schema = released('state(id: ID): State', 'enum State { OPEN }').replace(
      '  quiz: ID\n',
      '',
    );
    const expired = deprecated('2026-01-01, removed after 2026-11-01');
    const [problem] = await schemaProblems(released(''), schema, {}, '2026-11-02');
    expect(problem).toMatch(/^Query\.quiz: Field 'quiz' was removed/);
    const late = await refused(BASELINE_OF_TESTS.replace('quiz: ID', `quiz: ID ${expired}`));
    expect(late).toEqual(['Query.quiz: it was not deprecated on 2026-05-31: correct "since".']);
  });

  it('can be broken for a reason, which the change log gives, for as long as it is', async () => {
    const accepted = { 'Query.quiz': 'it showed the key' };
    const schema = BASELINE_OF_TESTS.replace('quiz: ID', '');
    expect(await refused(schema, undefined, accepted)).toEqual([]);
    expect(await changeList(BASELINE_OF_TESTS, schema, accepted)).toMatch(/: it showed the key$/m);
    expect(await refused(BASELINE_OF_TESTS, undefined, accepted)).toEqual([
      'Query.quiz: it is accepted as breaking, and is not. Remove the entry.',
    ]);
  });
});

describe('a deprecation', () => {
  const DATES = '2026-06-01, removed after 2026-12-01';
  const problems = async (directive: string): Promise<string[]> =>
    refused(BASELINE_OF_TESTS.replace('quiz: ID', `quiz: ID ${directive}`));

  it('names both days, at least six months apart', async () => {
    expect(await problems(deprecated(DATES))).toEqual([]);
    expect(await problems(deprecated('2026-08-31, removed after 2027-02-28'))).toEqual([]);
  });

  it.each([
    ['no reason', '@deprecated', /must end like this/],
    ['no days', '@deprecated(reason: "Use `exam` instead.")', /must end like this/],
    ['a day that there is not', deprecated('2026-06-31, removed after 2027-02-01'), /must end/],
    [
      'less than six months',
      deprecated('2026-06-01, removed after 2026-11-30'),
      /until 2026-12-01/,
    ],
    ['a day in the past', deprecated('2026-06-01, removed after 2026-01-01'), /six months/],
    ['a day before the release', deprecated('2026-05-30, removed after 2027-01-01'), /"since"/],
  ])('with %s is refused', async (_what, directive, reason) => {
    expect(await problems(directive)).toEqual([expect.stringMatching(/^Query\.quiz: /)]);
    expect(await problems(directive)).toEqual([expect.stringMatching(reason)]);
  });

  it('can be put off, but not brought forward', async () => {
    const later = deprecated('2026-05-01, removed after 2026-12-31');
    const sooner = deprecated('2026-04-01, removed after 2026-10-31');
    expect(await refused(BASELINE_OF_TESTS.replace(FROM_MAY, later))).toEqual([]);
    expect(await refused(BASELINE_OF_TESTS.replace(FROM_MAY, sooner))).toEqual([
      'Query.old: integrators were promised that it stays until 2026-11-01.',
    ]);
  });
});

describe('the command', () => {
  const write = (...args: string[]) => repository.run('scripts/schema-changelog.mjs', args);
  const repository = new TemporaryRepository();
  afterAll(() => repository.remove());

  it('writes what has changed, and reports what breaks, until the schema is the baseline', () => {
    repository.write(BASELINE, BASELINE_OF_TESTS);
    repository.write(CHANGES, '# Changes\n\n## [Unreleased]\n\n## [0.1.0] - 2026-05-31\n\nAll.\n');
    repository.write(ACCEPTED, '{}');
    const schema = 'type Query {\n  exam: ID\n}\n';
    repository.write('schema.graphql', schema);
    const { status, stderr } = write();
    expect(status).toBe(0);
    expect(stderr).toMatch(/^Query\.quiz: Field 'quiz' was removed/m);
    expect(repository.read(CHANGES)).toMatch(
      /`exam` was added .*\n\n## \[0\.1\.0\].*\n\nAll\.\n$/s,
    );
    expect(write('--baseline')).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(repository.read(BASELINE)).toMatch(/^# .*\n\ntype Query \{\n {2}exam: ID\n\}\n$/);
    expect(repository.read(CHANGES)).toMatch(/## \[Unreleased\]\n\nNothing\.\n\n## \[0\.1\.0\]/);
  });
});
