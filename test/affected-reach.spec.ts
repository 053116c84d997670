import { buildSchema, isInterfaceType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { ENTRIES } from '../scripts/build-server-entries.mjs';
import { captures, findHandlers } from './affected/handlers.js';
import { pathTo } from './affected/index.js';
import { readProject } from './affected/project.js';
import { reachOfSpecs, type Project } from './affected/reach.js';
import { select } from './affected/select.js';
import type { Source } from './setup/import-graph.js';
import { read } from './setup/sources.js';

/** How a test leads to the files that it exercises: the rules of test/affected/reach.ts. */

const project = readProject();
const reach = reachOfSpecs(project);
const server = [...project.values()].filter(
  ({ path }) => path.startsWith('server/') && !path.endsWith('.spec.ts'),
);
const handlers = findHandlers(server);
const { fields } = handlers;

const all = [...reach.keys()];

/** A project of a few made-up files. */
function made(files: Record<string, [text: string, ...imports: string[]]>): Project {
  return new Map(
    Object.entries(files).map(([path, [text, ...imports]]): [string, Source] => [
      path,
      { path, text, imports },
    ]),
  );
}

/** The specs that a change to a file selects. */
function selectedIn(files: Project, changed: string): string[] {
  return [...select([changed], files, reachOfSpecs(files)).keys()];
}

describe('how a test reaches the server', () => {
  it('finds a handler for every operation in the schema', () => {
    const types = /^type (?:Query|Mutation|Subscription) \{\n([^]*?)\n\}/gm;
    const operations = [...read('schema.graphql').matchAll(types)].flatMap(([, body = '']) =>
      [...body.matchAll(/^ {2}(\w+)[(:]/gm)].map(([, name = '']) => name),
    );
    expect(operations.length).toBeGreaterThan(100);
    expect(operations.filter((name) => !fields.has(name))).toEqual([]);
    const schema = buildSchema(read('schema.graphql'));
    const typed = [...fields.keys()].filter((name) => name.includes('.'));
    const unknown = typed.filter((name) => {
      const [type = '', field = ''] = name.split('.');
      const found = schema.getType(type);
      return !isObjectType(found) && !isInterfaceType(found) ? true : !(field in found.getFields());
    });
    expect(unknown).toEqual([]);
    const resolved = server.flatMap(({ text }) => captures(text, /^ {2}@(ResolveField)\(/gm));
    const roots = /^(Query|Mutation|Subscription)\./;
    expect(typed.filter((name) => !roots.test(name))).toHaveLength(resolved.length);
  });

  it('finds a handler for every route that is not legacy', () => {
    const declared = server
      .filter(({ path }) => path.endsWith('.routes.ts'))
      .flatMap(({ text }) => captures(text, /^export const (\w+) = defineRoute\(/gm));
    expect(declared.length).toBeGreaterThan(20);
    expect(handlers.routes).toHaveLength(declared.length);
    const served = server.flatMap(({ text }) => captures(text, /^ {2}@(Endpoint)\(/gm));
    expect(served).toHaveLength(declared.length);
  });

  it('follows operation, resolver, service and the class bound to an abstract one', () => {
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

  it('follows the type of a field, if the document can be parsed', () => {
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
      'test/api/selection.spec.ts': ["const FIELDS = '{ maker }'"],
    });
    const always = ['test/api/parts.spec.ts', 'test/api/selection.spec.ts'];
    expect(selectedIn(files, 'server/a/a.resolver.ts')).toEqual(['test/api/a.spec.ts', ...always]);
    expect(selectedIn(files, 'server/b/b.resolver.ts')).toEqual(['test/api/b.spec.ts', ...always]);
    expect(selectedIn(files, 'server/c/c.resolver.ts')).toEqual(['test/api/c.spec.ts', ...always]);
  });

  it('matches the beginning of a route, and not a part of another one', () => {
    const files = made({
      'server/a/a.routes.ts': [
        "export const readParts = defineRoute({\n  path: '/things/{id}/parts.pdf',\n});\n",
      ],
      'server/a/a.controller.ts': ['  @Endpoint(readParts)\n', 'server/a/a.routes.ts'],
      'test/api/beginning.spec.ts': ['get(`/things/${id}` + rest)'],
      'test/api/host.spec.ts': ['get(`http://127.0.0.1:${port}/things/${id}/parts.pdf?a=b`)'],
      'test/api/inner.spec.ts': ['get(`${path}/parts.pdf`)'],
      'test/api/pattern.spec.ts': ["page.route('**/parts.pdf')"],
      'test/api/sentence.spec.ts': ['expect(said).toBe(\'see "/things/1/parts.pdf".\')'],
      'test/api/longer.spec.ts': ['get(`/things/${id}/parts.pdf/more`)'],
      'test/api/other.spec.ts': ['get(`/others/${id}/parts.pdf`)'],
      'scripts/script.mjs': ["run('/things')"],
      'test/api/script.spec.ts': ['', 'scripts/script.mjs'],
    });
    expect(selectedIn(files, 'server/a/a.controller.ts')).toEqual(
      ['beginning', 'host', 'inner', 'pattern', 'sentence'].map(
        (name) => `test/api/${name}.spec.ts`,
      ),
    );
  });

  it('follows threads and processes', () => {
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

  it('lists the files between a test and the changed file', () => {
    const files = made({
      'server/a/a.service.ts': [''],
      'server/a/a.resolver.ts': ['  @Query(() => A)\n  things(', 'server/a/a.service.ts'],
      'test/setup/a.ts': ['ask(`{ things }`)'],
      'test/api/a.spec.ts': ['', 'test/setup/a.ts'],
    });
    const pathOf = (changed: string): string[] =>
      pathTo(changed, 'test/api/a.spec.ts', reachOfSpecs(files));
    expect(pathOf('server/a/a.service.ts')).toEqual([
      'test/api/a.spec.ts',
      'test/setup/a.ts',
      'server/a/a.resolver.ts',
      'server/a/a.service.ts',
    ]);
    expect(pathOf('server/b/b.service.ts')).toEqual([]);
  });

  it('reaches the code of each thread and process, and of the demonstration', () => {
    const reached = (path: string): string[] => all.filter((spec) => reach.get(spec)?.has(path));
    const inFeatures = Object.values(ENTRIES).filter((path) => path.split('/').length > 2);
    expect(inFeatures.length).toBeGreaterThan(2);
    expect(inFeatures.filter((path) => reached(path).length === 0)).toEqual([]);
    expect(reached('server/attempts/session/saving.service.ts')).toEqual(
      expect.arrayContaining(['test/runtime/demo.spec.ts', 'test/runtime/demo-content.spec.ts']),
    );
  });

  it("reaches from the candidate's page everything that it calls", () => {
    const { routes } = handlers;
    const ofLearners = routes.filter(([[first]]) => first === 'attempts').map(([, [file]]) => file);
    const reached = reach.get('test/browser/take.spec.ts');
    expect(ofLearners.length).toBeGreaterThan(10);
    expect(ofLearners.filter((file) => !reached?.has(file ?? ''))).toEqual([]);
  });

  it('matches a route, a table or a job, and not a word in a sentence', () => {
    const files = made({
      'server/a/a.routes.ts': [
        "export const readParts = defineRoute({\n  path: '/things/{id}/parts',\n});\n",
      ],
      'server/a/a.controller.ts': ['  @Endpoint(readParts)\n', 'server/a/a.routes.ts'],
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
