import { afterEach, beforeEach, expect, it } from 'vitest';
import { Api } from '../setup/api.js';
import { rawWorkbook } from '../setup/archives.js';
import { freshDatabase } from '../setup/database.js';
import { person, quiz } from '../setup/factories.js';
import { importFile } from '../setup/imports.js';
import { startMailSink, type MailSink } from '../setup/mail-sink.js';
import { useServers } from '../setup/servers.js';
import { triviaWorkbook } from '../setup/workbooks.js';

/** Files that are small, unpack to little, and still take more than any file may. */

const servers = useServers();
let sink: MailSink;
beforeEach(async () => {
  sink = await startMailSink();
});
afterEach(async () => {
  await sink.close();
});

/** A million cells, each in a far column of a row of its own. */
const MUCH_MEMORY = ['AAA3:AAA1048576'];
/** Each range is compared with all before it. */
const MUCH_TIME = Array.from({ length: 40_000 }, (_, index) => `B${index + 1}:C${index + 1}`);
/** Makes the minute that a file may take pass twenty times as fast. */
const HASTE = `const { timeout } = AbortSignal;
  AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms === 60_000 ? 3_000 : ms);`;

function merging(ranges: string[]): Buffer {
  const cell = (at: string, text: string): string =>
    `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const rows = `<row r="1">${cell('A1', 'Question')}</row><row r="2">${cell('A2', 'q')}</row>`;
  const merges = ranges.map((range) => `<mergeCell ref="${range}"/>`).join('');
  return rawWorkbook(`<sheetData>${rows}</sheetData><mergeCells>${merges}</mergeCells>`);
}

it.each([
  ['memory', MUCH_MEMORY, 'TOO_COMPLEX', ''],
  ['time', MUCH_TIME, 'TOO_SLOW', HASTE],
])(
  'a file that takes too much %s is refused, and the worker goes on',
  async (_name, ranges, code, preloaded) => {
    const server = await servers.start({
      DATABASE_URL: await freshDatabase(),
      SMTP_URL: sink.url,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preloaded)}`,
    });
    const { api } = await person(new Api(server.url), sink);
    const quizId = await quiz(api);
    const file = merging(ranges);
    expect(file.length).toBeLessThan(300_000);
    expect(await importFile(api, quizId, file, 'DESCRIPTIVE')).toMatchObject({
      state: 'REFUSED',
      problem: { code },
    });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await importFile(api, quizId, await triviaWorkbook(5))).toMatchObject({
      state: 'SUCCEEDED',
    });
  },
  90_000,
);

it('the same file without its ranges is taken', async () => {
  const server = await servers.start({ DATABASE_URL: await freshDatabase(), SMTP_URL: sink.url });
  const { api } = await person(new Api(server.url), sink);
  const quizId = await quiz(api);
  expect(await importFile(api, quizId, merging(['B1:C1']), 'DESCRIPTIVE')).toMatchObject({
    state: 'SUCCEEDED',
    storedCount: 1,
  });
});
