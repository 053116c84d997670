import { describe, expect, it } from 'vitest';
import { AREAS, BROWSER_AREAS } from './affected/browser-areas.js';
import { readProject } from './affected/project.js';
import { reachOfSpecs } from './affected/reach.js';
import { select } from './affected/select.js';
import { projectFiles } from './setup/sources.js';

/** Which tests `npm run test:affected` runs for a change. */

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

describe('a change to', () => {
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

  it('a test runs that test, and the structure tests', () => {
    expect(others('test/api/exams.spec.ts')).toEqual(['test/api/exams.spec.ts']);
    expect(within('test/', selected('client/take/session/tab.spec.ts')).sort()).toEqual(structure);
  });

  it('a deleted test runs the structure tests', () => {
    expect(selected('test/api/of-long-ago.spec.ts').sort()).toEqual(structure);
  });

  it('shared test code runs the tests that import it, directly or not', () => {
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
    '%s runs the structure tests only',
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

describe('a change to the client', () => {
  it('in a folder runs the browser tests that list the folder in their row, and no API test', () => {
    const found = others('client/print/answer-key.tsx');
    const rows = Object.keys(BROWSER_AREAS)
      .filter((name) => BROWSER_AREAS[name]?.includes('print'))
      .map((name) => `test/browser/${name}.spec.ts`);
    expect(found).toEqual(rows.sort());
  });

  it('in code that pages share runs the tests of all pages that import it', () => {
    const found = others('client/ui/texts/exam-texts.ts');
    expect(found).toContain('test/browser/exam-rules.spec.ts');
    expect(found).not.toContain('test/browser/take.spec.ts');
  });

  it("on the candidate's page runs the fault tests, which bundle it", () => {
    expect(others('client/take/sync/saver.ts')).toContain('test/faults/delivery.spec.ts');
    expect(others('client/take/sync/saver.ts')).toContain('client/take/sync/saver.spec.ts');
  });

  it('in a file that no page imports by name runs all browser tests', () => {
    expect(others('client/vite.config.ts')).toEqual(
      expect.arrayContaining(within('test/browser/')),
    );
  });
});

describe('a change to the server', () => {
  it.each([
    ['server/enquiries/enquiry.service.ts', 'test/api/enquiries.spec.ts'],
    ['server/enquiries/enquiry.service.ts', 'test/legacy/enquiries.spec.ts'],
    ['server/enquiries/enquiry.service.ts', 'test/browser/site-forms.spec.ts'],
    ['server/exports/export.runner.ts', 'test/api/exports.spec.ts'],
    ['server/exports/export.runner.ts', 'test/worker/exports.spec.ts'],
    ['server/exports/export.runner.ts', 'test/browser/exports.spec.ts'],
    ['server/exports/export-sweep.ts', 'test/worker/exports.spec.ts'],
    ['server/attempts/session/insert-attempt.ts', 'test/faults/delivery.spec.ts'],
    ['server/attempts/session/insert-attempt.ts', 'test/browser/take.spec.ts'],
    ['server/attempts/receipts/receipts.ts', 'test/api/receipts.spec.ts'],
    ['server/grading/automatic-grading.ts', 'test/api/marking.spec.ts'],
    ['server/legacy/quizzes/quizzes.controller.ts', 'test/legacy/quizzes.spec.ts'],
    ['server/media/image-sweep.ts', 'test/worker/image-sweep.spec.ts'],
    ['server/outages/heartbeat.ts', 'test/api/heartbeats.spec.ts'],
    ['server/trials/trials.service.ts', 'test/browser/trials.spec.ts'],
    ['server/exams/revisions/revision-publication.ts', 'test/api/revisions.spec.ts'],
    ['server/quizzes/quizzes.module.ts', 'test/api/quizzes.spec.ts'],
  ])('%s runs %s', (path, spec) => {
    expect(project.has(path), 'the file is there').toBe(true);
    expect(selected(path)).toContain(spec);
  });

  it('in a feature of its own leaves most tests out', () => {
    expect(others('server/trials/trials.service.ts').length).toBeLessThan(all.length / 4);
  });

  it('that deletes a file runs the tests of its folder', () => {
    expect(others('server/trials/of-long-ago.ts')).toContain('test/api/trials.spec.ts');
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
    // Imports lead to shared code of pages; files of `public` are served as they are.
    const shared = [undefined, 'design', 'gql', 'public', 'rest', 'ui'];
    expect([...folders].filter((folder) => !shared.includes(folder)).sort()).toEqual(
      [...AREAS].sort(),
    );
  });
});
