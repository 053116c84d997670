import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { HOSTS, launchWithHosts, useOwnBrowser } from '../setup/browser.js';
import { anyEmail, person } from '../setup/factories.js';

/** As an installation with hosts of their own is set up; the names are mapped to it in the browser. */
const app = useApplication({
  PUBLIC_URL: 'http://www.exams.test',
  PUBLIC_HOSTS: 'www.exams.test',
  ADMIN_HOSTS: 'admin.exams.test',
});
const { visit } = useOwnBrowser(app, async () => launchWithHosts(app));

const { public: PUBLIC, admin: ADMIN, other: ANY } = HOSTS;
const LANDING = 'Write exams. Give them. Mark them.';

const heading = async (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

describe('each kind of host', () => {
  it.each([
    [PUBLIC, '/', '/', LANDING],
    [PUBLIC, '/about', '/about', 'About Us'],
    [PUBLIC, '/features', '/features', 'Features'],
    [PUBLIC, '/help', '/help', 'Help'],
    [PUBLIC, '/plan', '/plan', 'Plans'],
    [PUBLIC, '/login', '/', LANDING],
    [PUBLIC, '/register', '/', LANDING],
    [PUBLIC, '/all-quizzes', '/', LANDING],
    [PUBLIC, '/navigation/profile', '/', LANDING],
    [PUBLIC, '/header', '/', LANDING],
    [PUBLIC, '/anything/else', '/', LANDING],
    [PUBLIC, '/terms', '/terms', 'Terms'],
    [PUBLIC, '/verify', '/verify', 'Check a certificate or receipt'],
    [ADMIN, '/', '/login', 'Log in'],
    [ADMIN, '/login', '/login', 'Log in'],
    [ADMIN, '/register', '/register', 'Sign up'],
    [ADMIN, '/all-quizzes', '/login', 'Log in'],
    [ADMIN, '/navigation/profile', '/login', 'Log in'],
    [ADMIN, '/navigation/unknown', '/login', 'Log in'],
    [ADMIN, '/about', '/login', 'Log in'],
    [ADMIN, '/plan', '/login', 'Log in'],
    [ADMIN, '/header', '/login', 'Log in'],
    [ADMIN, '/cookies', '/cookies', 'Cookies'],
    [ADMIN, '/verify', '/verify', 'Check a certificate or receipt'],
    [ANY, '/', '/', LANDING],
    [ANY, '/about', '/about', 'About Us'],
    [ANY, '/login', '/login', 'Log in'],
    [ANY, '/register', '/register', 'Sign up'],
    [ANY, '/header', '/header', 'Examwright'],
    [ANY, '/navigation/profile', '/login', 'Log in'],
    [ANY, '/anything/else', '/', LANDING],
    [ANY, '/privacy-policy', '/privacy-policy', 'Privacy Policy'],
  ])('%s%s comes to %s', async (host, from, to, title) => {
    const { page, complaints } = await visit();
    await page.goto(host + from);
    await heading(page, title);
    expect(page.url().split('?')[0]).toBe(host + to);
    expect(complaints).toEqual([]);
  });
});

describe('the public host', () => {
  it('links to the staff area on its own host', async () => {
    const { page } = await visit();
    await page.goto(PUBLIC);
    await page.getByRole('link', { name: 'Register Here' }).click();
    await heading(page, 'Sign up');
    expect(page.url()).toBe(`${ADMIN}/register`);
    await page.goto(`${PUBLIC}/about`);
    await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
    await heading(page, 'Log in');
    expect(page.url()).toBe(`${ADMIN}/login`);
    // And from there back to a section of the landing page.
    await page.getByRole('banner').getByRole('link', { name: 'Features' }).click();
    await heading(page, LANDING);
    expect(page.url()).toBe(`${PUBLIC}/#features`);
  });

  it('is indexed by search engines, and the staff area is not', async () => {
    const asked = async (host: string, path: string): Promise<string> => {
      const { page, context } = await visit();
      const response = await page.goto(host + path);
      const text = (await response?.text()) ?? '';
      await context.close();
      return text;
    };
    expect(await asked(PUBLIC, '/robots.txt')).toContain(`Sitemap: ${PUBLIC}/sitemap.xml`);
    expect(await asked(ADMIN, '/robots.txt')).toBe('User-agent: *\nDisallow: /\n');
    expect(await asked(PUBLIC, '/sitemap.xml')).toContain(`<loc>${PUBLIC}/plan</loc>`);
    // Whatever host shows it, there is one address of it.
    expect(await asked(ANY, '/plan')).toContain(`<link rel="canonical" href="${PUBLIC}/plan" />`);
  });
});

describe('the admin host', () => {
  it('leads from its policy pages to the public site, and to its own log-in', async () => {
    const { page } = await visit();
    await page.goto(`${ADMIN}/cookies`);
    const linksOf = async (name: 'banner' | 'contentinfo'): Promise<(string | null)[]> =>
      Promise.all(
        (await page.getByRole(name).getByRole('link').all()).map(async (link) =>
          link.getAttribute('href'),
        ),
      );
    const links = new Set([...(await linksOf('banner')), ...(await linksOf('contentinfo'))]);
    const here = ['/login', '/verify', '/privacy-policy', '/terms', '/cookies', '/graphql'];
    const ours = [...links].filter((href) => !href?.startsWith(`${PUBLIC}/`));
    expect(ours.sort()).toEqual(here.sort());
    await page.getByRole('banner').getByRole('link', { name: 'Features' }).click();
    await heading(page, LANDING);
    expect(page.url()).toBe(`${PUBLIC}/#features`);
    expect(await page.evaluate('sessionStorage.length')).toBe(0);
  });

  it('handles an invitation that was mailed before it existed', async () => {
    const { page } = await visit();
    await page.goto(`${PUBLIC}/join#a-token`);
    await page.waitForURL(`${ADMIN}/join#a-token`);
  });
});

describe('any other host', () => {
  it('serves both, and its links stay on it', async () => {
    const { page } = await visit();
    await page.goto(ANY);
    await page.getByRole('link', { name: 'Register Here' }).click();
    await heading(page, 'Sign up');
    expect(page.url()).toBe(`${ANY}/register`);
    await page.goto(ANY);
    await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
    expect(page.url()).toBe(`${ANY}/login`);
  });
});

it('mails to staff lead to the staff area, whose host is another than that of exams', async () => {
  const owner = await person(app);
  const email = anyEmail();
  await owner.api.ask(
    'mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { id } }',
    { input: { email, role: 'MARKER' } },
  );
  expect((await app.sink.next(email)).text).toContain(`${ADMIN}/join#`);
});
