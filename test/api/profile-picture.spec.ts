import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { person } from '../setup/factories.js';
import { halves, image, served } from '../setup/images.js';

const app = useApplication();

const SET = 'mutation ($imageId: ID!) { setProfilePicture(imageId: $imageId) { id pictureUrl } }';
const REMOVE = 'mutation { removeProfilePicture { id pictureUrl } }';
const ME = '{ me { id pictureUrl } }';

let owner: Api;
let stranger: Api;
beforeAll(async () => {
  owner = (await person(app)).api;
  stranger = (await person(app)).api;
});

describe('a profile picture', () => {
  it('can be set, replaced and removed', async () => {
    const { me } = await owner.ask(ME);
    expect(me.pictureUrl).toBeNull();
    const picture = await halves(600, 300).png().toBuffer();
    const [first, second] = [
      await image(owner, picture, 'profile'),
      await image(owner, picture, 'profile'),
    ];
    for (const { imageId, url } of [first, second]) {
      const expected = { id: me.id as string, pictureUrl: url };
      expect((await owner.ask(SET, { imageId }))['setProfilePicture']).toEqual(expected);
      expect((await owner.ask(ME))['me']).toEqual(expected);
    }
    const kept = await sharp(await served(app.api, second.url)).metadata();
    expect(kept).toMatchObject({ format: 'jpeg', width: 250, height: 250 });
    expect((await stranger.ask(ME))['me'].pictureUrl).toBeNull();
    for (let times = 0; times < 2; times += 1) {
      const { removeProfilePicture } = await owner.ask(REMOVE);
      expect(removeProfilePicture).toEqual({ id: me.id as string, pictureUrl: null });
    }
    expect((await owner.ask(ME))['me'].pictureUrl).toBeNull();
  });

  it("must be an image of one's own with that purpose", async () => {
    const own = await image(owner, undefined, 'profile');
    await owner.ask(SET, { imageId: own.imageId });
    for (const imageId of [
      randomUUID(),
      'nonsense',
      (await image(owner)).imageId,
      (await image(stranger, undefined, 'profile')).imageId,
    ]) {
      const { extensions } = await owner.refused(SET, { imageId });
      expect(extensions).toMatchObject({ code: 'IMAGE_NOT_FOUND', status: 404 });
    }
    expect((await owner.ask(ME))['me'].pictureUrl).toBe(own.url);
  });

  it('is closed without a session', async () => {
    for (const operation of [SET, REMOVE]) {
      const error = await app.api.refused(operation, { imageId: randomUUID() });
      expect(error.extensions.code).toBe('UNAUTHENTICATED');
    }
  });
});
