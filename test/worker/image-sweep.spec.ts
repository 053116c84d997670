import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Api, type Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { DUPLICATE } from '../setup/question-transfers.js';
import { person, quiz } from '../setup/factories.js';
import { placedIn, placeIn, putInBank } from '../setup/placed-questions.js';
import { lockImageSweep, lockNewQuestions, lockTable } from '../setup/row-locks.js';
import { halves, image, served, type PostedImage } from '../setup/images.js';
import { ADD_QUESTIONS, addQuestions } from '../setup/questions.js';
import { startS3, type S3 } from '../setup/s3.js';
import { DELETE_QUESTION, PURGE_QUESTION } from '../setup/trash.js';

/**
 * Unused images are deleted after a day. A worker looks for them when it starts, and every hour.
 */

const app = useApplication();
const SET_PICTURE = 'mutation ($imageId: ID!) { setProfilePicture(imageId: $imageId) { id } }';
const REMOVE_PICTURE = 'mutation { removeProfilePicture { id } }';
const UPDATE = `mutation ($id: ID!, $question: QuestionInput!) {
  updateQuestion(input: { id: $id, question: $question, version: 1 }) { id }
}`;

let owner: Api;
let ownerId: string;
beforeEach(async () => {
  owner = (await person(app)).api;
  ownerId = (await owner.ask('{ me { id } }'))['me'].id as string;
});

async function age(...images: PostedImage[]): Promise<void> {
  const old = `UPDATE images SET created_at = now() - interval '25 hours' WHERE id = ANY($1)`;
  await app.sql(old, [images.map(({ imageId }) => imageId)]);
}

const rows = async (): Promise<string[]> => {
  const own = 'SELECT id FROM images WHERE created_by = $1 ORDER BY id';
  return (await app.sql<{ id: string }>(own, [ownerId])).map(({ id }) => id);
};
const idsOf = (...images: PostedImage[]): string[] => images.map(({ imageId }) => imageId).sort();

/** Until the sweep has left these, and no others. */
async function expectLeft(...images: PostedImage[]): Promise<void> {
  await expect.poll(rows).toEqual(idsOf(...images));
}

async function status({ url }: PostedImage): Promise<number> {
  return (await owner.fetch(url)).status;
}

function asking({ imageId }: PostedImage) {
  return { descriptive: { text: 'What is this?', image: { imageId } } };
}

const isOnDisk = (id: string): boolean =>
  existsSync(join(app.server.dataDir, 'files', 'images', id));

describe('an image', () => {
  let store: S3;
  beforeAll(async () => {
    store = await startS3();
  });
  afterAll(async () => {
    await store.stop();
  });

  it.each([
    ['a disk', null],
    ['S3', () => store],
  ])(
    'on %s is served while it is used, and deleted with its file when it is not',
    async (_name, place) => {
      const storage = place?.();
      if (storage) {
        const elsewhere = await app.start({ STORAGE_URL: storage.url });
        owner = new Api(elsewhere.url, owner.token);
      }
      const isKept = (id: string): boolean =>
        storage ? storage.names('images').includes(id) : isOnDisk(id);
      const [asked, chosen, trashed, unused, young] = [
        await image(owner),
        await image(owner),
        await image(owner),
        await image(owner),
        await image(owner),
      ];
      const portrait = await image(owner, await halves(300, 300).png().toBuffer(), 'profile');
      const all = [asked, chosen, trashed, unused, young, portrait];
      for (const { url, imageId } of all) {
        expect((await served(owner, url)).length).toBeGreaterThan(0);
        expect(isKept(imageId)).toBe(true);
      }
      const options = [{ text: 'a' }, { text: 'b', image: { imageId: chosen.imageId } }];
      const [, , last] = await addQuestions(owner, await quiz(owner), [
        asking(asked),
        { mcq: { text: 'Which?', options, correctOption: 1 } },
        asking(trashed),
      ]);
      await owner.ask('mutation ($id: ID!) { deleteQuestion(id: $id) { id } }', {
        id: last?.['id'],
      });
      await owner.ask(SET_PICTURE, { imageId: portrait.imageId });
      await age(asked, chosen, trashed, unused, portrait);
      await app.start({ ROLE: 'worker', STORAGE_URL: storage?.url });
      await expectLeft(asked, chosen, trashed, young, portrait);
      expect(await Promise.all(all.map(status))).toEqual([200, 200, 200, 404, 200, 200]);
      expect(all.map(({ imageId }) => isKept(imageId))).toEqual([
        true,
        true,
        true,
        false,
        true,
        true,
      ]);
    },
  );
});

