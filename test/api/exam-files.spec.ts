import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { auditedActions, auditLog } from '../setup/audit.js';
import { importExam, exportExam } from '../setup/exam-files.js';
import { setRules, SUBMIT_QUIZ } from '../setup/exams.js';
import { PASSWORD, person, type Person, quiz } from '../setup/factories.js';
import { lockTable } from '../setup/row-locks.js';
import { halves, image, noise, photograph } from '../setup/images.js';
import { ADD_REMARK, SETTINGS } from '../setup/marking.js';
import { addQuestions, anyDescriptive, mcq, readQuestions } from '../setup/questions.js';

/** Exporting a whole exam as a file, and importing the same exam from it. */
const app = useApplication();

const REMARKS = [
  ['why', 'Why?\nSay it.'],
  ['स', 'बहुत अच्छा 🙂'],
] as const;
let owner: Person;
let stranger: Person;
/** With everything an exam can have. */
let quizId: string;
let file: string;
beforeAll(async () => {
  [owner, stranger] = [await person(app), await person(app)];
  quizId = await quiz(owner.api, 'Wasser, 水 & «agua»');
  const [jpeg, png] = [
    await image(owner.api, await photograph()),
    await image(owner.api, await noise(40, 30).png().toBuffer()),
  ];
  const shown = (imageId: string, alternativeText?: string) => ({ imageId, alternativeText });
  const options = [
    { text: '=1+1', image: shown(png.imageId, 'Dots') },
    { text: 'बी' },
    { text: 'ج', image: shown(jpeg.imageId) },
  ];
  const [, essay] = await addQuestions(owner.api, quizId, [
    {
      mcq: {
        text: 'Which?\nThe second line',
        image: shown(jpeg.imageId, 'A photograph'),
        options,
        correctOption: 2,
        explanation: 'Because.',
        marks: '2.25',
      },
    },
    { descriptive: { text: 'Why?', modelAnswer: 'So.' } },
    mcq('Once more?'),
  ]);
  await owner.api.ask(SUBMIT_QUIZ, { id: quizId });
  await setRules(app, quizId, {
    pass_mark: 3.5,
    access_code: 'tulip',
    opens_at: '2030-01-02T03:04:05.678Z',
    shuffles_options: true,
    checks_spelling: false,
    review_content: 'KEY',
  });
  await app.sql('UPDATE quizzes SET duration_minutes = 45 WHERE id = $1', [quizId]);
  const levels = [
    { label: 'None', marks: '0' },
    { label: 'All of it', marks: '1' },
  ];
  await owner.api.ask(
    'mutation ($input: SetRubricInput!) { setRubric(input: $input) { version } }',
    {
      input: {
        quizId,
        questionId: essay?.['id'],
        version: 1,
        isBinding: true,
        criteria: [{ name: 'Sense', levels }],
      },
    },
  );
  await owner.api.ask(SETTINGS, { input: { quizId, version: 1, isAnonymous: true, step: 0.25 } });
  for (const [shortcut, text] of REMARKS)
    await owner.api.ask(ADD_REMARK, { input: { quizId, shortcut, text } });
  file = await exportExam(owner.api, quizId);
});

/** The file with other content. */
function changed(change: (exam: Data) => void): string {
  const exam = JSON.parse(file) as Data;
  change(exam);
  return JSON.stringify(exam);
}

describe('an exam', () => {
  it('comes out of a file byte for byte as it went in', async () => {
    const { status, body } = await importExam(stranger.api, file);
    expect([status, body]).toEqual([
      201,
      { quizId: expect.any(String), title: 'Wasser, 水 & «agua»', questionCount: 3 },
    ]);
    const copyId = body['quizId'] as string;
    expect(await exportExam(stranger.api, copyId)).toBe(file);
    expect(JSON.parse(file)).toMatchObject({
      marking: { isAnonymous: true, step: 0.25 },
      remarks: REMARKS.map(([shortcut, text]) => ({ shortcut, text })),
    });
    const [original, copy] = [
      await readQuestions(owner.api, quizId),
      await readQuestions(stranger.api, copyId),
    ];
    const [from, to] = [original['questions'].items as Data[], copy['questions'].items as Data[]];
    expect(to.map(({ text, marks }) => [text, marks])).toEqual(
      from.map(({ text, marks }) => [text, marks]),
    );
    // All records are new.
    expect(to.map(({ id }) => id as string)).not.toEqual(from.map(({ id }) => id as string));
    const options = to[0]?.['options'] as Data[];
    expect(options[1]?.['id']).toBe(to[0]?.['correctOptionId']);
    // Pictures are the same bytes.
    const bytesOf = async (question: Data | undefined): Promise<string> => {
      const shown = await app.api.fetch(question?.['image'].url as string);
      return createHash('sha256')
        .update(Buffer.from(await shown.arrayBuffer()))
        .digest('hex');
    };
    expect(await bytesOf(to[0])).toBe(await bytesOf(from[0]));
    expect(to[0]?.['image'].imageId).not.toBe(from[0]?.['image'].imageId);
    expect(await auditedActions(stranger.api, copyId)).toEqual(['EXAM_IMPORTED', 'EXAM_EXPORTED']);
  });

  it('becomes a copy if its title is taken', async () => {
    const { body } = await importExam(owner.api, file);
    expect(body).toMatchObject({ title: 'Copy of Wasser, 水 & «agua»' });
    const again = await exportExam(owner.api, body['quizId'] as string);
    expect(again).toBe(file.replace('"title": "Wasser', '"title": "Copy of Wasser'));
  });

  it('is exported without ids, codes and creation times', async () => {
    expect(JSON.parse(file)).toMatchObject({
      format: 'examwright-exam',
      version: 2,
      durationMinutes: 45,
      rules: { passMark: 3.5, opensAt: '2030-01-02T03:04:05.678Z', closesAt: null },
      questions: [{ kind: 'MCQ', correctOption: 2, marks: '2.25' }, { kind: 'DESCRIPTIVE' }, {}],
    });
    const [{ code } = { code: '' }] = await app.sql<{ code: string }>(
      'SELECT code FROM exam_rules WHERE quiz_id = $1',
      [quizId],
    );
    for (const secret of ['tulip', code, quizId])
      expect(file.toLowerCase()).not.toContain(secret.toLowerCase());
    expect(file).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
  });

  it('without questions and rules can be exported, too', async () => {
    const id = await quiz(owner.api);
    const text = await exportExam(owner.api, id);
    const { body } = await importExam(stranger.api, text);
    expect(await exportExam(stranger.api, body['quizId'] as string)).toBe(text);
  });
});

