import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { DomainError } from '../../core/errors/domain-error.js';
import { parseExamFile } from './exam-file-reading.js';

const image = Buffer.from('a picture');
const sha256 = createHash('sha256').update(image).digest('hex');

/** A new one each time, so that tests can change it. */
const exam = () => ({
  format: 'examwright-exam',
  version: 2,
  title: 'Rivers',
  rules: { opensAt: '2030-01-02T03:04:05.678Z' },
  marking: { isAnonymous: true, step: 0.25 },
  remarks: [{ shortcut: 'so', text: 'Why?' }],
  questions: [
    {
      kind: 'MCQ',
      text: 'Which?',
      marks: '1',
      image: { sha256, alternativeText: 'Dots' },
      options: [{ text: 'Indus' }, { text: 'Yamuna' }],
      correctOption: 2,
    },
    {
      kind: 'DESCRIPTIVE',
      text: 'Why?',
      rubric: {
        isBinding: true,
        criteria: [{ name: 'Sense', levels: [{ label: 'All', marks: '1' }] }],
      },
    },
  ],
  images: { [sha256]: { contentType: 'image/png', base64: image.toString('base64') } },
});

type Exam = Omit<ReturnType<typeof exam>, 'questions' | 'rules'> & {
  questions: Record<string, unknown>[];
  rules: object;
};

function changed(change: (exam: Exam) => void): string {
  const one = exam();
  change(one);
  return JSON.stringify(one);
}

function parse(text: string | Uint8Array) {
  return parseExamFile(typeof text === 'string' ? new TextEncoder().encode(text) : text);
}

function refusal(text: string | Uint8Array): DomainError {
  try {
    parse(text);
  } catch (error) {
    return error as DomainError;
  }
  throw new Error('The file was accepted');
}

it('parses a file', () => {
  const { head, questions, images } = parse(JSON.stringify(exam()));
  expect(head).toMatchObject({
    title: 'Rivers',
    rules: { opensAt: new Date('2030-01-02T03:04:05.678Z') },
  });
  expect(images).toEqual([
    {
      id: expect.any(String) as string,
      path: `images.${sha256}`,
      contentType: 'image/png',
      bytes: image,
    },
  ]);
  expect(questions.map(({ kind, path }) => [kind, path])).toEqual([
    ['MCQ', 'questions.0'],
    ['DESCRIPTIVE', 'questions.1'],
  ]);
  expect(questions[0]?.content.image?.id).toBe(images[0]?.id);
});

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });
const remark = (shortcut: string) => ({ shortcut, text: 'x' });
const rubric = (marks: unknown) => ({
  isBinding: true,
  criteria: [{ name: 'Sense', levels: [{ label: 'All', marks }] }],
});
const question = (place: 0 | 1, more: object) =>
  changed(({ questions }) => Object.assign(questions[place] ?? {}, more));

