import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { Api } from '../setup/api.js';
import { useOwnApplication } from '../setup/application.js';
import { anyEmail } from '../setup/factories.js';
import { expectNothingRunsIn } from '../setup/embedded-postgres.js';
import { endWithUs, temporaryFolder, type Environment } from '../setup/processes.js';
import { useServers } from '../setup/servers.js';
import { root } from '../setup/sources.js';

const servers = useServers();
const app = useOwnApplication({ ROLE: 'api' });

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

function started(command: string, args: string[], environment: Environment) {
  const env = { PATH: process.env['PATH'], ...environment };
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  endWithUs(child);
  return child;
}

async function run(command: string, args: string[], environment: Environment): Promise<Ended> {
  const child = started(command, args, environment);
  const ended = once(child, 'close');
  // As bytes: a byte order mark is part of a file.
  const [out, err] = await Promise.all([buffer(child.stdout), text(child.stderr)]);
  await ended;
  return { code: child.exitCode, out: out.toString(), err };
}

const COMMAND = join(root, 'dist/server/enquiries-command.js');
const enquiries = async (args: string[], environment = app.environment): Promise<Ended> =>
  run(process.execPath, [COMMAND, ...args], environment);

const MUTATIONS = {
  contact: 'mutation ($input: SubmitContactInput!) { submitContact(input: $input) { success } }',
  feedback: 'mutation ($input: SubmitFeedbackInput!) { submitFeedback(input: $input) { success } }',
  newsletter:
    'mutation ($input: SubscribeToNewsletterInput!) { subscribeToNewsletter(input: $input) { success } }',
};

async function insertMessage(
  kind: keyof typeof MUTATIONS,
  input: object,
  api = app.api,
): Promise<void> {
  await api.ask(MUTATIONS[kind], { input });
}

/** With a creation time set by the test. */
const SEED = `INSERT INTO feedback (name, email, description, created_at)
  SELECT 'Ada', $1, 'Number ' || place || repeat('.', $3), timestamptz '2026-01-01 00:00Z' + make_interval(secs => place)
  FROM generate_series(1, $2::int) AS place`;

/** Lines without their header. */
const lines = ({ out }: Ended): string[] => out.trimEnd().split('\n').slice(1);

