import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { builtFile } from '../server/config/folders.js';
import type { ReadingOutput } from '../server/imports/spreadsheet/reading-process.js';
import { workbookOf } from './setup/greedy-workbooks.js';

it('a file is read to its end when all processes are told to end, and its process ends with ours', async () => {
  const reading = fork(builtFile('reading-process'), { execArgv: [], serialization: 'advanced' });
  await once(reading, 'spawn');
  const columns = [{ key: 'text', header: 'Question', isRequired: true }];
  const read = async (): Promise<ReadingOutput> => {
    reading.send({ file: workbookOf(''), columns });
    const [output] = await once(reading, 'message');
    return output as ReadingOutput;
  };
  expect(await read()).toMatchObject({ table: { rows: [expect.anything()] } });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) reading.kill(signal);
  await sleep(50);
  expect(await read()).toMatchObject({ table: { rows: [expect.anything()] } });
  reading.disconnect();
  expect(await once(reading, 'exit')).toEqual([0, null]);
});