describe('a picture in a file', () => {
  it('that contains more than a picture is encoded again', async () => {
    const bytes = await photograph(120, 80);
    const hash = createHash('sha256').update(bytes).digest('hex');
    const text = changed((exam) => {
      exam['images'][hash] = { contentType: 'image/jpeg', base64: bytes.toString('base64') };
      exam['questions'][0].image = { sha256: hash, alternativeText: '' };
    });
    const { body } = await importExam(stranger.api, text);
    const again = await exportExam(stranger.api, body['quizId'] as string);
    expect(again).not.toContain(hash);
    expect(Buffer.from(again).includes('Secret-of-the-sender')).toBe(false);
    const images = Object.values((JSON.parse(again) as Data)['images'] as Record<string, Data>);
    for (const { base64 } of images)
      expect(Buffer.from(base64 as string, 'base64').includes('Secret-of-the-sender')).toBe(false);
  });

  it('with data behind its end is encoded again', async () => {
    const clean = await halves(40, 30).png().toBuffer();
    const bytes = Buffer.concat([clean, Buffer.from('<script>alert(1)</script>')]);
    const hash = createHash('sha256').update(bytes).digest('hex');
    const text = changed((exam) => {
      exam['images'][hash] = { contentType: 'image/png', base64: bytes.toString('base64') };
      exam['questions'][0].image = { sha256: hash, alternativeText: '' };
    });
    const { body } = await importExam(stranger.api, text);
    expect(await exportExam(stranger.api, body['quizId'] as string)).not.toContain(hash);
  });
});

describe('files of exams', () => {
  it('are for editors of the institute alone', async () => {
    const statusOf = async (by: Api): Promise<number> =>
      (await by.fetch(`/exams/${quizId}/export.json`)).status;
    expect(await statusOf(app.api)).toBe(401);
    expect(await statusOf(stranger.api)).toBe(404);
    expect((await importExam(app.api, file)).status).toBe(401);
    const colleague = await person(app);
    await app.sql(
      `UPDATE users SET role = 'MARKER', institute_id = (SELECT institute_id FROM users WHERE email = $1)
       WHERE email = $2`,
      [owner.email, colleague.email],
    );
    expect(await statusOf(colleague.api)).toBe(403);
    expect((await importExam(colleague.api, file)).status).toBe(403);
    await app.sql(`UPDATE users SET role = 'EDITOR' WHERE email = $1`, [colleague.email]);
    expect(await statusOf(colleague.api)).toBe(200);
    expect((await importExam(colleague.api, file)).status).toBe(201);
  });

  it('can be exported with a read-only token, and each export is logged', async () => {
    const id = await quiz(owner.api);
    const made = await owner.api.ask(
      `mutation { createAccessToken(input: { name: "Archive", scope: READ, password: "${PASSWORD}" }) { token } }`,
    );
    const program = app.api.as(made['createAccessToken'].token as string);
    const text = await exportExam(program, id);
    const [entry] = await auditLog(owner.api, { quizId: id });
    expect(entry).toMatchObject({ action: 'EXAM_EXPORTED', actorName: 'Ada Byron' });
    const refused = await importExam(program, text);
    expect([refused.status, refused.body['code']]).toEqual([403, 'TOKEN_SCOPE']);
  });

  it('are downloaded with their own type and a safe name', async () => {
    const id = await quiz(owner.api, 'a/b "c"');
    await addQuestions(owner.api, id, [anyDescriptive]);
    const { headers } = await owner.api.fetch(`/exams/${id}/export.json`);
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="a_b _c_\.exam\.json"; /,
    );
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('are consistent, whatever is written meanwhile', async () => {
    const id = await quiz(owner.api);
    await addQuestions(owner.api, id, [mcq('The first')]);
    const before = await exportExam(owner.api, id);
    const lock = await lockTable(app.databaseUrl, 'rubrics');
    const text = exportExam(owner.api, id);
    await lock.reached();
    await addQuestions(owner.api, id, [mcq('Came later')]);
    await lock.release();
    expect(await text).toBe(before);
  });

  it('are written one by one; few requests wait, and more are asked to retry', async () => {
    const statuses: number[] = [];
    const lock = await lockTable(app.databaseUrl, 'rubrics');
    const answers = Array.from({ length: 7 }, async () => {
      const answer = await owner.api.fetch(`/exams/${quizId}/export.json`);
      statuses.push(answer.status);
      await answer.text();
    });
    try {
      await expect.poll(() => statuses).toEqual([503, 503]);
    } finally {
      await lock.release();
      await Promise.all(answers);
    }
    expect(statuses).toEqual([503, 503, 200, 200, 200, 200, 200]);
  });
});