describe('the sweep', () => {
  it('deletes images that were replaced in a question, and in a profile', async () => {
    const [first, second] = [await image(owner), await image(owner)];
    const [earlier, removed] = [
      await image(owner, undefined, 'profile'),
      await image(owner, undefined, 'profile'),
    ];
    const [question] = await addQuestions(owner, await quiz(owner), [asking(first)]);
    await owner.ask(UPDATE, { id: question?.['id'], question: asking(second) });
    await owner.ask(SET_PICTURE, { imageId: earlier.imageId });
    await owner.ask(SET_PICTURE, { imageId: removed.imageId });
    await owner.ask(REMOVE_PICTURE);
    await age(first, second, earlier, removed);
    await app.sweep();
    await expectLeft(second);
  });

  it('keeps images of versions that a paper or the bank has, and of no other version', async () => {
    const images = await Promise.all(Array.from({ length: 4 }, async () => image(owner)));
    const [shared, here, banked, later] = images as [
      PostedImage,
      PostedImage,
      PostedImage,
      PostedImage,
    ];
    const quizId = await quiz(owner);
    const added = await addQuestions(owner, quizId, [asking(shared), asking(banked)]);
    const [first = '', second = ''] = added.map(({ id }) => id as string);
    await placeIn(app.databaseUrl, first, await quiz(owner));
    // A copy from now on; the other paper still shows the first image.
    await owner.ask(UPDATE, { id: first, question: asking(here) });
    const [, kept] = await placedIn(app.sql, quizId);
    await putInBank(app.sql, kept?.questionId ?? '');
    await owner.ask(UPDATE, { id: second, question: asking(later) });
    await owner.ask(DELETE_QUESTION, { id: second });
    await owner.ask(PURGE_QUESTION, { id: second });
    await age(...images);
    await app.sweep();
    await expectLeft(shared, here, later);
  });

  it('processes more images than one batch', async () => {
    const kept = await image(owner);
    await addQuestions(owner, await quiz(owner), [asking(kept)]);
    await age(kept);
    await app.sql(
      `INSERT INTO images (id, institute_id, created_by, purpose, content_type, width, height,
                           size_bytes, sha256, kept_at, created_at)
       SELECT gen_random_uuid(), institute_id, created_by, purpose, content_type, width, height,
              size_bytes, sha256, kept_at, created_at
       FROM images, generate_series(1, 600) WHERE id = $1`,
      [kept.imageId],
    );
    await app.sweep();
    await expectLeft(kept);
  });

  it('finishes what was interrupted: an upload, or a sweep', async () => {
    const [half, young] = [await image(owner), await image(owner)];
    await app.sql('UPDATE images SET kept_at = NULL WHERE created_by = $1', [ownerId]);
    await age(half);
    await app.sweep();
    await expectLeft(young);
    expect([isOnDisk(half.imageId), isOnDisk(young.imageId)]).toEqual([false, true]);
  });

  it('leaves an image alone that is being attached', async () => {
    const [attached, other] = [await image(owner), await image(owner)];
    await age(attached, other);
    const quizId = await quiz(owner);
    const lock = await lockNewQuestions(app.databaseUrl);
    const adding = addQuestions(owner, quizId, [asking(attached)]);
    await lock.reached();
    await app.sweep();
    await expectLeft(attached);
    await lock.release();
    await adding;
    expect([await status(attached), isOnDisk(attached.imageId)]).toEqual([200, true]);
  });

  it('leaves an image alone that is being copied with its quiz, and does not lock the quiz meanwhile', async () => {
    const [copied, instead, other] = [await image(owner), await image(owner), await image(owner)];
    const quizId = await quiz(owner);
    const [question] = await addQuestions(owner, quizId, [asking(copied)]);
    await age(copied, instead, other);
    const lock = await lockNewQuestions(app.databaseUrl);
    const copying = owner.ask(DUPLICATE, { quizId });
    await lock.reached();
    await owner.ask(UPDATE, { id: question?.['id'], question: asking(instead) });
    await app.sweep();
    await expectLeft(copied, instead);
    await lock.release();
    await copying;
    expect([await status(copied), isOnDisk(copied.imageId)]).toEqual([200, true]);
  });

  it('leaves an image alone that comes into use while it checks', async () => {
    const [chosen, other] = [
      await image(owner, undefined, 'profile'),
      await image(owner, undefined, 'profile'),
    ];
    await age(chosen, other);
    // It checks accounts first; then questions, whose query waits.
    const lock = await lockTable(app.databaseUrl, 'questions');
    app.startSweep();
    await lock.reached();
    await owner.ask(SET_PICTURE, { imageId: chosen.imageId });
    await lock.release();
    await expectLeft(chosen);
    expect([await status(chosen), isOnDisk(chosen.imageId)]).toEqual([200, true]);
  });

  it('does not let an image be attached that it is deleting', async () => {
    const [taken, quizId] = [await image(owner), await quiz(owner)];
    await age(taken);
    const lock = await lockImageSweep(app.databaseUrl);
    app.startSweep();
    await lock.reached();
    const adding = owner.send(ADD_QUESTIONS, { quizId, questions: [asking(taken)] });
    const waiting = `SELECT FROM pg_stat_activity
      WHERE wait_event = 'transactionid' AND datname = current_database()`;
    await expect.poll(async () => (await app.sql(waiting)).length).toBe(1);
    await lock.release();
    const { errors } = await adding;
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['IMAGE_NOT_FOUND']);
    await expectLeft();
    const read = await owner.ask('query ($id: ID!) { quiz(id: $id) { questionCount } }', {
      id: quizId,
    });
    expect((read['quiz'] as Data)['questionCount']).toBe(0);
  });
});
