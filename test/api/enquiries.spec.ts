import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { query } from '../setup/database.js';
import { anyEmail } from '../setup/factories.js';

/** One proxy stands in front, so that the tests can come from any address. */
const app = useApplication({ RATE_LIMIT: 'on', TRUST_PROXY: '1' });

const PLANS = `{ plans {
  currency boughtBy addOns { kind price }
  plans { name monthlyPrice yearlyPrice annualSavingPercent examsPerMonth studentsPerMonth }
} }`;
const CONTACT = 'mutation ($input: SubmitContactInput!) { submitContact(input: $input) }';
const FEEDBACK = 'mutation ($input: SubmitFeedbackInput!) { submitFeedback(input: $input) }';

it('plans are those of the specification, section 9', async () => {
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

describe.each([
  ['submitContact', CONTACT, 'contacts', { contact: '+91 98765 43210' }, 'contact'],
  ['submitFeedback', FEEDBACK, 'feedback', { description: 'x'.repeat(500) }, 'description'],
])('%s', (operation, mutation, table, own, column) => {
  const [field, value] = Object.entries(own)[0] ?? ['', ''];
  const request = () => ({ name: 'Ada Byron', email: anyEmail(), ...own });
  const stored = async (email: string) =>
    query(app.databaseUrl, `SELECT name, email, ${column} FROM ${table} WHERE email = $1`, [email]);

  it('keeps what was sent', async () => {
    const input = request();
    const spelled = { ...input, name: ' Ada Byron ', email: ` ${input.email.toUpperCase()}` };
    expect(await app.api.ask(mutation, { input: spelled })).toEqual({ [operation]: true });
    const { name, email } = input;
    expect(await stored(email)).toEqual([{ name, email, [column]: value }]);
  });

  it.each([
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ name: 'x'.repeat(101) }, 'name', 'Name must be at most 100 characters long'],
    [{ name: 'a\u0000b' }, 'name', 'Name has a character that cannot be stored'],
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: 'nobody' }, 'email', 'Invalid email format'],
    [{ [field]: '' }, field, `${field.charAt(0).toUpperCase()}${field.slice(1)} is required`],
    [{ [field]: 'x'.repeat(501) }, field, / must be at most (50|500) characters long$/],
  ])('refuses %j', async (change, path, message) => {
    const input = { ...request(), ...change };
    const { extensions } = await app.api.refused(mutation, { input });
    expect(extensions).toMatchObject({ code: 'VALIDATION', status: 400 });
    const expected = typeof message === 'string' ? message : expect.stringMatching(message);
    expect(extensions.fields).toEqual([{ path, message: expected }]);
    expect(await stored(input.email)).toEqual([]);
  });

  it('takes ten an hour in one name, and a hundred and twenty from one place', async () => {
    const refusal = { code: 'TOO_MANY_REQUESTS', status: 429 };
    const input = request();
    const place = table === 'contacts' ? '198.51.100.1' : '198.51.100.2';
    for (let count = 0; count < 10; count += 1) await app.api.from(place).ask(mutation, { input });
    // From elsewhere, too: the name is what counts.
    const { extensions } = await app.api.from('198.51.100.3').refused(mutation, { input });
    expect(extensions).toMatchObject(refusal);
    for (let count = 10; count < 120; count += 1)
      await app.api.from(place).ask(mutation, { input: request() });
    const over = await app.api.from(place).refused(mutation, { input: request() });
    expect(over.extensions).toMatchObject(refusal);
    await app.api.from('198.51.100.4').ask(mutation, { input: request() });
  });

  it('is taken once in a request', async () => {
    const input = `{ name: "A", email: "a@example.org", ${field}: "1" }`;
    const twice = `mutation { a: ${operation}(input: ${input}) b: ${operation}(input: ${input}) }`;
    const { message } = await app.api.refused(twice);
    expect(message).toBe(`${operation} may be used only once in a request`);
  });
});
