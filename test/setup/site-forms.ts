/** The forms on the public pages. */
import type { Locator, Page } from 'playwright-core';
import type { Application } from './application.js';
import { anyEmail } from './factories.js';

export const FORMS = {
  feedback: {
    name: 'Tell us what you think',
    fields: { name: 'Ada Byron', email: '', description: 'Imports are quick.' },
    table: 'feedback',
    done: 'Feedback submitted successfully.',
  },
  contact: {
    name: 'Get in touch',
    fields: { name: 'Ada Byron', email: '', contact: '+91 98765 43210' },
    table: 'contacts',
    done: 'Your details have been submitted successfully!',
  },
  newsletter: {
    name: 'Newsletter',
    fields: { email: '' },
    table: 'newsletter_addresses',
    done: 'Your details have been submitted successfully!',
  },
} as const;
export type FormName = keyof typeof FORMS;
export const formNames = Object.keys(FORMS) as FormName[];

export function formOf(page: Page, form: FormName): Locator {
  return page.getByRole('form', { name: FORMS[form].name, exact: true });
}

export function field(page: Page, form: FormName, name: string): Locator {
  return formOf(page, form).locator(`[name="${name}"]`);
}

/** Fills in a form. @returns its email address */
export async function typeIn(page: Page, form: FormName, email = anyEmail()): Promise<string> {
  for (const [name, value] of Object.entries(FORMS[form].fields))
    await field(page, form, name).fill(name === 'email' ? email : value);
  return email;
}

export async function typed(page: Page, form: FormName): Promise<string[]> {
  const names = Object.keys(FORMS[form].fields);
  return Promise.all(names.map(async (name) => field(page, form, name).inputValue()));
}

export async function send(page: Page, form: FormName): Promise<void> {
  await formOf(page, form).getByRole('button').click();
}

/** The requests of the page from now on; the list grows. A form that is sent twice is stored once. */
export function sentRequests(page: Page): (string | null)[] {
  const sent: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) sent.push(request.postData());
  });
  return sent;
}

/** How often it is stored. */
export async function stored(app: Application, form: FormName, email: string): Promise<number> {
  const rows = await app.sql(`SELECT FROM ${FORMS[form].table} WHERE email = $1`, [email]);
  return rows.length;
}

/** Waits until the script of the form has loaded. */
export async function waitUntilAwake(page: Page, form: FormName): Promise<void> {
  await formOf(page, form).scrollIntoViewIfNeeded();
  await page.locator(`[data-island="${form}"][data-awake]`).waitFor();
}
