import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { importExam, exportExam } from '../setup/exam-files.js';
import { person, type Person, quiz } from '../setup/factories.js';
import { image } from '../setup/images.js';
import { addQuestions, mcq } from '../setup/questions.js';

/** Files that are no exports of exams, or were changed since. */
const app = useApplication();

let owner: Person;
let file: string;
beforeAll(async () => {
  owner = await person(app);
  const { imageId } = await image(owner.api);
  const id = await quiz(owner.api);
  const [, essay] = await addQuestions(owner.api, id, [
    { mcq: { ...mcq('Which?').mcq, image: { imageId } } },
    { descriptive: { text: 'Why?' } },
  ]);
  await owner.api.ask(
    'mutation ($input: SetRubricInput!) { setRubric(input: $input) { version } }',
    {
      input: {
        ...{ quizId: id, questionId: essay?.['id'], version: 1, isBinding: true },
        criteria: [{ name: 'Sense', levels: [{ label: 'All', marks: '1' }] }],
      },
    },
  );
  file = await exportExam(owner.api, id);
});

/** The file with other content. */
function changed(change: (exam: Data) => void): string {
  const exam = JSON.parse(file) as Data;
  change(exam);
  return JSON.stringify(exam);
}

describe('an invalid file', () => {
  const hostile: [what: string, text: () => string | Uint8Array, code: string, path?: string][] = [
    ['another format', () => '{"format":"qti","version":1}', 'NOT_AN_EXAM_FILE'],
    [
      'rules against each other',
      () =>
        changed((exam) => Object.assign(exam['rules'], { navigation: 'FORWARD', layout: 'ALL' })),
      'VALIDATION',
      'navigation',
    ],
    [
      'a key that is none',
      () => changed((exam) => (exam['questions'][0].correctOption = 9)),
      'VALIDATION',
      'questions.0.correctOption',
    ],
    [
      'bytes of another hash',
      () =>
        changed((exam) => {
          const [first] = Object.values(exam['images'] as Record<string, Data>);
          if (first) first['base64'] = Buffer.from('other').toString('base64');
        }),
      'VALIDATION',
    ],
  ];

  it.each(hostile)(
    '(%s) is rejected, with the location of the error',
    async (_what, text, code, path) => {
      const count = async (): Promise<unknown> =>
        app.sql('SELECT count(*)::int AS count FROM quizzes');
      const before = await count();
      const { status, body } = await importExam(owner.api, text());
      expect([body['code'], status]).toEqual([code, 400]);
      if (path !== undefined) expect(body['fields'][0].path).toBe(path);
      expect(await count()).toEqual(before);
    },
  );

  it('(a picture that is damaged) creates no exam', async () => {
    const bytes = Buffer.from('\x89PNG\r\n\x1a\n and no more', 'latin1');
    const hash = createHash('sha256').update(bytes).digest('hex');
    const text = changed((exam) => {
      exam['images'][hash] = { contentType: 'image/png', base64: bytes.toString('base64') };
    });
    const { body } = await importExam(owner.api, text);
    expect(body).toMatchObject({ code: 'VALIDATION', fields: [{ path: `images.${hash}` }] });
  });

  it('(of many values) is read while other requests are served', async () => {
    const nulls = 'null,'.repeat(200_000);
    const text = `{"format":"examwright-exam","version":1,"title":"Rivers","questions":[${nulls}null]}`;
    const reading = importExam(owner.api, text);
    let served = 0;
    const isRead = reading.then(() => true);
    const isServed = async (): Promise<boolean> => {
      await owner.api.ask('{ me { id } }');
      served += 1;
      return false;
    };
    while (!(await Promise.race([isRead, isServed()]))) continue;
    expect((await reading).body['code']).toBe('VALIDATION');
    // If files were read in between, only the request before it would have been served.
    expect(served).toBeGreaterThan(10);
  });

  it('(too large) is rejected, and so is a missing one', async () => {
    const { status, body } = await importExam(owner.api, Buffer.alloc(61 * 1024 * 1024, ' '));
    expect([status, body['code']]).toEqual([413, 'EXAM_FILE_TOO_LARGE']);
    const answer = await owner.api.fetch('/exams/import', { method: 'POST' });
    expect([answer.status, ((await answer.json()) as Data)['code']]).toEqual([400, 'NO_EXAM_FILE']);
  });
});
