import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { query } from '../setup/database.js';
import { person, quiz } from '../setup/factories.js';
import { halves, image, served } from '../setup/images.js';
import { importFile } from '../setup/imports.js';
import { mcq } from '../setup/questions.js';
import { triviaWorkbook } from '../setup/workbooks.js';
import { PLACED } from '../setup/placed-questions.js';

const app = useApplication();

const SHOWN = 'image { imageId url width height alternativeText }';
const FIELDS = `id version ${SHOWN} ... on McqQuestion { options { id text ${SHOWN} } }`;
const ADD = `mutation ($quizId: ID!, $questions: [QuestionInput!]!) {
  addQuestions(quizId: $quizId, questions: $questions) { ${FIELDS} }
}`;
const UPDATE = `mutation ($id: ID!, $question: QuestionInput!, $version: Int! = 1) {
  updateQuestion(input: { id: $id, question: $question, version: $version }) { ${FIELDS} }
}`;
const READ = `query ($id: ID!) { question(id: $id) { ${FIELDS} } }`;

let owner: Api;
let stranger: Api;
let quizId: string;
beforeAll(async () => {
  owner = (await person(app)).api;
  stranger = (await person(app)).api;
  quizId = await quiz(owner);
});

const any = async (): Promise<string> => (await image(owner)).imageId;

/** A question of two options; it and its options show an image. */
function illustrated(own: object | null, first: object | null, second: object | null) {
  const options = [
    { text: 'a', image: first },
    { text: 'b', image: second },
  ];
  return { mcq: { text: 'Which?', image: own, options, correctOption: 1 } };
}

async function add(...questions: object[]): Promise<Data[]> {
  return (await owner.ask(ADD, { quizId, questions }))['addQuestions'] as Data[];
}

async function imageIds(id: string): Promise<string[]> {
  const select = `SELECT v.image_ids AS ids FROM ${PLACED} WHERE p.id = $1`;
  return (await query<{ ids: string[] }>(app.databaseUrl, select, [id]))[0]?.ids ?? [];
}

