import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { AREAS, BROWSER_AREAS } from './affected/browser-areas.js';
import { findHandlers } from './affected/handlers.js';
import { wayBetween } from './affected/index.js';
import { readProject } from './affected/project.js';
import { reachOfSpecs, type Project } from './affected/reach.js';
import { select } from './affected/select.js';
import type { Source } from './setup/import-graph.js';
import { projectFiles, read } from './setup/sources.js';

/** Which tests a change runs: `npm run test:affected`. */

const project = readProject();
const reach = reachOfSpecs(project);
const selected = (...changed: string[]): string[] => [...select(changed, project, reach).keys()];

const all = [...reach.keys()].filter((spec) => !spec.startsWith('test/bench/')).sort();
const within = (folder: string, paths = all): string[] =>
  paths.filter((path) => path.startsWith(folder));
const structure = all.filter((path) => /^test\/[^/]+\.spec\.ts$/.test(path));
/** Those beside the structure tests, which every change runs. */
const others = (...changed: string[]): string[] =>
  selected(...changed)
    .filter((path) => !structure.includes(path))
    .sort();

/** A project of a few made-up files. */
function made(files: Record<string, [text: string, ...imports: string[]]>): Project {
  return new Map(
    Object.entries(files).map(([path, [text, ...imports]]): [string, Source] => [
      path,
      { path, text, imports },
    ]),
  );
}

/** Specs that a change of a file selects in it. */
function selectedIn(files: Project, changed: string): string[] {
  return [...select([changed], files, reachOfSpecs(files)).keys()];
}

describe('a change of', () => {
  it.each([
    'server/core/access/access.guard.ts',
    'server/config/env.ts',
    'server/migrations/index.ts',
    'server/main.ts',
    'package.json',
    'package-lock.json',
    'vitest.config.ts',
    'schema.graphql',
    'tsconfig.json',
    'scripts/build-if-needed.mjs',
    'test/setup/global-database.ts',
    'a-new-folder/of-unknown-use.ts',
  ])('%s runs all tests', (path) => {
    expect(selected(path).sort()).toEqual(all);
  });

  it('a test runs that test, and those of structure', () => {
    expect(others('test/api/exams.spec.ts')).toEqual(['test/api/exams.spec.ts']);
    expect(within('test/', selected('client/take/tab.spec.ts')).sort()).toEqual(structure);
  });

  it('a test that is deleted runs those of structure', () => {
    expect(selected('test/api/of-long-ago.spec.ts').sort()).toEqual(structure);
  });

  it('what tests share runs those that import it, directly or not', () => {
    const users = all
      .filter((path) => reach.get(path)?.has('test/setup/application.ts'))
      .filter((path) => !structure.includes(path));
    expect(users.length).toBeGreaterThan(100);
    expect(others('test/setup/application.ts')).toEqual(users);
    const ofTrials = others('test/setup/trials.ts');
    expect(ofTrials).toContain('test/api/trials.spec.ts');
    expect(ofTrials).not.toContain('test/api/quizzes.spec.ts');
  });

  it.each(['docs/PERFORMANCE.md', 'CONTRIBUTING.md', 'docker-compose.yml', '.ci/run'])(
    '%s runs the tests of structure only',
    (path) => {
      expect(selected(path).sort()).toEqual(structure);
    },
  );

  it('a document that a test reads runs that test, too', () => {
    expect(others('docs/API.md')).toContain('test/api/api-page.spec.ts');
  });

  it('nothing runs nothing', () => {
    expect(selected()).toEqual([]);
  });
});

describe('a change of the client', () => {
  it('in a folder runs the browser tests that have it in their row, and no API test', () => {
    const found = others('client/print/answer-key.tsx');
    const rows = Object.keys(BROWSER_AREAS)
      .filter((name) => BROWSER_AREAS[name]?.includes('print'))
      .map((name) => `test/browser/${name}.spec.ts`);
    expect(found).toEqual(rows.sort());
  });

  it('in what pages share runs those of all pages that import it', () => {
    const found = others('client/ui/exam-texts.ts');
    expect(found).toContain('test/browser/exam-rules.spec.ts');
    expect(found).not.toContain('test/browser/take.spec.ts');
  });

  it("on the learner's page runs the fault tests, which bundle it", () => {
    expect(others('client/take/saver.ts')).toContain('test/faults/delivery.spec.ts');
    expect(others('client/take/saver.ts')).toContain('client/take/saver.spec.ts');
  });

  it('that no page imports by name runs all of the browser', () => {
    expect(others('client/vite.config.ts')).toEqual(
      expect.arrayContaining(within('test/browser/')),
    );
  });
});

