import { beforeAll, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { query } from '../setup/database.js';
import { anyEmail } from '../setup/factories.js';
import { Legacy } from '../setup/legacy.js';

/** getInTouch_M and feedBackExamBuilder_M: the forms of visitors. */
const app = useApplication({ RATE_LIMIT: 'on' });
let legacy: Legacy;
beforeAll(() => {
  legacy = new Legacy(app.server.url);
});

describe.each([
  {
    route: 'getInTouch_M',
    message: 'Your details have been submitted successfully!',
    table: 'contacts',
    own: 'contact',
    named: 'Contact',
    longest: 50,
  },
  {
    route: 'feedBackExamBuilder_M',
    message: 'Feedback submitted successfully.',
    table: 'feedback',
    own: 'description',
    named: 'Description',
    longest: 500,
  },
])('$route', ({ route, message, table, own, named, longest }) => {
  const request = (change: object = {}) => ({
    name: 'Ada Byron',
    email: anyEmail(),
    [own]: 'x'.repeat(longest),
    ...change,
  });
  const stored = async (email: string) =>
    query(app.databaseUrl, `SELECT name, email, ${own} FROM ${table} WHERE email = $1`, [email]);
  const count = async () => (await query(app.databaseUrl, `SELECT FROM ${table}`)).length;

  it.each(['', '/v1'])('stores what was sent to %s/, trimmed, and answers 201', async (prefix) => {
    const sent = request();
    const email = sent.email;
    const answer = await legacy.under(prefix).send(route, {
      ...sent,
      name: '  Ada  Byron ',
      email: ` ${email.toUpperCase()} `,
      [own]: ' 12  34\n',
      somethingElse: [{}],
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ statusCode: 201, success: true, message });
    expect(await stored(email)).toEqual([{ name: 'Ada  Byron', email, [own]: '12  34' }]);
  });

  it(`accepts ${longest} characters, as people count them`, async () => {
    const sent = request({ [own]: '🙂'.repeat(longest) });
    expect((await legacy.send(route, sent)).status).toBe(201);
    expect(await stored(sent.email)).toHaveLength(1);
  });

  it.each([
    ['name', undefined, 'name is required'],
    ['name', null, 'name must be a text'],
    ['name', ' ', 'name: Name is required'],
    ['name', 'x'.repeat(101), 'name: Name must be at most 100 characters long'],
    ['email', undefined, 'email is required'],
    ['email', ['ada@example.org'], 'email must be a text'],
    ['email', '', 'email: Email is required'],
    ['email', 'nobody', 'email: Invalid email format'],
    ['email', `${'x'.repeat(250)}@example.org`, 'email: Email must be at most 254 characters long'],
    [own, undefined, `${own} is required`],
    [own, 5, `${own} must be a text`],
    [own, '\t', `${own}: ${named} is required`],
    [own, 'x'.repeat(longest + 1), `${own}: ${named} must be at most ${longest} characters long`],
    [own, 'a\u0000b', `${own}: ${named} has a character that cannot be stored`],
  ])('rejects %s %j and stores nothing', async (field, value, said) => {
    const before = await count();
    const sent = request({ [field]: value });
    expect(await legacy.refused(route, sent)).toEqual([400, said]);
    expect(await count()).toBe(before);
  });

  it('says how many other fields are invalid', async () => {
    expect(await legacy.refused(route, { name: 'Ada' })).toEqual([
      400,
      'email is required (and 1 more)',
    ]);
  });

  it('is limited by the e-mail address in it, and says when to retry', async () => {
    const sent = request();
    // Sent again it is answered as before, and stored once.
    for (let times = 0; times < 10; times += 1)
      expect(await legacy.ask(route, sent)).toMatchObject({ statusCode: 201, message });
    const { status, headers, body } = await legacy.send(route, sent);
    expect([status, body['success']]).toEqual([429, false]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect(await stored(sent.email)).toHaveLength(1);
    await legacy.ask(route, request());
  });
});