describe('parseExamFile refuses a malformed file and names the place', () => {
  const hostile: [what: string, text: string | Uint8Array, code: string, path?: string][] = [
    ['no JSON', 'x', 'NOT_AN_EXAM_FILE'],
    ['not UTF-8', Uint8Array.from([0x7b, 0xff, 0x7d]), 'NOT_AN_EXAM_FILE'],
    ['a list', '[]', 'NOT_AN_EXAM_FILE'],
    ['another format', '{"format":"qti","version":1}', 'NOT_AN_EXAM_FILE'],
    ['a later version', changed((one) => (one.version = 3)), 'EXAM_FILE_TOO_NEW'],
    ['brackets without end', '['.repeat(200_000), 'VALIDATION', ''],
    ['too deep', question(0, { more: nested(40) }), 'VALIDATION', ''],
    ['too many values', `[${'0,'.repeat(2_000_000)}0]`, 'VALIDATION', ''],
    [
      'a prototype',
      JSON.stringify(exam()).replace('"format"', '"__proto__": {"isAdmin": true}, "format"'),
      'VALIDATION',
      '__proto__',
    ],
    ['no title', changed((one) => Reflect.deleteProperty(one, 'title')), 'VALIDATION', 'title'],
    ['an unknown field', changed((one) => Object.assign(one, { code: 'X' })), 'VALIDATION', ''],
    [
      'an access code',
      changed((one) => Object.assign(one.rules, { accessCode: 'tulip' })),
      'VALIDATION',
      'rules',
    ],
    ...(['hall 12', '2030-02-30T09:00:00Z', '2030-05-04T09:00:00', true, 2030] as const).map(
      (closesAt): [string, string, string, string] => [
        `the closing ${closesAt}`,
        changed(({ rules }) => Object.assign(rules, { closesAt })),
        'VALIDATION',
        'rules.closesAt',
      ],
    ),
    ['an unknown kind', question(1, { kind: 'constructor2' }), 'VALIDATION', 'questions.1.kind'],
    ['a word for marks', question(0, { marks: 'two' }), 'VALIDATION', 'questions.0.marks'],
    [
      'an unknown field of a question',
      question(0, { options: [{ text: 'a' }, { text: 'b', isRight: true }] }),
      'VALIDATION',
      'questions.0.options.1.isRight',
    ],
    [
      'an image of another account by its id',
      question(0, { image: { imageId: 'x', alternativeText: '' } }),
      'VALIDATION',
      'questions.0.image',
    ],
    [
      'bytes of another hash',
      changed(({ images }) => (images[sha256] = { contentType: 'image/png', base64: 'AAAA' })),
      'VALIDATION',
      `images.${sha256}`,
    ],
    [
      'two remarks of one shortcut',
      changed((one) => (one.remarks = ['So', 'so'].map(remark))),
      'VALIDATION',
      'remarks',
    ],
    [
      'more remarks than an exam can have',
      changed((one) => (one.remarks = Array.from({ length: 101 }, (_, n) => remark(`${n}`)))),
      'VALIDATION',
      'remarks',
    ],
    [
      'a rubric that marks below zero',
      question(1, { rubric: rubric(-1) }),
      'VALIDATION',
      'questions.1.rubric.criteria.0.levels.0.marks',
    ],
  ];

  it.each(hostile)('for %s', (_what, text, code, path) => {
    const error = refusal(text);
    expect(error.code).toBe(code);
    expect(error.fields?.[0]?.path).toBe(path);
  });

  it('and reports at most a hundred problems, shortened', () => {
    const unknown = Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`a${n}`, 1]));
    const long = { ['x'.repeat(100_000)]: 1 };
    for (const more of [unknown, long]) {
      const { fields = [] } = refusal(question(0, more));
      expect(fields.length).toBeLessThanOrEqual(100);
      expect(JSON.stringify(fields).length).toBeLessThan(20_000);
    }
    const named = refusal(changed((one) => Object.assign(one, unknown, long)));
    expect(named.message.length).toBeLessThan(1_000);
    const many = changed((one) => (one.questions = Array(1_000).fill({}) as Exam['questions']));
    expect(refusal(many).fields).toHaveLength(100);
  });
});

describe('a file of version 1', () => {
  const older = (rules: object, marks: unknown = 2.5) =>
    changed((one) => {
      one.version = 1;
      one.rules = rules;
      one.questions = [{ kind: 'DESCRIPTIVE', text: 'Why?', marks, rubric: rubric(1.5) }];
    });

  it('has exact marks for its numbers, and marks of a wrong choice for its penalty', () => {
    const { head, questions } = parse(older({ marksPerQuestion: 4, penaltyPercent: 33.33 }));
    expect(head.rules).toMatchObject({
      marksPerQuestion: '4',
      wrongMarks: '-1/3',
      wrongMarksBasis: 'MARK',
    });
    expect(head.rules).not.toHaveProperty('penaltyPercent');
    expect(questions[0]).toMatchObject({
      content: { marks: '2.5' },
      rubric: { criteria: [{ levels: [{ marks: '1.5' }] }] },
    });
  });

  it.each([
    [0, '0'],
    [25, '-0.25'],
    [12.34, '-617/5000'],
    [100, '-1'],
  ])('had a penalty of %d per cent: %s for each mark', (penaltyPercent, wrongMarks) => {
    expect(parse(older({ penaltyPercent })).head.rules).toMatchObject({ wrongMarks });
  });

  it.each([
    ['marks as text', older({}, 'two'), 'questions.0.marks'],
    ['marks with three decimals', older({}, 0.333), 'questions.0.marks'],
    ['a penalty below zero', older({ penaltyPercent: -1 }), 'rules.wrongMarks'],
  ])('is refused with %s', (_what, text, path) => {
    expect(refusal(text).fields?.[0]?.path).toBe(path);
  });
});