describe('a change of the server', () => {
  it.each([
    ['server/enquiries/enquiry.service.ts', 'test/api/enquiries.spec.ts'],
    ['server/enquiries/enquiry.service.ts', 'test/legacy/enquiries.spec.ts'],
    ['server/enquiries/enquiry.service.ts', 'test/browser/site-forms.spec.ts'],
    ['server/exports/export.runner.ts', 'test/api/exports.spec.ts'],
    ['server/exports/export.runner.ts', 'test/worker/exports.spec.ts'],
    ['server/exports/export.runner.ts', 'test/browser/exports.spec.ts'],
    ['server/exports/export-sweep.ts', 'test/worker/exports.spec.ts'],
    ['server/attempts/starting.ts', 'test/faults/delivery.spec.ts'],
    ['server/attempts/starting.ts', 'test/browser/take.spec.ts'],
    ['server/attempts/receipts/receipts.ts', 'test/api/receipts.spec.ts'],
    ['server/grading/automatic-grading.ts', 'test/api/marking.spec.ts'],
    ['server/legacy/quizzes/quizzes.controller.ts', 'test/legacy/quizzes.spec.ts'],
    ['server/media/image-sweep.ts', 'test/worker/image-sweep.spec.ts'],
    ['server/outages/heartbeat.ts', 'test/api/heartbeats.spec.ts'],
    ['server/trials/trials.service.ts', 'test/browser/trials.spec.ts'],
    ['server/papers/revision-publication.ts', 'test/api/papers.spec.ts'],
    ['server/quizzes/quizzes.module.ts', 'test/api/quizzes.spec.ts'],
  ])('%s runs %s', (path, spec) => {
    expect(project.has(path), 'the file is there').toBe(true);
    expect(selected(path)).toContain(spec);
  });

  it('in a feature of its own leaves most tests alone', () => {
    expect(others('server/trials/trials.service.ts').length).toBeLessThan(all.length / 4);
  });

  it('that is deleted runs what runs its folder', () => {
    expect(others('server/trials/of-long-ago.ts')).toContain('test/api/trials.spec.ts');
  });
});

