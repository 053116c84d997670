/** Grades of an institute by percentage: who sets them, what is refused, and which results have which. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { auditLog } from '../setup/audit.js';
import { exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { colleague } from '../setup/members.js';
import { mcq } from '../setup/questions.js';
import { takeExam } from '../setup/taking.js';

const app = useApplication();
let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

const SET = `mutation ($bands: [GradeBandInput!]!) {
  setGradeBands(bands: $bands) { gradeBands { label from } }
}`;
const GRADES = `query ($quizId: ID!) {
  results(quizId: $quizId, sort: NAME) { items { name letterGrade } }
}`;
const bands = [
  { label: 'A', from: 66.67 },
  { label: 'B', from: 33.34 },
  { label: 'F', from: 0 },
];

async function grades(quizId: string): Promise<unknown[]> {
  const { items } = (await owner.api.ask(GRADES, { quizId }))['results'] as { items: Data[] };
  return items.map(({ letterGrade }) => letterGrade as unknown);
}

describe('grades', () => {
  it('are of the rounded percentage, of marked attempts only, and follow their bands', async () => {
    const questions = ['A', 'B', 'C'].map((text) => mcq(text, ['right', 'wrong'], 1));
    const of = await exam(app, owner.api, { questions });
    await takeExam(app, of, { A: 'right', B: 'right' }, 'Anna');
    await takeExam(app, of, { A: 'right' }, 'Ben');
    expect(await grades(of.quizId)).toEqual([null, null]);
    expect((await owner.api.ask(SET, { bands }))['setGradeBands']).toEqual({ gradeBands: bands });
    // 2 of 3 are 66.67 per cent, 1 of 3 is 33.33.
    expect(await grades(of.quizId)).toEqual(['A', 'F']);
    const essay = { descriptive: { text: 'Why?' } };
    const waiting = await exam(app, owner.api, { questions: [essay] });
    await takeExam(app, waiting, { 'Why?': 'So.' }, 'Cleo');
    expect(await grades(waiting.quizId)).toEqual([null]);
    const logged = await auditLog(owner.api, {});
    expect(logged.find(({ action }) => action === 'INSTITUTE_CHANGED')).toMatchObject({
      details: [{ name: 'gradeBands', to: 'A 66.67, B 33.34, F 0' }],
    });
    await owner.api.ask(SET, { bands: [] });
    expect(await grades(of.quizId)).toEqual([null, null]);
  });

  it.each([
    [[{ label: 'A', from: 90 }], 'bands.0.from', 'The lowest grade must begin at 0'],
    [[...bands.slice(1), bands[0]], 'bands.2.from', 'Each grade must begin below'],
    [
      [
        { label: 'A', from: 50 },
        { label: 'A', from: 0 },
      ],
      'bands.1.label',
      'the same name',
    ],
    ...['A\u200b', '\u200eA', 'A \ufe0f', '\uff21'].map((alike): [object[], string, string] => [
      [
        { label: 'A', from: 50 },
        { label: alike, from: 0 },
      ],
      'bands.1.label',
      'the same name',
    ]),
    [
      [
        { label: 'Ge\u0301nial', from: 50 },
        { label: 'G\u00e9nial', from: 0 },
      ],
      'bands.1.label',
      'the same name',
    ],
    [
      [
        { label: 'A', from: 1e-20 },
        { label: 'F', from: 0 },
      ],
      'bands.1.from',
      'must begin below',
    ],
    [[{ label: 'A', from: 0.001 }], 'bands.0.from', 'two decimals'],
    [[{ label: ' ', from: 0 }], 'bands.0.label', 'Grade'],
    [
      Array.from({ length: 13 }, (_, place) => ({ label: `${place}`, from: 12 - place })),
      'bands',
      '12',
    ],
  ])('%j are refused at %s', async (wrong, path, message) => {
    const { extensions } = await owner.api.refused(SET, { bands: wrong });
    const [field] = extensions.fields ?? [];
    expect(extensions.code).toBe('VALIDATION');
    expect(field?.path).toBe(path);
    expect(field?.message).toContain(message);
  });

  it('are set by owners only', async () => {
    const editor = await colleague(app, owner, 'EDITOR');
    const { extensions } = await editor.api.refused(SET, { bands });
    expect(extensions.code).toBe('NOT_ALLOWED');
  });
});
