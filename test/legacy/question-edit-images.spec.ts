import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { quiz } from '../setup/factories.js';
import { halves, image } from '../setup/images.js';
import { Legacy } from '../setup/legacy.js';
import { member, type Member } from '../setup/legacy-accounts.js';
import { READ_EDITED, updated } from '../setup/legacy-edits.js';
import { addQuestions, mcq } from '../setup/questions.js';

/** Images of dashquestionEdit_M. */
const HOST = 'https://exams.example.org';
const app = useApplication({ PUBLIC_URL: HOST });
const EDIT = 'dashquestionEdit_M';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let owner: Member;
let quizId: string;
beforeAll(async () => {
  owner = await member(app, new Legacy(app.server.url));
  quizId = await quiz(owner.api);
});

const addQuestion = async (question: object = mcq('What?', ['a', 'b', 'c'], 3)): Promise<Data> =>
  (await addQuestions(owner.api, quizId, [question]))[0] ?? {};
const edit = async ({ id }: Data, updatedQuestion: object) =>
  owner.legacy.ask(EDIT, { questionId: id as string, updatedQuestion });
const refused = async ({ id }: Data, updatedQuestion: unknown) =>
  owner.legacy.refused(EDIT, { questionId: id as string, updatedQuestion });
const read = async ({ id }: Data) =>
  (await owner.api.ask(READ_EDITED, { id: id as string }))['question'] as Data;

describe('an image link', () => {
  const links = (link: unknown) =>
    updated({ options: [{ answer: 'a' }, { answer: 'b', answerImageLink: link }] });

  it.each(['', ' ', null, undefined])('%j means none', async (link) => {
    const { imageId, url } = await image(owner.api);
    const shown = { image: { imageId } };
    const question = await addQuestion({
      mcq: {
        text: 'Q',
        ...shown,
        options: [{ text: 'a' }, { text: 'b', ...shown }],
        correctOption: 1,
      },
    });
    expect((await read(question))['image'].url).toBe(url);
    const body = await edit(question, { ...links(link), questionImageLink: link });
    expect(JSON.stringify(body)).not.toContain('ImageLink');
    expect(await read(question)).toMatchObject({ image: null, options: [{}, { image: null }] });
  });

  it.each(['', HOST, 'http://localhost:3000/exams'])(
    'from %s/images is recognized as ours',
    async (host) => {
      const [one, two] = [await image(owner.api), await image(owner.api)];
      const sent = { ...links(` ${host}${one.url} `), questionImageLink: host + two.url };
      const body = await edit(await addQuestion(), sent);
      expect(body['questionImageLink']).toBe(HOST + two.url);
      expect(body['options'][1]).toMatchObject({ answerImageLink: HOST + one.url });
      expect(body['options'][0]).not.toHaveProperty('answerImageLink');
    },
  );

  it.each([
    ['of nobody', async () => Promise.resolve(`${HOST}/images/${UNKNOWN}`)],
    ['that is no link', async () => Promise.resolve('picture.png')],
    ['to elsewhere', async () => Promise.resolve('https://foreign.example/picture.png')],
    ['to something else here', async () => `/templates/${(await image(owner.api)).imageId}`],
    ['with more behind it', async () => `${(await image(owner.api)).url}?size=1`],
    [
      'of somebody else',
      async () => (await image((await member(app, new Legacy(app.server.url))).api)).url,
    ],
    [
      'to a profile picture',
      async () => (await image(owner.api, await halves(300, 300).jpeg().toBuffer(), 'profile')).url,
    ],
  ])('%s is rejected by the name of its field', async (_what, make) => {
    const [link, question] = [await make(), await addQuestion()];
    const said = 'This image does not exist or was deleted. Upload it again.';
    expect(await refused(question, links(link))).toEqual([
      400,
      `updatedQuestion.options[1].answerImageLink: ${said}`,
    ]);
    expect(await refused(question, updated({ questionImageLink: link }))).toEqual([
      400,
      `updatedQuestion.questionImageLink: ${said}`,
    ]);
    expect((await read(question))['version']).toBe(1);
  });
});
