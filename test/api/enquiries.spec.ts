import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { query } from '../setup/database.js';
import { anyEmail } from '../setup/factories.js';

/** One proxy stands in front, so that the tests can come from any address. */
const app = useApplication({ RATE_LIMIT: 'on', TRUST_PROXY: '1' });

const NEWSLETTER =
  'mutation ($input: SubscribeToNewsletterInput!) { subscribeToNewsletter(input: $input) { success } }';
const PLANS = `{ plans {
  currency boughtBy addOns { kind price }
  plans { name monthlyPrice yearlyPrice annualSavingPercent examsPerMonth studentsPerMonth }
} }`;
const CONTACT =
  'mutation ($input: SubmitContactInput!) { submitContact(input: $input) { success } }';
const FEEDBACK =
  'mutation ($input: SubmitFeedbackInput!) { submitFeedback(input: $input) { success } }';

it('plans are those of docs/specification.md, section 9', async () => {
  const { plans } = await app.api.ask(PLANS);
  const rows = (plans.plans as Record<string, unknown>[]).map((plan) => Object.values(plan));
  expect(rows).toEqual([
    ['Basic', 499, 4_999, 15, 10, 100],
    ['Standard', 999, 9_999, 20, 25, 250],
    ['Professional', 1_999, 19_999, 25, 50, 500],
    ['Enterprise', 3_999, 39_999, 30, 100, 1_000],
  ]);
  expect(plans).toMatchObject({
    currency: 'INR',
    boughtBy: 'PHONE',
    addOns: [
      { kind: 'EXAM', price: 50 },
      { kind: 'STUDENT', price: 10 },
    ],
  });
});

/** How many of a kind the server counts as discarded. */
async function trapped(kind: string): Promise<number> {
  const text = await (await fetch(`${app.server.url}/metrics`)).text();
  const [, count = '0'] =
    new RegExp(`^enquiries_trapped_total\\{kind="${kind}"\\} (\\d+)$`, 'm').exec(text) ?? [];
  return Number(count);
}

describe.each([
  ['submitContact', CONTACT, 'contacts', { contact: '+91 98765 43210' }, 'contact'],
  ['submitFeedback', FEEDBACK, 'feedback', { description: 'x'.repeat(500) }, 'description'],
])('%s', (operation, mutation, table, own, column) => {
  const [field, value] = Object.entries(own)[0] ?? ['', ''];
  const request = () => ({ name: 'Ada Byron', email: anyEmail(), ...own });
  const stored = async (email: string) =>
    query(app.databaseUrl, `SELECT name, email, ${column} FROM ${table} WHERE email = $1`, [email]);

  it('stores what was sent', async () => {
    const input = request();
    const spelled = { ...input, name: ' Ada Byron ', email: ` ${input.email.toUpperCase()}` };
    expect(await app.api.ask(mutation, { input: spelled })).toEqual({
      [operation]: { success: true },
    });
    const { name, email } = input;
    expect(await stored(email)).toEqual([{ name, email, [column]: value }]);
  });

  it('stores it once if it is sent again after a lost response', async () => {
    const input = request();
    const again = { ...input, email: input.email.toUpperCase() };
    for (const sent of [input, again])
      expect(await app.api.ask(mutation, { input: sent })).toEqual({
        [operation]: { success: true },
      });
    expect(await stored(input.email)).toHaveLength(1);
    // Another message of the same person is stored, and the same one again later.
    await app.api.ask(mutation, { input: { ...input, [field]: 'More' } });
    await app.api.ask(mutation, { input: { ...input, name: 'Charles' } });
    const other = anyEmail();
    await app.api.ask(mutation, { input: { ...input, email: other } });
    expect([await stored(input.email), await stored(other)].map(({ length }) => length)).toEqual([
      3, 1,
    ]);
    await app.sql(
      `UPDATE ${table} SET created_at = created_at - interval '10 minutes' WHERE email = $1`,
      [input.email],
    );
    await app.api.ask(mutation, { input });
    expect(await stored(input.email)).toHaveLength(4);
  });

  it('stores it once also if it is sent twice at one moment', async () => {
    // The first of all is under way while the others arrive.
    const [email, place] = [anyEmail(), '198.51.100.6'];
    const input = { ...request(), email };
    const all = Array.from({ length: 8 }, async () => app.api.from(place).ask(mutation, { input }));
    await Promise.all(all);
    expect(await stored(email)).toHaveLength(1);
  });

  it.each([
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ name: 'x'.repeat(101) }, 'name', 'Name must be at most 100 characters long'],
    [{ name: 'a\u0000b' }, 'name', 'Name has a character that cannot be stored'],
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: 'nobody' }, 'email', 'Invalid email format'],
    [{ [field]: '' }, field, `${field.charAt(0).toUpperCase()}${field.slice(1)} is required`],
    [{ [field]: 'x'.repeat(501) }, field, / must be at most (50|500) characters long$/],
  ])('rejects %j', async (change, path, message) => {
    const input = { ...request(), ...change };
    const { extensions } = await app.api.refused(mutation, { input });
    expect(extensions).toMatchObject({ code: 'VALIDATION', status: 400 });
    const expected = typeof message === 'string' ? message : expect.stringMatching(message);
    expect(extensions.fields).toEqual([{ path, message: expected }]);
    expect(await stored(input.email)).toEqual([]);
  });

  it('accepts from one address ten an hour with one e-mail address, and a hundred and twenty in all', async () => {
    const refusal = { code: 'TOO_MANY_REQUESTS', status: 429 };
    const input = request();
    const place = table === 'contacts' ? '198.51.100.1' : '198.51.100.2';
    for (let count = 0; count < 10; count += 1) await app.api.from(place).ask(mutation, { input });
    const { extensions } = await app.api.from(place).refused(mutation, { input });
    expect(extensions).toMatchObject(refusal);
    // Nobody is silenced by messages that others send with their e-mail address.
    await app.api.from('198.51.100.3').ask(mutation, { input });
    // Rejected ones count, too.
    for (let count = 11; count < 120; count += 1)
      await app.api.from(place).ask(mutation, { input: request() });
    const over = await app.api.from(place).refused(mutation, { input: request() });
    expect(over.extensions).toMatchObject(refusal);
    await app.api.from('198.51.100.4').ask(mutation, { input: request() });
  });

  it('answers a bot that fills the hidden field as usual, and stores nothing', async () => {
    const kind = table === 'contacts' ? 'contact' : 'feedback';
    const before = await trapped(kind);
    const input = { ...request(), website: ' ' };
    expect(await app.api.ask(mutation, { input })).toEqual({ [operation]: { success: true } });
    expect(await stored(input.email)).toEqual([]);
    expect(await trapped(kind)).toBe(before + 1);
    // Everything else is the same, too: errors are reported, and limits count.
    const { extensions } = await app.api.refused(mutation, { input: { ...input, email: 'x' } });
    expect(extensions.fields).toEqual([{ path: 'email', message: 'Invalid email format' }]);
    for (const website of ['', null]) {
      const real = { ...request(), website };
      await app.api.ask(mutation, { input: real });
      expect(await stored(real.email)).toHaveLength(1);
    }
    expect(await trapped(kind)).toBe(before + 1);
  });

  it('is accepted once per request', async () => {
    const input = `{ name: "A", email: "a@example.org", ${field}: "1" }`;
    const twice = `mutation { ${['a', 'b'].map((name) => `${name}: ${operation}(input: ${input}) { success }`).join(' ')} }`;
    const { message } = await app.api.refused(twice);
    expect(message).toBe(`${operation} may be used only once in a request`);
  });
});