describe('npm run enquiries', () => {
  it('lists the messages, newest first, each in a line without control characters', async () => {
    const email = anyEmail();
    await insertMessage('newsletter', { email });
    await insertMessage('contact', { name: 'Ada\u001b[31m', email, contact: '+91 1' });
    const description = `One\r\ntwo\u202e three \u2028 ${'x'.repeat(470)} end`;
    await insertMessage('feedback', { name: 'Ada', email, description });
    // As documented: it does not build, which would change the tests' build under them.
    const npm = ['run', '--silent', 'enquiries', '--', 'list'];
    const { code, out, err } = await run('npm', npm, app.environment);
    expect([code, err]).toEqual([0, '']);
    const [head, ...listed] = out.trimEnd().split('\n');
    expect(head).toMatch(/^LEFT AT {2,}KIND {2,}EMAIL {2,}NAME {2,}PHONE OR FEEDBACK$/);
    const [first, second, third, ...others] = listed.filter((line) => line.includes(email));
    // Feedback is shown completely.
    expect(first).toMatch(/^20\S+Z {2}feedback {2,}\S+ {2,}Ada {2,}One two three x{470} end$/);
    expect(second).toMatch(/^20\S+Z {2}contact {2,}\S+ {2,}Ada \[31m {2,}\+91 1$/);
    expect(third).toMatch(/^20\S+Z {2}newsletter {2,}\S+$/);
    expect(others).toEqual([]);
    expect(out).not.toMatch(/[^\P{C}\n]/u);
    for (const kind of ['contact', 'feedback', 'newsletter']) {
      const of = lines(await enquiries(['list', kind]));
      expect(of.filter((line) => line.includes(email))).toHaveLength(1);
    }
  });

  it('pages, and lists nothing older than a given day', async () => {
    await app.sql('DELETE FROM feedback');
    await app.sql(SEED, [anyEmail(), 120, 0]);
    const first = lines(await enquiries(['list', 'feedback']));
    expect(first).toHaveLength(51);
    expect([first[0], first[49], first[50]]).toEqual([
      expect.stringMatching(/^2026-01-01T00:02:00.000Z .* Number 120$/),
      expect.stringMatching(/ Number 71$/),
      'There is more: --page 2',
    ]);
    const last = lines(await enquiries(['list', 'feedback', '--limit', '100', '--page', '2']));
    expect(last).toHaveLength(20);
    expect(last[19]).toMatch(/ Number 1$/);
    expect(await enquiries(['list', 'feedback', '--page', '4'])).toMatchObject({
      code: 0,
      out: 'There is no such page.\n',
    });
    const since = async (day: string) => enquiries(['list', 'feedback', '--since', day]);
    expect(lines(await since('2026-01-01'))).toHaveLength(51);
    expect((await since('2026-01-02')).out).toBe('Nothing was left.\n');
  });

  it('writes a kind as CSV without formulas, completely and in little memory', async () => {
    await app.sql('DELETE FROM contacts');
    const email = anyEmail();
    await insertMessage('contact', { name: '=1+1, "Ada"', email, contact: '+91 1' });
    const { code, out, err } = await enquiries(['csv', 'contact']);
    expect([code, err]).toEqual([0, '']);
    expect(out.startsWith('\uFEFFTime (UTC),Name,Email,Phone\r\n')).toBe(true);
    const [row] = parse<Record<string, string>>(out, { bom: true, columns: true });
    expect(row).toEqual({
      'Time (UTC)': expect.stringMatching(/^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/),
      Name: `'=1+1, "Ada"`,
      Email: email,
      Phone: "'+91 1",
    });

    await app.sql('DELETE FROM feedback');
    await app.sql(SEED, [email, 120_000, 400]);
    // Less memory than all rows need at once.
    const little = { ...app.environment, NODE_OPTIONS: '--max-old-space-size=128' };
    const all = await enquiries(['csv', 'feedback'], little);
    expect([all.code, all.err]).toEqual([0, '']);
    const rows = all.out.split('\r\n');
    expect(rows).toHaveLength(120_002);
    expect(rows[1]).toBe(`2026-01-02 09:20:00,Ada,${email},Number 120000${'.'.repeat(400)}`);
    expect(rows[120_000]).toBe(`2026-01-01 00:00:01,Ada,${email},Number 1${'.'.repeat(400)}`);

    // Like `head`: it has read enough.
    const child = started(process.execPath, [COMMAND, 'csv', 'feedback'], app.environment);
    const ended = once(child, 'close');
    const complaint = text(child.stderr);
    await once(child.stdout, 'data');
    child.stdout.destroy();
    await ended;
    expect([child.exitCode, await complaint]).toEqual([0, '']);
  });

  it('removes all messages of an address, and nothing else', async () => {
    const [email, other] = [anyEmail(), anyEmail()];
    for (const address of [email, other]) {
      await insertMessage('newsletter', { email: address });
      await insertMessage('contact', { name: 'Ada', email: address, contact: '1' });
      await insertMessage('contact', { name: 'Ada', email: address, contact: '2' });
      await insertMessage('feedback', { name: 'Ada', email: address, description: 'Good' });
    }
    expect(await enquiries(['remove', ` ${email.toUpperCase()}`])).toMatchObject({
      code: 0,
      out: `Removed of ${email.toUpperCase()}: contact 2, feedback 1, newsletter 1.\n`,
    });
    const { out } = await enquiries(['list', '--limit', '1000']);
    expect(out).not.toContain(email);
    expect(out.split(other)).toHaveLength(5);
    expect(await enquiries(['remove', email])).toMatchObject({
      code: 0,
      out: `Nothing is kept of ${email}.\n`,
    });
  });

  it('reads the embedded database, whether an application runs on it or not', async () => {
    const alone = { DATA_DIR: temporaryFolder(), SMTP_URL: app.sink.url, RATE_LIMIT: 'off' };
    const server = await servers.start(alone);
    const email = anyEmail();
    await insertMessage('newsletter', { email }, new Api(server.url));
    expect((await enquiries(['list'], alone)).out).toContain(email);
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
    expect((await enquiries(['csv', 'newsletter'], alone)).out).toContain(email);
    await expectNothingRunsIn(alone.DATA_DIR);
  });

  it.each([[[]], [['csv']], [['list', '--since', '2026-02-30']]])(
    'prints its usage for %j, and creates no database',
    async (args: string[]) => {
      const DATA_DIR = temporaryFolder();
      const { code, out, err } = await enquiries(args, { DATA_DIR });
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain('npm run enquiries -- remove <address>');
      expect(readdirSync(DATA_DIR)).toEqual([]);
    },
  );
});
