import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { imported, written } from '../setup/exam-files.js';
import { person, type Person, quiz } from '../setup/factories.js';
import { image } from '../setup/images.js';
import { addQuestions, mcq } from '../setup/questions.js';

/** Files that no exam was exported to, and such as were changed since. */
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
        criteria: [{ name: 'Sense', levels: [{ label: 'All', marks: 1 }] }],
      },
    },
  );
  file = await written(owner.api, id);
});

/** The file with something else in it. */
function changed(change: (exam: Data) => void): string {
  const exam = JSON.parse(file) as Data;
  change(exam);
  return JSON.stringify(exam);
}

const remark = (shortcut: string) => ({ shortcut, text: 'x' });

describe('a file that is none', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });
  const hostile: [what: string, text: () => string | Uint8Array, code: string, path?: string][] = [
    ['no JSON', () => 'x', 'NOT_AN_EXAM_FILE'],
    ['not UTF-8', () => Uint8Array.from([0x7b, 0xff, 0x7d]), 'NOT_AN_EXAM_FILE'],
    ['a list', () => '[]', 'NOT_AN_EXAM_FILE'],
    ['another format', () => '{"format":"qti","version":1}', 'NOT_AN_EXAM_FILE'],
    ['a later version', () => changed((exam) => (exam['version'] = 2)), 'EXAM_FILE_TOO_NEW'],
    ['brackets without end', () => '['.repeat(200_000), 'NOT_AN_EXAM_FILE'],
    [
      'too deep',
      () => changed((exam) => (exam['questions'][0].more = nested(40))),
      'VALIDATION',
      'questions.0.more.a.a.a.a.a.a.a.a.a.a',
    ],
    [
      'a prototype',
      () => file.replace('"format"', '"__proto__": {"isAdmin": true}, "format"'),
      'VALIDATION',
      '__proto__',
    ],
    ['no title', () => changed((exam) => delete exam['title']), 'VALIDATION', 'title'],
    ['an unknown field', () => changed((exam) => (exam['code'] = 'X')), 'VALIDATION'],
    [
      'an access code',
      () => changed((exam) => (exam['rules'].accessCode = 'tulip')),
      'VALIDATION',
      'rules',
    ],
    [
      'rules against each other',
      () =>
        changed((exam) => Object.assign(exam['rules'], { navigation: 'FORWARD', layout: 'ALL' })),
      'VALIDATION',
      'navigation',
    ],
    [
      'an unknown kind',
      () => changed((exam) => (exam['questions'][1].kind = 'constructor2')),
      'VALIDATION',
      'questions.1.kind',
    ],
    [
      'a key that is none',
      () => changed((exam) => (exam['questions'][0].correctOption = 9)),
      'VALIDATION',
      'questions.0.correctOption',
    ],
    [
      'a text for a number',
      () => changed((exam) => (exam['questions'][0].marks = '2')),
      'VALIDATION',
      'questions.0.marks',
    ],
    [
      'a field of a question that there is not',
      () => changed((exam) => (exam['questions'][0].options[1].isRight = true)),
      'VALIDATION',
      'questions.0.options.1.isRight',
    ],
    [
      'an image of somebody’s by its id',
      () => changed((exam) => (exam['questions'][0].image = { imageId: 'x', alternativeText: '' })),
      'VALIDATION',
      'questions.0.image',
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
    [
      'two remarks of one shortcut',
      () => changed((exam) => (exam['remarks'] = ['So', 'so'].map(remark))),
      'VALIDATION',
      'remarks',
    ],
    [
      'more remarks than an exam can have',
      () =>
        changed(
          (exam) => (exam['remarks'] = Array.from({ length: 101 }, (_, n) => remark(`${n}`))),
        ),
      'VALIDATION',
      'remarks',
    ],
    [
      'a rubric that marks below zero',
      () => changed((exam) => (exam['questions'][1].rubric.criteria[0].levels[0].marks = -1)),
      'VALIDATION',
      'questions.1.rubric.criteria.0.levels.0.marks',
    ],
  ];

  it.each(hostile)('(%s) is refused, and says where', async (_what, text, code, path) => {
    const count = async (): Promise<unknown> =>
      app.sql('SELECT count(*)::int AS count FROM quizzes');
    const before = await count();
    const { status, body } = await imported(owner.api, text());
    expect([body['code'], status]).toEqual([code, 400]);
    if (path !== undefined) expect(body['fields'][0].path).toBe(path);
    expect(await count()).toEqual(before);
  });

  it('(a picture that is damaged) leaves no exam', async () => {
    const bytes = Buffer.from('\x89PNG\r\n\x1a\n and no more', 'latin1');
    const hash = createHash('sha256').update(bytes).digest('hex');
    const text = changed((exam) => {
      exam['images'][hash] = { contentType: 'image/png', base64: bytes.toString('base64') };
    });
    const { body } = await imported(owner.api, text);
    expect(body).toMatchObject({ code: 'VALIDATION', fields: [{ path: `images.${hash}` }] });
  });

  it('(too large) is refused, and so is none at all', async () => {
    const { status, body } = await imported(owner.api, Buffer.alloc(61 * 1024 * 1024, ' '));
    expect([status, body['code']]).toEqual([413, 'EXAM_FILE_TOO_LARGE']);
    const answer = await owner.api.fetch('/exams/import', { method: 'POST' });
    expect([answer.status, ((await answer.json()) as Data)['code']]).toEqual([400, 'NO_EXAM_FILE']);
  });
});