describe('images of a question', () => {
  it('are shown with its text and its options, for every kind', async () => {
    const [own, first, other] = await Promise.all([any(), any(), any()]);
    const wide = (await image(owner, await halves(90, 20).jpeg().toBuffer())).imageId;
    const [choice, essay, plain] = await add(
      illustrated(
        { imageId: own, alternativeText: '  A cell, अ  ' },
        { imageId: first.toUpperCase() },
        { imageId: wide, alternativeText: 'Its wall' },
      ),
      { descriptive: { text: 'What is this?', image: { imageId: other } } },
      mcq('none'),
    );
    const size = { width: 40, height: 30 };
    expect(choice).toMatchObject({
      image: { imageId: own, url: `/images/${own}`, ...size, alternativeText: 'A cell, अ' },
      options: [
        { text: 'a', image: { imageId: first, ...size, alternativeText: '' } },
        { text: 'b', image: { imageId: wide, width: 90, height: 20, alternativeText: 'Its wall' } },
      ],
    });
    expect(essay).toMatchObject({ image: { imageId: other, ...size, alternativeText: '' } });
    expect(plain).toMatchObject({ image: null, options: [{ image: null }, { image: null }] });
    for (const added of [choice, essay, plain])
      expect((await owner.ask(READ, { id: added?.['id'] }))['question']).toEqual(added);
    await served(app.api, choice?.['image'].url as string);
    expect((await imageIds(choice?.['id'] as string)).sort()).toEqual([own, first, wide].sort());
    expect(await imageIds(plain?.['id'] as string)).toEqual([]);
  });

  it('can be one image in several places, each with its own alternative text', async () => {
    const imageId = await any();
    const [added] = await add(
      illustrated(
        { imageId, alternativeText: 'here' },
        { imageId, alternativeText: 'there' },
        null,
      ),
    );
    expect(added?.['image'].alternativeText).toBe('here');
    expect(added?.['options'][0].image.alternativeText).toBe('there');
    expect(await imageIds(added?.['id'] as string)).toEqual([imageId]);
  });

  it('are replaced by an edit: omitted ones are removed', async () => {
    const [old, kept, fresh] = await Promise.all([any(), any(), any()]);
    const [added] = await add(illustrated({ imageId: old }, { imageId: kept }, { imageId: old }));
    const id = added?.['id'] as string;
    const question = illustrated({ imageId: fresh }, null, { imageId: kept });
    const { updateQuestion } = await owner.ask(UPDATE, { id, question });
    expect(updateQuestion).toMatchObject({
      version: 2,
      image: { imageId: fresh, width: 40 },
      options: [{ image: null }, { image: { imageId: kept } }],
    });
    expect((await imageIds(id)).sort()).toEqual([fresh, kept].sort());
    const bare = (await owner.ask(UPDATE, { id, question: mcq('Which?'), version: 2 }))[
      'updateQuestion'
    ];
    expect(bare).toMatchObject({ image: null, options: [{ image: null }, { image: null }] });
    expect((await owner.ask(READ, { id }))['question']).toEqual(bare);
    expect(await imageIds(id)).toEqual([]);
  });

  it.each([
    ['none', async () => Promise.resolve(randomUUID())],
    ['what is no id', async () => Promise.resolve('nonsense')],
    ["somebody else's", async () => (await image(stranger)).imageId],
    ['one for a profile', async () => (await image(owner, undefined, 'profile')).imageId],
    [
      'one that is not whole',
      async () => {
        const imageId = await any();
        await query(app.databaseUrl, 'UPDATE images SET kept_at = NULL WHERE id = $1', [imageId]);
        return imageId;
      },
    ],
  ])('cannot be %s, and every position is named', async (_name, make) => {
    const [good, bad] = [{ imageId: await any() }, { imageId: await make() }];
    const before = await owner.ask('query ($id: ID!) { quiz(id: $id) { questionCount } }', {
      id: quizId,
    });
    const questions = [
      illustrated(bad, good, bad),
      { descriptive: { text: 'q', image: good } },
      { descriptive: { text: 'q', image: bad } },
    ];
    const { extensions } = await owner.refused(ADD, { quizId, questions });
    expect(extensions).toMatchObject({ code: 'IMAGE_NOT_FOUND', status: 404 });
    expect(extensions.fields?.map(({ path }) => path)).toEqual([
      'questions.0.mcq.image',
      'questions.0.mcq.options.1.image',
      'questions.2.descriptive.image',
    ]);
    const after = await owner.ask('query ($id: ID!) { quiz(id: $id) { questionCount } }', {
      id: quizId,
    });
    expect(after).toEqual(before);
    const [added] = await add(illustrated(good, null, null));
    const edit = { id: added?.['id'], question: illustrated(good, bad, null) };
    const refused = (await owner.refused(UPDATE, edit)).extensions;
    expect(refused.code).toBe('IMAGE_NOT_FOUND');
    expect(refused.fields?.map(({ path }) => path)).toEqual(['mcq.options.0.image']);
    expect((await owner.ask(READ, { id: added?.['id'] }))['question']).toEqual(added);
  });

  it.each([
    ['x'.repeat(301), 'Alternative text must be at most 300 characters long'],
    ['a\u0000b', 'Alternative text has a character that cannot be stored'],
  ])('have limits on their alternative texts', async (alternativeText, message) => {
    const shown = { imageId: await any(), alternativeText };
    const questions = [
      illustrated(null, null, shown),
      { descriptive: { text: 'q', image: shown } },
    ];
    const { extensions } = await owner.refused(ADD, { quizId, questions });
    expect(extensions).toMatchObject({ code: 'VALIDATION', status: 400 });
    expect(extensions.fields).toEqual([
      { path: 'questions.0.mcq.options.1.image.alternativeText', message },
      { path: 'questions.1.descriptive.image.alternativeText', message },
    ]);
    await add(illustrated({ ...shown, alternativeText: '🙂'.repeat(300) }, null, null));
  });

  it('are not part of spreadsheets', async () => {
    const imported = await quiz(owner);
    await importFile(owner, imported, await triviaWorkbook(2));
    const list = await owner.ask(
      `query ($id: ID!) { quiz(id: $id) { questions { items { ${FIELDS} } } } }`,
      { id: imported },
    );
    const items = list['quiz'].questions.items as Data[];
    expect(items).toHaveLength(2);
    for (const item of items) {
      expect(item['image']).toBeNull();
      for (const option of item['options'] as Data[]) expect(option['image']).toBeNull();
    }
  });
});
