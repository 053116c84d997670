import { afterEach, beforeEach, expect, it } from 'vitest';
import { Api } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { costlyWorkbook, rawWorkbook } from '../setup/costly-workbooks.js';
import { freshDatabase } from '../setup/database.js';
import { person, quiz, signedUp } from '../setup/factories.js';
import { importFile } from '../setup/imports.js';
import { startMailSink, type MailSink } from '../setup/mail-sink.js';
import { useServers } from '../setup/servers.js';
import { triviaWorkbook } from '../setup/workbooks.js';

/** Files within every limit of size that still take more time or memory than allowed. */

const app = useApplication();
const servers = useServers();
let sink: MailSink;
beforeEach(async () => {
  sink = await startMailSink();
});
afterEach(async () => {
  await sink.close();
});

/** Makes the minute that a file may take pass seven times as fast. */
const FAST_TIMERS = `const { setTimeout } = globalThis;
  globalThis.setTimeout = (work, ms, ...rest) =>
    setTimeout(work, ms === 60_000 ? 2_000 : ms, ...rest);`;

/**
 * Gives a reader 32 MB instead of a gigabyte, which a busy machine would not fill within the
 * minute.
 */
const LESS_MEMORY = `const processes = process.getBuiltinModule('child_process');
  const { fork } = processes;
  processes.fork = (file, { execArgv, ...options }) => {
    const less = execArgv.map((option) => option.replace('=1024', '=32'));
    return fork(file, { ...options, execArgv: less });
  };`;

it.each([
  ['memory', 'TOO_COMPLEX', LESS_MEMORY],
  ['time', 'TOO_SLOW', FAST_TIMERS],
])(
  'a file that takes too much %s is rejected, and the worker goes on',
  async (_name, code, preloaded) => {
    const server = await servers.start({
      DATABASE_URL: await freshDatabase(),
      SMTP_URL: sink.url,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preloaded)}`,
    });
    const { api } = await signedUp(new Api(server.url), sink);
    const quizId = await quiz(api);
    expect(await importFile(api, quizId, costlyWorkbook(), 'DESCRIPTIVE')).toMatchObject({
      state: 'REFUSED',
      problem: { code },
    });
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await importFile(api, quizId, await triviaWorkbook(5))).toMatchObject({
      state: 'SUCCEEDED',
    });
  },
);

it('a small file of the same kind is accepted, its merged cells ignored', async () => {
  const { api } = await person(app);
  const quizId = await quiz(api);
  const file = rawWorkbook('', {
    sheet: '<mergeCells><mergeCell ref="A3:XFD1048576"/></mergeCells>',
  });
  expect(await importFile(api, quizId, file, 'DESCRIPTIVE')).toMatchObject({
    state: 'SUCCEEDED',
    storedCount: 1,
  });
});
