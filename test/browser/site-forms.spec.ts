import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { inspect, useBrowser } from '../setup/browser.js';
import { anyEmail } from '../setup/factories.js';
import {
  field,
  formNames,
  FORMS,
  formOf,
  waitUntilAwake,
  send,
  sentRequests,
  stored,
  typed,
  typeIn,
} from '../setup/site-forms.js';

const app = useApplication();
const { visit } = useBrowser(app);

const FOCUSED = 'document.activeElement.name';

describe.each(formNames)('the form of %s', (form) => {
  const { fields, done } = FORMS[form];
  const names = Object.keys(fields);

  it('stores the fields, says so, and is empty afterwards', async () => {
    const { page, complaints } = await visit();
    await page.goto('/help');
    const email = await typeIn(page, form);
    await send(page, form);
    await formOf(page, form).getByRole('status').getByText(done, { exact: true }).waitFor();
    expect(await stored(app, form, email)).toBe(1);
    expect(await typed(page, form)).toEqual(names.map(() => ''));
    // It stays; the same once more is answered alike and kept once: the first answer may have been lost.
    await typeIn(page, form, email);
    await send(page, form);
    await expect.poll(async () => typed(page, form)).toEqual(names.map(() => ''));
    await formOf(page, form).getByText(done, { exact: true }).waitFor();
    expect(await stored(app, form, email)).toBe(1);
    expect(complaints).toEqual([]);
  });

  it('keeps unsent fields after a reload, and forgets sent ones', async () => {
    const { page } = await visit();
    await page.goto('/help');
    await typeIn(page, form);
    const half = await typed(page, form);
    await page.reload();
    expect(await typed(page, form)).toEqual(half);
    await send(page, form);
    await formOf(page, form).getByRole('status').getByText(done, { exact: true }).waitFor();
    await page.reload();
    expect(await typed(page, form)).toEqual(names.map(() => ''));
  });

  it('keeps unsent fields while other pages with forms are open', async () => {
    const { page } = await visit();
    await page.goto('/help');
    await typeIn(page, form);
    const half = await typed(page, form);
    await page.goto('/privacy-policy');
    // Of those that are on every page.
    const other = page.locator(form === 'newsletter' ? '#contact-email' : '#newsletter-email');
    await other.fill('half@exam');
    await page.goto('/terms');
    await page.goto('/help');
    await expect.poll(async () => typed(page, form)).toEqual(half);
    expect(await other.inputValue()).toBe('half@exam');
  });

  it('shows errors at each field, focuses the first, and sends nothing', async () => {
    const { page } = await visit();
    await page.goto('/help');
    await waitUntilAwake(page, form);
    const sent = sentRequests(page);
    await send(page, form);
    for (const name of names) {
      const input = field(page, form, name);
      expect(await input.getAttribute('aria-invalid')).toBe('true');
      const described = (await input.getAttribute('aria-describedby')) ?? '';
      const texts = described.split(' ').map(async (id) => page.locator(`#${id}`).innerText());
      const label = { name: 'Name', email: 'Email', contact: 'Phone' }[name] ?? 'Description';
      expect((await Promise.all(texts)).at(-1)).toBe(`${label} is required`);
    }
    expect(await page.evaluate(FOCUSED)).toBe(names[0]);
    await inspect(page, `site-form-${form}-invalid`);

    // A corrected field has no error any more.
    await typeIn(page, form, 'nobody');
    expect(await formOf(page, form).getByText('is required').count()).toBe(0);
    await send(page, form);
    await formOf(page, form).getByText('Invalid email format', { exact: true }).waitFor();
    expect(await page.evaluate(FOCUSED)).toBe('email');
    expect(sent).toEqual([]);
    // Our own look is not the last: what only the server sees stands beside its field, too.
    await field(page, form, 'email').fill('ada@example.o');
    await send(page, form);
    await expect.poll(() => sent.length).toBe(1);
    await formOf(page, form).getByText('Invalid email format', { exact: true }).waitFor();
    expect(await page.evaluate(FOCUSED)).toBe('email');
  });

  it('is filled in and sent by keyboard alone, past the hidden field', async () => {
    const { page } = await visit();
    await page.goto('/help');
    const email = anyEmail();
    await field(page, form, names[0] ?? '').focus();
    for (const [name, value] of Object.entries(fields)) {
      expect(await page.evaluate(FOCUSED)).toBe(name);
      await page.keyboard.type(name === 'email' ? email : value);
      await page.keyboard.press('Tab');
    }
    expect(await page.evaluate('document.activeElement.type')).toBe('submit');
    await page.keyboard.press('Enter');
    await formOf(page, form).getByText(done, { exact: true }).waitFor();
    expect(await stored(app, form, email)).toBe(1);
    // The place is not lost.
    expect(await page.evaluate('document.activeElement.type')).toBe('submit');
  });

  it('treats a client that fills the hidden field as a robot, and does not show it', async () => {
    const { page } = await visit();
    await page.goto('/help');
    expect(await formOf(page, form).getByRole('textbox').count()).toBe(names.length);
    const trap = field(page, form, 'website');
    expect(await trap.getAttribute('autocomplete')).toBe('off');
    const email = await typeIn(page, form);
    await trap.fill('https://example.org', { force: true });
    await send(page, form);
    await formOf(page, form).getByText(done, { exact: true }).waitFor();
    expect(await stored(app, form, email)).toBe(0);
  });

  it('says without JavaScript that it needs it', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto('/help');
    const island = page.locator(`[data-island="${form}"]`);
    // The test tool looks for no texts in this element.
    const sentence = island.locator('noscript > p');
    await sentence.waitFor();
    expect(await sentence.innerText()).toContain('needs JavaScript');
    expect(await island.locator('form').isVisible()).toBe(false);
  });
});

