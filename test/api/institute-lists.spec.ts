import { beforeAll, describe, expect, it } from 'vitest';
import type { Data, GraphqlError } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { person, type Person, quiz } from '../setup/factories.js';
import { classList } from '../setup/learners.js';
import { Legacy } from '../setup/legacy.js';
import { colleague } from '../setup/members.js';

/** Records belong to the institute, whoever created them: lists show them to staff with access. */

const LIST = `query ($filter: QuizFilterInput, $page: Int, $pageSize: Int) {
  quizzes(filter: $filter, sort: TITLE, page: $page, pageSize: $pageSize) {
    items { id title creatorName } totalCount
  }
}`;
const UPDATE = 'mutation ($input: UpdateQuizInput!) { updateQuiz(input: $input) { title } }';
const CLASS_LISTS = '{ classLists { items { id name } totalCount } }';

const app = useApplication();
let owner: Person;
let editor: Person;
let marker: Person;
let stranger: Person;
beforeAll(async () => {
  owner = await person(app);
  stranger = await person(app);
  [editor, marker] = [await colleague(app, owner, 'EDITOR'), await colleague(app, owner, 'MARKER')];
});

async function listed({ api }: Person, variables: object = {}): Promise<Data> {
  return (await api.ask(LIST, variables))['quizzes'];
}
const idsOf = ({ items }: Data): string[] => (items as Data[]).map(({ id }) => id as string);
const codeOf = ({ extensions }: GraphqlError): string => extensions.code;

describe('quizzes', () => {
  it('are listed to all staff of the institute, and counted, whoever created them', async () => {
    const ids = [await quiz(owner.api, 'Alpha'), await quiz(editor.api, 'Beta')];
    for (const one of [owner, editor, marker]) {
      expect(await listed(one)).toMatchObject({
        items: [{ id: ids[0] }, { id: ids[1] }],
        totalCount: 2,
      });
      expect(idsOf(await listed(one, { filter: { search: 'bet' } }))).toEqual([ids[1]]);
    }
    expect(await listed(stranger)).toEqual({ items: [], totalCount: 0 });
  });

  it('of one title are listed once each, page by page, in one order', async () => {
    const own = await person(app);
    const others = [await colleague(app, own, 'EDITOR'), await colleague(app, own, 'EDITOR')];
    const ids: string[] = [];
    for (const { api } of [own, ...others]) ids.push(await quiz(api, 'The same'));
    const pages: string[] = [];
    for (const page of [1, 2, 3]) pages.push(...idsOf(await listed(own, { page, pageSize: 1 })));
    expect(pages).toEqual([...ids].sort());
  });

  it("shows whose title is taken when a colleague's quiz is renamed", async () => {
    await quiz(owner.api, 'Owned');
    const id = await quiz(owner.api, 'Owned, too');
    const input = { id, version: 1, title: 'owned' };
    const refused = await editor.api.refused(UPDATE, { input });
    expect(codeOf(refused)).toBe('TITLE_TAKEN');
    expect(refused.message).toBe('The creator of this quiz has another one with this title.');
    // Titles are unique per creator: the editor may have the same.
    await quiz(editor.api, 'Owned');
  });
});

describe('the legacy routes', () => {
  it("find by title the caller's quiz, or else the only one of the institute", async () => {
    const own = await person(app);
    const [one, two] = [await colleague(app, own, 'EDITOR'), await colleague(app, own, 'EDITOR')];
    const find = async (whose: Person, quizTitle: string) =>
      new Legacy(app.server.url).as(whose.token).send('quizzCoutMCQ_M', { quizTitle });
    await quiz(one.api, 'Only one');
    expect(await find(own, 'only ONE')).toMatchObject({ status: 200 });
    await quiz(two.api, 'Only one');
    // The title is ambiguous: neither is found.
    expect(await find(own, 'Only one')).toMatchObject({ status: 404 });
    expect(await find(two, 'Only one')).toMatchObject({ status: 200 });
    expect(await find(stranger, 'Only one')).toMatchObject({ status: 404 });
  });
});

describe('class lists', () => {
  it('are listed to editors', async () => {
    const id = await classList(editor.api, []);
    for (const one of [owner, editor]) {
      const { classLists } = await one.api.ask(CLASS_LISTS);
      expect(classLists).toMatchObject({ items: [{ id }], totalCount: 1 });
    }
    expect(codeOf(await marker.api.refused(CLASS_LISTS))).toBe('NOT_ALLOWED');
    expect((await stranger.api.ask(CLASS_LISTS))['classLists'].totalCount).toBe(0);
  });
});
