import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { builtFile } from '../../server/config/folders.js';
import type { ProcessReply } from '../../server/core/processes/isolated-program.js';
import { readSpreadsheet } from '../../server/imports/spreadsheet/reader.js';
import type { ReadingResponse } from '../../server/imports/spreadsheet/reading-process.js';
import type { Column } from '../../server/questions/kinds/question-kind.js';
import { costlyWorkbook, rawWorkbook } from '../setup/costly-workbooks.js';
import { isAlive, expectGone } from '../setup/embedded-postgres.js';
import { temporaryFolder } from '../setup/processes.js';

const PROGRAM = builtFile('reading-process');
const COLUMNS = [{ header: 'Question', isRequired: true }];

describe('a process that reads a file', () => {
  it('survives signals to the process group, and ends with its parent', async () => {
    const reading = fork(PROGRAM, { execArgv: [], serialization: 'advanced' });
    const read = async (file: Buffer): Promise<ReadingResponse> => {
      reading.send({ file, columns: COLUMNS, rules: { rules: 'LEGACY' } });
      const [said] = (await once(reading, 'message')) as [ProcessReply<ReadingResponse>];
      if ('failure' in said) throw new Error(said.failure);
      return said.answer;
    };
    // It has begun by then.
    await read(rawWorkbook(''));
    const rows = Array.from({ length: 15_000 }, (_, index) => {
      const row = index + 3;
      return `<row r="${row}"><c r="A${row}" t="inlineStr"><is><t>q${row}</t></is></c></row>`;
    });
    let sent = 0;
    const signals = setInterval(() => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) reading.kill(signal);
      sent += 1;
    }, 20);
    const output = await read(rawWorkbook(rows.join('')));
    clearInterval(signals);
    expect(sent).toBeGreaterThan(2);
    expect('head' in output && output.head.rowCount).toBe(15_001);
    reading.disconnect();
    expect(await once(reading, 'exit')).toEqual([0, null]);
  });

  it('names our own files and lines when it fails, not those of the bundle', async () => {
    const columns = null as unknown as Column[];
    const request = { file: rawWorkbook(''), columns, rules: { rules: 'LEGACY' } } as const;
    await expect(
      readSpreadsheet(request, new AbortController().signal, () => Promise.resolve()),
    ).rejects.toThrow(/\n +at .*server\/imports\/spreadsheet\/[\w-]+\.ts:\d+:\d+/);
  });

  it('ends while it reads when its parent is killed', async () => {
    const file = join(temporaryFolder(), 'greedy.xlsx');
    await writeFile(file, costlyWorkbook());
    const parent = spawn(process.execPath, [
      '--eval',
      `const reading = require('node:child_process').fork(
        ${JSON.stringify(fileURLToPath(PROGRAM))}, { execArgv: [], serialization: 'advanced' });
      const file = require('node:fs').readFileSync(${JSON.stringify(file)});
      reading.send({ file, columns: ${JSON.stringify(COLUMNS)}, rules: { rules: 'LEGACY' } });
      setTimeout(() => console.log(reading.pid), 2_000);`,
    ]);
    const [said] = await once(parent.stdout, 'data');
    const pid = Number(said);
    expect(isAlive(pid)).toBe(true);
    parent.kill('SIGKILL');
    await expectGone(pid);
  });
});