describe('the way from a test to the server', () => {
  it('is known of every operation in the schema', () => {
    const server = [...project.values()].filter(({ path }) => path.startsWith('server/'));
    const { fields } = findHandlers(server.filter(({ path }) => !path.endsWith('.spec.ts')));
    const types = /^type (?:Query|Mutation|Subscription) \{\n([^]*?)\n\}/gm;
    const operations = [...read('schema.graphql').matchAll(types)].flatMap(([, body = '']) =>
      [...body.matchAll(/^ {2}(\w+)[(:]/gm)].map(([, name = '']) => name),
    );
    expect(operations.length).toBeGreaterThan(100);
    expect(operations.filter((name) => !fields.has(name))).toEqual([]);
    const schema = buildSchema(read('schema.graphql'));
    const unknown = [...fields.keys()].filter((name) => {
      const [type = '', field] = name.split('.');
      return field !== undefined && !(type in schema.getTypeMap());
    });
    expect(unknown).toEqual([]);
  });

  it('goes by operation, resolver, service and the class bound to an abstract one', () => {
    const files = made({
      'server/a/a.resolver.ts': [
        '  @Mutation(() => A, {})\n  async makeIt(',
        'server/a/a.service.ts',
      ],
      'server/a/a.service.ts': ['', 'server/a/port.ts'],
      'server/a/port.ts': ['export abstract class Port {}'],
      'server/b/bound.ts': ['export class Bound extends Port {}', 'server/a/port.ts'],
      'server/b/b.module.ts': ['{ provide: Port, useClass: Bound }', 'server/b/bound.ts'],
      'test/api/a.spec.ts': ['ask(`mutation { makeIt }`)'],
      'test/api/b.spec.ts': ['// makeIt\nask(`mutation { other }`)'],
    });
    for (const path of ['server/a/a.resolver.ts', 'server/a/a.service.ts', 'server/b/bound.ts'])
      expect([path, selectedIn(files, path)]).toEqual([path, ['test/api/a.spec.ts']]);
  });

  it('goes by the type of a field, where a document can be read', () => {
    const files = made({
      'schema.graphql': [
        'type Query { quiz: Quiz, list: List, thing: Thing } type Quiz { maker: String } type List { maker: String } interface Thing { maker: String } type Exam implements Thing { maker: String }',
      ],
      'server/a/a.resolver.ts': [
        "@Resolver(() => QuizType)\nclass A {\n  @Query(() => QuizType, { name: 'quiz' })\n  async read(\n  @ResolveField(() => String)\n  async maker(",
      ],
      'server/b/b.resolver.ts': [
        '@Resolver(() => ListType)\n  @ResolveField(() => String)\n  maker(',
      ],
      'server/c/c.resolver.ts': [
        "@Resolver(() => ExamType)\n  @ResolveField('maker', () => String)\n  of(",
      ],
      'test/api/a.spec.ts': ['ask(`query { quiz { maker } }`)'],
      'test/api/b.spec.ts': ['ask(`{ list { maker } }`)'],
      'test/api/c.spec.ts': ['ask(`{ thing { maker } }`)'],
      'test/api/parts.spec.ts': ['ask(`{ ${name} { maker } }`)'],
    });
    const parts = 'test/api/parts.spec.ts';
    expect(selectedIn(files, 'server/a/a.resolver.ts')).toEqual(['test/api/a.spec.ts', parts]);
    expect(selectedIn(files, 'server/b/b.resolver.ts')).toEqual(['test/api/b.spec.ts', parts]);
    expect(selectedIn(files, 'server/c/c.resolver.ts')).toEqual(['test/api/c.spec.ts', parts]);
  });

  it('goes by the beginning of a route, and not by a part of another', () => {
    const files = made({
      'server/a/a.controller.ts': ["@Controller('things')\n  @Get(':id/parts.pdf')\n"],
      'test/api/beginning.spec.ts': ['get(`/things/${id}` + rest)'],
      'test/api/host.spec.ts': ['get(`http://127.0.0.1:${port}/things/${id}/parts.pdf?a=b`)'],
      'test/api/inner.spec.ts': ['get(`${path}/parts.pdf`)'],
      'test/api/longer.spec.ts': ['get(`/things/${id}/parts.pdf/more`)'],
      'test/api/other.spec.ts': ['get(`/others/${id}/parts.pdf`)'],
      'scripts/script.mjs': ["run('/things')"],
      'test/api/script.spec.ts': ['', 'scripts/script.mjs'],
    });
    expect(selectedIn(files, 'server/a/a.controller.ts')).toEqual(
      ['beginning', 'host', 'inner'].map((name) => `test/api/${name}.spec.ts`),
    );
  });

  it('goes by what the server starts in a process or a thread', () => {
    const files = made({
      'server/imports/reader.ts': ["fork(builtFile('reading-process'))"],
      'server/imports/spreadsheet/reading-process.ts': [''],
      'test/api/a.spec.ts': ['', 'server/imports/reader.ts'],
      'test/api/b.spec.ts': [''],
    });
    expect(selectedIn(files, 'server/imports/spreadsheet/reading-process.ts')).toEqual([
      'test/api/a.spec.ts',
    ]);
  });

  it('is told from file to file', () => {
    const files = made({
      'server/a/a.service.ts': [''],
      'server/a/a.resolver.ts': ['  @Query(() => A)\n  things(', 'server/a/a.service.ts'],
      'test/setup/a.ts': ['ask(`{ things }`)'],
      'test/api/a.spec.ts': ['', 'test/setup/a.ts'],
    });
    const wayFrom = (changed: string): string[] =>
      wayBetween('test/api/a.spec.ts', changed, reachOfSpecs(files));
    expect(wayFrom('server/a/a.service.ts')).toEqual(['test/setup/a.ts', 'server/a/a.resolver.ts']);
    expect(wayFrom('test/setup/a.ts')).toEqual([]);
    expect(wayFrom('server/b/b.service.ts')).toEqual([]);
  });

  it('goes by route, by table and by job, and not by a word in a sentence', () => {
    const files = made({
      'server/a/a.controller.ts': ["@Controller('things')\n  @Get(':id/parts')\n"],
      'server/b/b.entity.ts': ["@Entity('parcels')", 'server/b/shape.ts'],
      'server/b/shape.ts': [''],
      'server/c/c.resolver.ts': ['  @Query(() => C)\n  list(', 'server/c/c.jobs.ts'],
      'server/c/c.jobs.ts': ["export const run = defineJob('run')"],
      'server/c/c.runner.ts': ['  @Handles(run)\n', 'server/c/c.jobs.ts'],
      'test/api/a.spec.ts': ['get(`/things/${id}`)'],
      'test/api/b.spec.ts': ["sql('SELECT id FROM parcels')"],
      'test/api/c.spec.ts': ["ask('{ list { id } }')"],
      'test/api/d.spec.ts': ["it('has parcels, things and a list', () => { get('/others') })"],
    });
    expect(selectedIn(files, 'server/a/a.controller.ts')).toEqual(['test/api/a.spec.ts']);
    expect(selectedIn(files, 'server/b/shape.ts')).toEqual(['test/api/b.spec.ts']);
    expect(selectedIn(files, 'server/c/c.runner.ts')).toEqual(['test/api/c.spec.ts']);
  });
});

describe('the table of browser tests', () => {
  it('has a row for each test, and no others', () => {
    const names = within('test/browser/').map((path) => path.slice('test/browser/'.length, -8));
    expect(Object.keys(BROWSER_AREAS).sort()).toEqual(names.sort());
  });

  it('has a test for each folder of pages, and names no others', () => {
    const named = new Set(Object.values(BROWSER_AREAS).flat());
    expect([...named].sort()).toEqual([...AREAS].sort());
    const folders = new Set(
      within('client/', projectFiles()).map((path) => path.split('/').slice(1, -1)[0]),
    );
    // What pages share is found by imports; files of `public` are served as they are.
    const shared = [undefined, 'gql', 'public', 'ui'];
    expect([...folders].filter((folder) => !shared.includes(folder)).sort()).toEqual(
      [...AREAS].sort(),
    );
  });
});
