import { beforeAll, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { Legacy } from '../setup/legacy.js';
import { member, type Member } from '../setup/legacy-accounts.js';
import { colleague } from '../setup/members.js';
import { createOwnData, staffRoutes } from '../setup/staff-routes.js';

/**
 * The legacy routes know no roles: an action that the role does not allow is refused with a
 * message.
 */

const app = useApplication();
const REFUSED = [403, 'Your role in this institute does not allow that. Ask one of its owners.'];

let owner: Member;
let marker: Legacy;
let editor: Legacy;
beforeAll(async () => {
  const anybody = new Legacy(app.server.url);
  owner = await member(app, anybody);
  marker = anybody.as((await colleague(app, owner, 'MARKER')).token);
  editor = anybody.as((await colleague(app, owner, 'EDITOR')).token);
});

const quizRoutes = staffRoutes.filter(({ tokens }) => tokens !== 'none');

describe.each(quizRoutes.map((route) => [route.name, route] as const))(
  '%s',
  (name, { body, tokens, status = 200 }) => {
    it("lets an editor do with a colleague's quiz what its creator may", async () => {
      const answer = await editor.send(name, body(await createOwnData(owner)));
      expect(answer.status).toBe(status);
    });

    it(tokens === 'READ' ? 'lets a marker look' : 'refuses a marker', async () => {
      const own = await createOwnData(owner);
      // A request with an import's id reads its state; one with a file changes the quiz.
      const file = { quizTitle: own.quizTitle, excelFile: Buffer.from('x').toString('base64') };
      const sent = name.includes('Excel') ? file : body(own);
      if (tokens === 'READ') expect((await marker.send(name, sent)).status).toBe(status);
      else expect(await marker.refused(name, sent)).toEqual(REFUSED);
    });
  },
);