it('feedback counts its 500 characters as people do, and shows at once when there are too many', async () => {
  const { page } = await visit();
  await page.goto('/');
  await waitUntilAwake(page, 'feedback');
  const form = formOf(page, 'feedback');
  await form.getByText('0 of 500 characters').waitFor();
  const email = await typeIn(page, 'feedback');
  const tooLong = form.getByText('Description must be at most 500 characters long');
  // Also while nothing else on the form changes.
  await field(page, 'feedback', 'description').fill('Five!');
  await form.getByText('5 of 500 characters').waitFor();
  await field(page, 'feedback', 'description').fill('😀'.repeat(501));
  await form.getByText('501 of 500 characters').waitFor();
  await tooLong.waitFor();
  await send(page, 'feedback');
  expect(await page.evaluate(FOCUSED)).toBe('description');
  // Nothing of it is cut.
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await form.getByText('500 of 500 characters').waitFor();
  await tooLong.waitFor({ state: 'hidden' });
  await send(page, 'feedback');
  await form.getByText(FORMS.feedback.done).waitFor();
  await form.getByText('0 of 500 characters').waitFor();
  const rows = await app.sql('SELECT description FROM feedback WHERE email = $1', [email]);
  expect(rows).toEqual([{ description: '😀'.repeat(500) }]);
});

it('plans lead to the contact form', async () => {
  const { page } = await visit();
  await page.goto('/plan');
  await page.getByRole('link', { name: 'Leave your number' }).click();
  await page.locator('[data-island="contact"][data-awake]').waitFor();
  // The next thing that the keyboard reaches.
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement.id')).toBe('contact-name');
});

it('an invalid phone number is refused', async () => {
  const { page } = await visit();
  await page.goto('/help');
  await typeIn(page, 'contact');
  await field(page, 'contact', 'contact').fill('abc 12');
  await send(page, 'contact');
  await page.getByText('Enter a number that we can call, such as +91 98765 43210.').waitFor();
  expect(await page.evaluate(FOCUSED)).toBe('contact');
});