describe('subscribeToNewsletter', () => {
  const subscribe = async (email: string, website?: string) =>
    app.api.from('203.0.113.9').ask(NEWSLETTER, { input: { email, website } });
  const stored = async (email: string) =>
    query(
      app.databaseUrl,
      'SELECT email FROM newsletter_addresses WHERE lower(trim(email)) = lower($1)',
      [email],
    );

  it('stores an address once, however it is spelled, and never shows whether it was there', async () => {
    const email = anyEmail();
    const first = await subscribe(email);
    expect(first).toEqual({ subscribeToNewsletter: { success: true } });
    expect(await subscribe(` ${email.toUpperCase()} `)).toEqual(first);
    expect(await stored(email)).toEqual([{ email }]);
  });

  it('stores it once also if it is sent many times at once', async () => {
    const email = anyEmail();
    await Promise.all(Array.from({ length: 8 }, async () => subscribe(email)));
    expect(await stored(email)).toEqual([{ email }]);
  });

  it.each([
    ['', 'Email is required'],
    ['nobody', 'Invalid email format'],
    [`${'x'.repeat(250)}@example.org`, 'Email must be at most 254 characters long'],
    ['a\u0000@example.org', 'Email has a character that cannot be stored'],
  ])('rejects %j', async (email, message) => {
    const { extensions } = await app.api.refused(NEWSLETTER, { input: { email } });
    expect(extensions).toMatchObject({ code: 'VALIDATION', status: 400 });
    expect(extensions.fields?.[0]).toEqual({ path: 'email', message });
  });

  it('answers a bot that fills the hidden field as usual, and stores nothing', async () => {
    const [email, before] = [anyEmail(), await trapped('newsletter')];
    expect(await subscribe(email, 'https://example.org')).toEqual({
      subscribeToNewsletter: { success: true },
    });
    expect(await stored(email)).toEqual([]);
    expect(await trapped('newsletter')).toBe(before + 1);
  });

  it('shares its limits with the other forms', async () => {
    const [email, place] = [anyEmail(), '198.51.100.5'];
    for (let count = 0; count < 10; count += 1)
      await app.api.from(place).ask(NEWSLETTER, { input: { email, website: 'x' } });
    const input = { name: 'Ada', email, contact: '1' };
    for (const [mutation, sent] of [
      [NEWSLETTER, { email }],
      [CONTACT, input],
    ] as const) {
      const { extensions } = await app.api.from(place).refused(mutation, { input: sent });
      expect(extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 });
      expect(extensions['retryAfter']).toBeGreaterThan(0);
    }
  });

  it('is accepted once per request', async () => {
    const one = 'subscribeToNewsletter(input: { email: "a@example.org" }) { success }';
    const { message } = await app.api.refused(`mutation { a: ${one} b: ${one} }`);
    expect(message).toBe('subscribeToNewsletter may be used only once in a request');
  });
});
